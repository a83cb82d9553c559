import { type Instrument, talkSoon, talkThisWeek } from '@/lib/care/screening/instrument';

export const k6: Instrument = {
  slug: 'distress',
  code: 'K6',
  title: 'Strain',
  about: 'Six questions about the last thirty days. For adults.',
  minutes: 1,
  period: 'thirty days',
  source: 'Kessler and colleagues, 2003; Prochaska and colleagues, 2012',
  terms: 'Kessler Psychological Distress Scale (K6), Ronald C. Kessler, 2003. Free to use; cite the source.',
  stem: 'During the last 30 days, about how often did you feel',
  choices: [
    { points: 0, label: 'None of the time' },
    { points: 1, label: 'A little of the time' },
    { points: 2, label: 'Some of the time' },
    { points: 3, label: 'Most of the time' },
    { points: 4, label: 'All of the time' },
  ],
  items: [
    'nervous?',
    'hopeless?',
    'restless or fidgety?',
    'so depressed that nothing could cheer you up?',
    'that everything was an effort?',
    'worthless?',
  ],
  bands: [
    {
      from: 0,
      to: 4,
      name: 'low',
      meaning: 'Little strain in the last thirty days.',
      nextStep: {
        text: 'Nothing needs doing. If something still weighs on you, that is reason enough to talk.',
        kind: 'self-care',
      },
    },
    {
      from: 5,
      to: 12,
      name: 'moderate',
      meaning: 'Enough strain that a talk with a trained person is worth it.',
      nextStep: talkSoon,
    },
    {
      from: 13,
      to: 24,
      name: 'serious',
      meaning: 'Strain takes up much of your days.',
      nextStep: talkThisWeek,
    },
  ],
};
