import {
  type Band,
  choicesOf,
  highestOf,
  type Instrument,
  type NextStep,
  talkThisWeek,
} from '@/lib/care/screening/instrument';

export type ScreeningResult = {
  readonly score: number;
  readonly highest: number;
  readonly band: Band;
  /** Whether the answer about self-harm is above 0, so that help comes before the score. */
  readonly showsHelpFirst: boolean;
  /** The one next step; after thoughts of self-harm it is a talk this week, whatever the score. */
  readonly nextStep: NextStep;
};

export function bandOf({ bands }: Pick<Instrument, 'bands'>, score: number): Band | undefined {
  return bands.find(({ from, to }) => score >= from && score <= to);
}

/**
 * Scores a completed questionnaire by its published bands (`Instrument.source`).
 * @param given the points of one answer for each item, in the order of the items
 * @throws RangeError when there are more or fewer answers than items
 */
export function scoreScreening(instrument: Instrument, given: readonly number[]): ScreeningResult {
  if (given.length !== instrument.items.length) {
    throw new RangeError(`${instrument.code} has ${instrument.items.length} items, not ${given.length}`);
  }
  const score = given.reduce((sum, points) => sum + points, 0);
  const band = bandOf(instrument, score);
  if (!band) throw new RangeError(`${instrument.code} has no band for ${score}`);
  const showsHelpFirst = instrument.safetyItem !== undefined && (given[instrument.safetyItem] ?? 0) > 0;
  return {
    score,
    highest: highestOf(instrument),
    band,
    showsHelpFirst,
    nextStep: showsHelpFirst ? talkThisWeek : band.nextStep,
  };
}

/** Name of a question's field in the form with all questions. */
export const itemField = (index: number) => `item-${index + 1}`;

/** The points of a sent answer; undefined for a missing or invalid one. */
export function pointsOf(instrument: Instrument, index: number, sent: unknown): number | undefined {
  return choicesOf(instrument, index).find(({ points }) => String(points) === sent)?.points;
}
