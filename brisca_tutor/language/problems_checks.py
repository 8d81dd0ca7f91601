"""What `lesson check` finds in the claims and the shape of a lesson, in words; see `problems`."""

from __future__ import annotations

from .catalogue import mark

CHECKS: dict[str, tuple[str, str]] = {
    "announcing-partner": (
        mark("At {seats} players nobody has a partner under these rules."),
        mark("Correct the number of players, or who won the auction."),
    ),
    "answer-not-all": (
        mark("The answer is not complete: {missing} also belongs to it."),
        mark('Complete it, or leave "answer" out: the engine finds it.'),
    ),
    "answer-not-an-option": (
        mark('"{text}" cannot be answered here.'),
        mark("Possible answers: {known}."),
    ),
    "answer-wrong": (
        mark('The answer "{text}" is wrong; the right one is {right}.'),
        mark('Correct it, or leave "answer" out: the engine finds it.'),
    ),
    "auction-is-over": (
        mark("After these calls the auction is over, so nobody can bid any more."),
        mark("Leave out the last call, or ask something else."),
    ),
    "auction-not-over": (
        mark("After these calls nobody has won the auction."),
        mark("Add the calls that are missing, or ask something else."),
    ),
    "best-cards": (
        mark("{count} unseen cards do not fit the hand: it must be {wanted}."),
        mark("Name the rival's cards and, before the last draw, the covered card."),
    ),
    "best-exact": (
        mark("The best card cannot be proved here."),
        mark("Ask once the stock is empty, or for the answer to the lead before the last draw."),
    ),
    "best-points": (
        mark("The points taken add up to {points}, but the cards taken make {total}."),
        mark("Correct one of the numbers."),
    ),
    "call-points": (
        mark('"{text}" cannot be bid: write a number of points, or pass.'),
        mark("For example: bids: [70, pass, 75]."),
    ),
    "call-rank": (
        mark('"{text}" cannot be called: write the rank of a card, points from 62 on, or pass.'),
        mark("For example: bids: [1, pass, R, 2, 62]."),
    ),
    "contract-called": (
        mark("Whether a card is called depends on the rules: here it does not fit."),
        mark('Write "called" where ranks are bid for, and only there.'),
    ),
    "contract-cantes": (
        mark("Nobody can have announced cantes for {points} points under these rules."),
        mark("Cantes count 20 each, and 40 in trumps."),
    ),
    "contract-partner": (
        mark("{seat.Name} cannot be one's own partner."),
        mark('Leave "partner" out for a declarer who held the called card.'),
    ),
    "contract-rests": (
        mark("{seat.Name} deals and rests, and so wins no auction."),
        mark("Name somebody else, or write the seats in another order: the last one deals."),
    ),
    "course-lesson-missing": (
        mark('The course names the lesson "{id}", and there is none.'),
        mark("Write the lesson, or take its id out of the course."),
    ),
    "face-up-never-drawn": (
        mark("In this hand nobody draws the face-up card."),
        mark("Ask something else."),
    ),
    "face-up-not-drawn": (
        mark("Nobody draws the face-up card after trick {number}."),
        mark("Ask it at trick {right}."),
    ),
    "folder-empty": (
        mark('There is no YAML file in the folder "{file}".'),
        mark("Check the name of the folder."),
    ),
    "goal-certain": (
        mark("Every way of playing takes {points} points; the fewest is {least}."),
        mark("Ask for more than {least} points, or change the cards."),
    ),
    "goal-hands": (
        mark("The cards in hand do not fit: you hold {mine}, and the rival {theirs}."),
        mark(
            "Before a trick both hold the same number of cards: {full} while there is a stock, "
            "no more than that once it is empty."
        ),
    ),
    "goal-two-cards": (
        mark("Two cards each are played to a trick, and {cards} in hand do not divide by two."),
        mark("Give each player an even number of cards, or add a stock."),
    ),
    "goal-unreachable": (
        mark("No way of playing takes {points} points; the most is {most}."),
        mark("Ask for {most} points at the most, or change the cards."),
    ),
    "hint-gives-answer": (
        mark("This hint gives the answer away."),
        mark("Only the last hint may do so."),
    ),
    "idea-gives-answer": (
        mark("This text gives the answer away."),
        mark('Say it after the answer, under "done".'),
    ),
    "lesson-not-in-course": (
        mark('The lesson "{id}" is not in the course.'),
        mark("Add its id to course.yaml."),
    ),
    "lint-file-name": (
        mark('The file is not named after its id "{id}".'),
        mark("Name it NN-{id}.yaml."),
    ),
    "lint-late-question": (
        mark("The first question comes after more than {limit} lines of text."),
        mark("Ask something earlier."),
    ),
    "lint-long-idea": (
        mark("This text has {number} words; at most {limit} are easy to follow."),
        mark("Shorten it, or part it into two steps."),
    ),
    "lint-no-hint": (
        mark("This question has no hint."),
        mark('Add "hints:" with one or two.'),
    ),
    "lint-one-hint": (
        mark("A hint is a ladder of at least {limit} rungs."),
        mark("Ask for the idea first, and name the answer on the last rung at the earliest."),
    ),
    "lint-few-questions": (
        mark("Questions in this lesson: {number}, and there should be at least {limit}."),
        mark("Add steps that ask something."),
    ),
    "lint-no-question": (
        mark("The lesson asks nothing."),
        mark("Add a step with a question."),
    ),
    "lint-sign": (
        mark("The sign {sign} cannot be shown on every screen."),
        mark("Use letters and plain punctuation."),
    ),
    "lint-silent-steps": (
        mark("More than {limit} steps in a row ask nothing."),
        mark("Add a question between them."),
    ),
    "need-not-taught": (
        mark('No earlier lesson teaches "{tag}".'),
        mark('Change the order, or correct "needs".'),
    ),
    "no-auction": (
        mark("These rules have no auction in which this could happen."),
        mark("Choose other rules for the step or the file."),
    ),
    "nobody-rests": (
        mark("At {seats} players nobody rests under these rules."),
        mark("Choose rules in which the dealer rests, such as iberica with five players."),
    ),
    "option-twice": (
        mark("This option appears twice."),
        mark("Change one of the two."),
    ),
    "options-all-right": (
        mark("All the options are right, so nothing is asked."),
        mark("Add a wrong one."),
    ),
    "options-none-right": (
        mark("None of the options is right."),
        mark('Add "right: true" to the right one.'),
    ),
    "options-number": (
        mark("A question needs at least two options."),
        mark("Add another option."),
    ),
    "pick-every": (
        mark("Every card is a right answer, so nothing is asked."),
        mark("Change one of the cards."),
    ),
    "pick-none": (
        mark("No card is a right answer."),
        mark("Change one of the cards."),
    ),
    "play-turn": (
        mark("It is the turn of {turn.name}, not of {seat.name}: the players take turns."),
        mark("Each plays one card, then each plays the other one."),
    ),
    "points-or-cards": (
        mark("The points follow from the cards: one of the two is enough."),
        mark('Leave out "points" or "cards".'),
    ),
    "result-no-game-points": (
        mark("No game points are counted under these rules."),
        mark("Choose rules with game points, or ask something else."),
    ),
    "result-rests": (
        mark(
            "Whether the dealer rests depends on the rules; "
            "at {seats} players it does not fit here."
        ),
        mark('Name whoever rested under "rests", or leave that out.'),
    ),
    "result-sides": (
        mark("At {seats} players there are {sides} sides under these rules."),
        mark("Name the sides as they play: partners with a + between them."),
    ),
    "result-total": (
        mark("The points add up to {points}, not to {total}."),
        mark("Correct one of the numbers."),
    ),
    "rule-id": (
        mark('There is no rule "{text}".'),
        mark("`brisca rules` shows them all."),
    ),
    "score-seats": (
        mark("These must be the same as in the points: {known}."),
        mark("Correct the names."),
    ),
    "swap-covered": (
        mark("With {covered} covered cards nobody can be at this point at {seats} players."),
        mark("Correct the number of covered cards, of players, or the moment."),
    ),
    "suit-played-unshown": (
        mark("Not {suit}: {card.the} was played in trick {number}, and nothing was turned up."),
        "",
    ),
    "suit-would-win": (
        mark("Not {suit}: with those trumps {seat.name} would have won, with {card.the}."),
        "",
    ),
    "tag-unknown*": (
        mark('There is no mistaken belief called "{text}".'),
        mark("Possible names: {known}."),
    ),
    "trick-unfinished": (
        mark("Trick {number} is not finished, so nothing can be asked about it."),
        mark("Record the missing cards, or ask about another trick."),
    ),
    "trump-not-hidden": (
        mark("Under these rules everybody knows what trumps are."),
        mark("Choose rules in which the card that makes trumps lies unseen, such as cubierta."),
    ),
    "wrong-is-right": (
        mark('"{text}" is a right answer, and a text explains it as wrong.'),
        mark('Take it out of "wrong".'),
    ),
}
"""Code -> what is wrong, how to put it right (empty where nothing can be added)."""
