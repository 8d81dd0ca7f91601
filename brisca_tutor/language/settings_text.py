"""Names of the fields of a rule set and of their values, in words.

For ``rules``, comparisons, and messages about ``--set KEY=VALUE``.
"""

from __future__ import annotations

from ..game.cards import Suit
from .catalogue import Speech, mark, mark_in
from .rules_cards import listed

_NAMES: dict[str, str] = {
    "base": mark("published values it starts from"),
    "packs": mark("pack by number of players"),
    "pack": mark("one pack for every number of players"),
    "removed_two": mark("two taken out of the pack of 39"),
    "four": mark("four players"),
    "five": mark("five players"),
    "direction": mark("direction of play"),
    "hand_size": mark("cards dealt to each player"),
    "cards_each": mark("cards that each player plays to a trick"),
    "indicator": mark("card turned up to make trumps"),
    "open_hands": mark("hands in sight"),
    "stock_open": mark("cards of the stock in sight"),
    "auction": mark("auction"),
    "lowest_bid": mark("lowest bid"),
    "bid_step": mark("step of the bids"),
    "first_lead": mark("lead to the first trick"),
    "suit_named": mark("when the suit of the called card is named"),
    "cantes": mark("cantes of king and knight"),
    "defenders_score": mark("points of those who defeat a contract"),
    "swap": mark("swap of the face-up card"),
    "swap_two": mark("swap with the two"),
    "swap_deadline": mark("last moment for the swap"),
    "last_trick_bonus": mark("bonus for the last trick"),
    "stop_when_decided": mark("end of a hand that is decided"),
    "tie": mark("in case of a tie"),
    "tie_counts": mark("tied hand in a series"),
    "match": mark("kind of match"),
    "match_target": mark("hands or points of the match"),
    "obligation": mark("obligation when playing a card"),
    "signs": mark("signs between partners"),
    "sign_code": mark("code of the signs"),
    "partners_show": mark("when partners look at each other's cards"),
    "show_points": mark("points during the hand"),
}

