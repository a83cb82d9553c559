import type { Answer, Band, Instrument } from '@/lib/care/screening/instruments';

export type ScreeningResult = {
  /** Sum of the points: 0–27 (PHQ-9) or 0–21 (GAD-7). */
  readonly score: number;
  readonly highest: number;
  readonly band: Band;
  /** The answer about self-harm is above 0: help comes before the score. */
  readonly showsHelpFirst: boolean;
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
  return {
    score,
    highest: instrument.items.length * mostPoints,
    band,
    showsHelpFirst: instrument.safetyItem !== undefined && (given[instrument.safetyItem] ?? 0) > 0,
  };
}
