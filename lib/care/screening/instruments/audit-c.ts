import { type Choice, type Instrument, talkSoon } from '@/lib/care/screening/instrument';

const often: readonly Choice[] = [
  { points: 0, label: 'Never' },
  { points: 1, label: 'Monthly or less' },
  { points: 2, label: '2 to 4 times a month' },
  { points: 3, label: '2 to 3 times a week' },
  { points: 4, label: '4 or more times a week' },
];

const drinks: readonly Choice[] = [
  { points: 0, label: '1 or 2, or I do not drink' },
  { points: 1, label: '3 or 4' },
  { points: 2, label: '5 or 6' },
  { points: 3, label: '7 to 9' },
  { points: 4, label: '10 or more' },
];

const manyAtOnce: readonly Choice[] = [
  { points: 0, label: 'Never' },
  { points: 1, label: 'Less than monthly' },
  { points: 2, label: 'Monthly' },
  { points: 3, label: 'Weekly' },
  { points: 4, label: 'Daily or almost daily' },
];

export const auditC: Instrument = {
  slug: 'alcohol',
  code: 'AUDIT-C',
  title: 'Alcohol',
  about: 'Three questions about drinking. For adults.',
  minutes: 1,
  period: 'a usual month',
  source: 'Bush and colleagues, 1998; ranges of the UK Office for Health Improvement and Disparities, 2020',
  terms:
    'The first three questions of AUDIT, World Health Organization, 2001. May be reproduced freely, not for sale.',
  stem: null,
  choices: often,
  ownChoices: { 1: drinks, 2: manyAtOnce },
  items: [
    'How often do you have a drink containing alcohol?',
    'How many drinks do you have on a typical day when you are drinking? A drink is a small beer, a glass of wine or one measure (30 ml) of spirits.',
    'How often do you have six or more drinks on one occasion?',
  ],
  bands: [
    {
      from: 0,
      to: 4,
      name: 'low risk',
      meaning:
        'Your drinking is unlikely to harm you. Women, and people who take medicines, do well to stay below 3.',
      nextStep: { text: 'Keep days without alcohol in every week.', kind: 'self-care' },
    },
    {
      from: 5,
      to: 7,
      name: 'increasing risk',
      meaning: 'At this level drinking begins to harm sleep, mood and body.',
      nextStep: {
        text: 'Count your drinks for two weeks, choose days without any, and tell your therapist what you find.',
        kind: 'consultation',
      },
    },
    {
      from: 8,
      to: 10,
      name: 'higher risk',
      meaning: 'Drinking at this level harms most people in time.',
      nextStep: talkSoon,
    },
    {
      from: 11,
      to: 12,
      name: 'possible dependence',
      meaning: 'Your body may be used to alcohol.',
      nextStep: {
        text: 'Please see a doctor in the next days. Do not stop from one day to the next: with a doctor it is safe.',
        kind: 'consultation',
      },
    },
  ],
};
