import { type Instrument, talkSoon } from '@/lib/care/screening/instrument';

/** Each answer counts four times its number on the paper form, so that the sum is the published score of 0 to 100. */
export const who5: Instrument = {
  slug: 'well-being',
  code: 'WHO-5',
  title: 'Well-being',
  about: 'Five questions about good days. For adults.',
  minutes: 1,
  period: 'two weeks',
  higherIsBetter: true,
  source: 'World Health Organization, 2024; Topp and colleagues, 2015',
  terms:
    'The World Health Organization-Five Well-Being Index (WHO-5). Geneva: World Health Organization; 2024. Licence: CC BY-NC-SA 3.0 IGO.',
  stem: 'Over the last two weeks',
  choices: [
    { points: 20, label: 'All of the time' },
    { points: 16, label: 'Most of the time' },
    { points: 12, label: 'More than half the time' },
    { points: 8, label: 'Less than half the time' },
    { points: 4, label: 'Some of the time' },
    { points: 0, label: 'At no time' },
  ],
  items: [
    'I have felt cheerful and in good spirits',
    'I have felt calm and relaxed',
    'I have felt active and vigorous',
    'I woke up feeling fresh and rested',
    'My daily life has been filled with things that interest me',
  ],
  bands: [
    {
      from: 0,
      to: 28,
      name: 'very low',
      meaning: 'Good moments were rare in the last two weeks. A talk about low mood is worth it.',
      nextStep: talkSoon,
    },
    {
      from: 29,
      to: 50,
      name: 'low',
      meaning: 'Fewer good moments than most people have.',
      nextStep: talkSoon,
    },
    {
      from: 51,
      to: 100,
      name: 'not low',
      meaning: 'Enough good moments to live on. The higher, the more of them.',
      nextStep: {
        text: 'Keep what does you good. If something still weighs on you, that is reason enough to talk.',
        kind: 'self-care',
      },
    },
  ],
};
