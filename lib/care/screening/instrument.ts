export type Choice = { readonly points: number; readonly label: string };

export type NextStepKind = 'self-care' | 'breathing' | 'consultation' | 'therapist';

/** The next step in words, and the offer that the page shows for it. */
export type NextStep = { readonly text: string; readonly kind: NextStepKind };

/** A range of scores with its published name and its meaning in plain words. */
export type Band = {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly meaning: string;
  readonly nextStep: NextStep;
};

/**
 * The questionnaires in the order in which a therapist chooses, without their questions, for stored results
 * and forms.
 */
export const instrumentCodes = ['PHQ-9', 'GAD-7', 'WHO-5', 'K6', 'AUDIT-C'] as const;

export type Instrument = {
  readonly slug: string;
  readonly code: (typeof instrumentCodes)[number];
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  /** The words that begin each question; null where each question is whole. */
  readonly stem: string | null;
  readonly items: readonly string[];
  readonly choices: readonly Choice[];
  /** The answers to the question of this index, if it has its own. */
  readonly ownChoices?: Readonly<Record<number, readonly Choice[]>>;
  /** The published ranges, from 0 to the highest score without a gap. */
  readonly bands: readonly Band[];
  /** The period that the questions ask about: "two weeks". */
  readonly period: string;
  /** True if more points are a better sign; in most questionnaires they are a worse one. */
  readonly higherIsBetter?: true;
  /** The publication of the ranges. */
  readonly source: string;
  /** The copyright holder and terms; must appear with the questions. */
  readonly terms: string;
  /** Index of the item about self-harm: after an answer above 0 the page shows help before anything else. */
  readonly safetyItem?: number;
};

export const talkSoon: NextStep = {
  text: 'Talk to a counsellor or a doctor in the next days. You do not have to wait until it gets worse.',
  kind: 'consultation',
};

/** The next step after the highest ranges, and after any thought of death or self-harm. */
export const talkThisWeek: NextStep = {
  text: 'Please talk to a doctor or a therapist this week, and tell one person near you how it is. You should not carry this alone.',
  kind: 'therapist',
};

export function choicesOf({ choices, ownChoices }: Instrument, index: number): readonly Choice[] {
  return ownChoices?.[index] ?? choices;
}

/** The highest score of a questionnaire: 27 (PHQ-9), 21 (GAD-7), 100 (WHO-5). */
export function highestOf({ bands }: Pick<Instrument, 'bands'>): number {
  return Math.max(...bands.map(({ to }) => to));
}
