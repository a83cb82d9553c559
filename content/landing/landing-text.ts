/** The own words of a landing page. */
export type LandingText = {
  /** One sentence: the lead, and what search engines show. */
  readonly summary: string;
  readonly text: readonly string[];
};
