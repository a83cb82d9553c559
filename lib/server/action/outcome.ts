/** The refusal of a command. `because` is a code that its action puts into words; `Facts` are what these words need. */
export type Refused<Because extends string, Facts = unknown> = {
  readonly done: false;
  readonly because: Because;
} & Facts;

/** The answer of a command that returns nothing else. */
export type Outcome<Because extends string> = { readonly done: true } | Refused<Because>;
