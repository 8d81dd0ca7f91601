"""What is shown, as blocks of `layout`: each screen has its plain sentences beside its table."""
