/** What a landing page says in its own words. */
export type LandingText = {
  /** One sentence: the lead, and what search engines show. */
  readonly summary: string;
  readonly text: readonly string[];
};
