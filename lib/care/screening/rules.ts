import {
  type Answer,
  type Band,
  type Instrument,
  type NextStep,
  talkThisWeek,
} from '@/lib/care/screening/instruments';

export type ScreeningResult = {
  /** Sum of the points: 0–27 (PHQ-9) or 0–21 (GAD-7). */
  readonly score: number;
  readonly highest: number;
  readonly band: Band;
  /** The answer about self-harm is above 0: help comes before the score. */
  readonly showsHelpFirst: boolean;
  /** The one thing to do next; after thoughts of self-harm it is a talk this week, whatever the sum. */
  readonly nextStep: NextStep;
};

/** The most points of one item. */
const mostPoints = 3;

/**
 * Scores a completed questionnaire by its published bands (Kroenke & Spitzer, 2001; Spitzer et al., 2006).
 * @param given one answer for each item, in the order of the items
 * @throws RangeError when there are more or fewer answers than items
 */
export function scoreScreening(instrument: Instrument, given: readonly Answer[]): ScreeningResult {
  if (given.length !== instrument.items.length) {
    throw new RangeError(`${instrument.code} has ${instrument.items.length} items, not ${given.length}`);
  }
  const score = given.reduce<number>((sum, points) => sum + points, 0);
  const band = instrument.bands.find(({ from, to }) => score >= from && score <= to);
  if (!band) throw new RangeError(`${instrument.code} has no band for ${score}`);
  const showsHelpFirst = instrument.safetyItem !== undefined && (given[instrument.safetyItem] ?? 0) > 0;
  return {
    score,
    highest: instrument.items.length * mostPoints,
    band,
    showsHelpFirst,
    nextStep: showsHelpFirst ? talkThisWeek : band.nextStep,
  };
}
