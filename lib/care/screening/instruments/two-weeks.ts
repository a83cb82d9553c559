import type { Choice } from '@/lib/care/screening/instrument';

// The shared parts of PHQ-9 and GAD-7.

export const twoWeeks = 'Over the last two weeks, how often have you been bothered by this?';

export const daysOfTwoWeeks: readonly Choice[] = [
  { points: 0, label: 'Not at all' },
  { points: 1, label: 'Several days' },
  { points: 2, label: 'More than half the days' },
  { points: 3, label: 'Nearly every day' },
];

export const spitzerTerms =
  'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.';
