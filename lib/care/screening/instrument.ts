/** One answer to a question, and what it counts. */
export type Choice = { readonly points: number; readonly label: string };

/** What a page can offer after a result. */
export type NextStepKind = 'self-care' | 'breathing' | 'consultation' | 'therapist';

/** One thing to do next, in words, and what the page offers for it. */
export type NextStep = { readonly text: string; readonly kind: NextStepKind };

/** A range of scores with its published name and what it means in plain words. */
export type Band = {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly meaning: string;
  readonly nextStep: NextStep;
};

/** What saved results name, in the order in which a therapist chooses: a form needs these alone, without the questions. */
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
  /** The answers to each question, in the order shown. */
  readonly choices: readonly Choice[];
  /** The answers to the question of this index, where it has its own. */
  readonly ownChoices?: Readonly<Record<number, readonly Choice[]>>;
  /** The published ranges, from 0 to the highest score without a gap. */
  readonly bands: readonly Band[];
  /** The time that a result is about: "two weeks". */
  readonly period: string;
  /** More points are a better sign; in most questionnaires they are a worse one. */
  readonly higherIsBetter?: true;
  /** Where the ranges were published. */
  readonly source: string;
  /** Whose it is and on which terms; must appear wherever the questions do. */
  readonly terms: string;
  /** Index of the item about self-harm: after an answer above 0 the page shows help before anything else. */
  readonly safetyItem?: number;
};

export const talkSoon: NextStep = {
  text: 'Talk to a counsellor or a doctor in the next days. You do not have to wait until it gets worse.',
  kind: 'consultation',
};

/** The step of the highest ranges, and of everybody who has thought of death or of hurting themselves. */
export const talkThisWeek: NextStep = {
  text: 'Please talk to a doctor or a therapist this week, and tell one person near you how it is. You should not carry this alone.',
  kind: 'therapist',
};

/** The answers to one question. */
export function choicesOf({ choices, ownChoices }: Instrument, index: number): readonly Choice[] {
  return ownChoices?.[index] ?? choices;
}

/** The highest score of a questionnaire: 27 (PHQ-9), 21 (GAD-7), 100 (WHO-5). */
export function highestOf({ bands }: Pick<Instrument, 'bands'>): number {
  return Math.max(...bands.map(({ to }) => to));
}