_VALUES: dict[tuple[str, str], str] = {
    ("pack", "by_seats"): mark_in("setting pack", "according to the number of players"),
    ("four", "pairs"): mark_in("setting four", "two pairs"),
    ("four", "alone"): mark_in("setting four", "each alone"),
    ("four", "rotation"): mark_in("setting four", "the dealer rests"),
    ("five", "refused"): mark_in("setting five", "five do not play"),
    ("five", "alone"): mark_in("setting five", "each alone"),
    ("five", "rotation"): mark_in("setting five", "the dealer rests"),
    ("direction", "right"): mark_in("setting direction", "to the right"),
    ("direction", "left"): mark_in("setting direction", "to the left"),
    ("indicator", "open"): mark_in("setting indicator", "face up"),
    ("indicator", "covered"): mark_in("setting indicator", "shown, then covered"),
    ("indicator", "unseen"): mark_in("setting indicator", "unseen until a trump is played"),
    ("indicator", "none"): mark_in("setting indicator", "none"),
    ("open_hands", "on"): mark_in("setting open_hands", "all hands lie open"),
    ("open_hands", "off"): mark_in("setting open_hands", "everybody sees only their own"),
    ("stock_open", "none"): mark_in("setting stock_open", "none"),
    ("stock_open", "top"): mark_in("setting stock_open", "the next one to be drawn"),
    ("stock_open", "all"): mark_in("setting stock_open", "all of them"),
    ("auction", "none"): mark_in("setting auction", "none"),
    ("auction", "points"): mark_in("setting auction", "for points"),
    ("auction", "ranks"): mark_in("setting auction", "downwards, with a called card"),
    ("first_lead", "eldest"): mark_in("setting first_lead", "whoever sits next to the dealer"),
    ("first_lead", "declarer"): mark_in("setting first_lead", "whoever won the auction"),
    ("suit_named", "at_once"): mark_in("setting suit_named", "before the first trick"),
    ("suit_named", "after_first"): mark_in(
        "setting suit_named", "after the first trick, which has no trumps"
    ),
    ("cantes", "on"): mark_in("setting cantes", "with cantes"),
    ("cantes", "off"): mark_in("setting cantes", "without cantes"),
    ("defenders_score", "on"): mark_in("setting defenders_score", "they score their card points"),
    ("defenders_score", "off"): mark_in("setting defenders_score", "they score nothing"),
    ("swap", "on"): mark_in("setting swap", "with the swap"),
    ("swap", "off"): mark_in("setting swap", "without the swap"),
    ("swap_two", "if_present"): mark_in("setting swap_two", "wherever the pack has the two"),
    ("swap_two", "on"): mark_in("setting swap_two", "always; no pack without twos"),
    ("swap_two", "off"): mark_in("setting swap_two", "never"),
    ("swap_two", "any"): mark_in("setting swap_two", "for any face-up card, with points too"),
    ("swap_deadline", "covered_left"): mark_in(
        "setting swap_deadline", "while a face-down card is left"
    ),
    ("swap_deadline", "before_last_draw_trick"): mark_in(
        "setting swap_deadline", "no longer just before the last draw"
    ),
    ("swap_deadline", "first_trick"): mark_in(
        "setting swap_deadline", "only right after the first trick"
    ),
    ("last_trick_bonus", "0"): mark_in("setting last_trick_bonus", "none"),
    ("stop_when_decided", "on"): mark_in(
        "setting stop_when_decided", "it stops as soon as nobody can catch up"
    ),
    ("stop_when_decided", "off"): mark_in(
        "setting stop_when_decided", "it is played to the last card"
    ),
    ("tie", "void"): mark_in("setting tie", "nobody scores"),
    ("tie", "replay"): mark_in("setting tie", "replayed"),
    ("tie", "replay_doubled"): mark_in("setting tie", "replayed for a double stake"),
    ("tie", "both_win"): mark_in("setting tie", "a won hand for each"),
    ("tie", "last_trick"): mark_in("setting tie", "the last trick decides"),
    ("tie_counts", "on"): mark_in("setting tie_counts", "counts as one of the hands"),
    ("tie_counts", "off"): mark_in("setting tie_counts", "does not count"),
    ("match", "first_to"): mark_in("setting match", "first to a number of hands"),
    ("match", "best_of"): mark_in("setting match", "best of a number of hands"),
    ("match", "game_points"): mark_in("setting match", "first to a number of game points"),
    ("match", "card_points"): mark_in("setting match", "first to a number of card points"),
    ("match", "contract"): mark_in("setting match", "first to a number of contract points"),
    ("obligation", "free"): mark_in("setting obligation", "any card may be played"),
    ("obligation", "follow_or_trump"): mark_in(
        "setting obligation", "without a stock, follow suit or trump"
    ),
    ("obligation", "follow_and_beat"): mark_in(
        "setting obligation", "without a stock, follow suit, beat, trump and over-ruff"
    ),
    ("signs", "off"): mark_in("setting signs", "no signs"),
    ("signs", "honest"): mark_in("setting signs", "true signs only"),
    ("signs", "free"): mark_in("setting signs", "signs allowed, even false ones"),
    ("sign_code", "sheet"): mark_in("setting sign_code", "Spanish: a shoulder says the three"),
    ("sign_code", "italian_tongue"): mark_in(
        "setting sign_code", "Italian: a shoulder says the jack, the tongue the knight"
    ),
    ("sign_code", "italian_shoulder"): mark_in(
        "setting sign_code", "Italian: a shoulder says the knight, the tongue the jack"
    ),
    ("partners_show", "never"): mark_in("setting partners_show", "never"),
    ("partners_show", "first"): mark_in("setting partners_show", "before the first trick"),
    ("partners_show", "end"): mark_in("setting partners_show", "once the stock is empty"),
    ("show_points", "always"): mark_in("setting show_points", "always in sight"),
    ("show_points", "end"): mark_in("setting show_points", "only at the end"),
}
"""Messages under the context ``setting KEY``."""


def setting_name(speech: Speech, key: str) -> str:
    """The name of a field of `RuleSet` in words; the key itself if it is unknown."""
    return speech.say(_NAMES[key]) if key in _NAMES else key


def setting_text(speech: Speech, key: str, value: object) -> str:
    """A value of a field of `RuleSet` in words.

    Args:
        key: name of the field.
        value: the value itself, or its text as typed after ``--set KEY=``.

    An unknown value is given back as it is.
    """
    if isinstance(value, bool):
        value = "on" if value else "off"
    if key == "removed_two" and str(getattr(value, "value", value)) in _SUITS:
        suit = Suit(getattr(value, "value", value))
        return speech.suit(suit).name
    if key == "packs" and isinstance(value, tuple):
        return listed(
            speech,
            (
                speech.say("{players} players, {cards} cards", players=seats, cards=cards)
                for seats, cards in value
            ),
        )
    text = str(value)
    if key in _SWITCHES:
        text = {"true": "on", "false": "off"}.get(text.lower(), text.lower())
    known = _VALUES.get((key, text))
    if known:
        context = "setting " + key
        return speech.say_in(context, known)
    if text.isascii() and text.isdigit():
        count = int(text)
        if key in ("pack", "hand_size", "cards_each"):
            return speech.say_many("{count} card", "{count} cards", count)
        if key in ("last_trick_bonus", "lowest_bid", "bid_step"):
            return speech.say_many("{count} point", "{count} points", count)
    return text


_SUITS = frozenset(suit.value for suit in Suit)
_SWITCHES = ("swap", "stop_when_decided", "tie_counts", "open_hands", "cantes", "defenders_score")
