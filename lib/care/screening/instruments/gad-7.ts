import { type Instrument, talkSoon, talkThisWeek } from '@/lib/care/screening/instrument';
import { daysOfTwoWeeks, spitzerTerms, twoWeeks } from '@/lib/care/screening/instruments/two-weeks';

export const gad7: Instrument = {
  slug: 'worry',
  code: 'GAD-7',
  title: 'Worry and restlessness',
  about: 'Seven questions about anxiety. For adults.',
  minutes: 2,
  period: 'two weeks',
  source: 'Spitzer, Kroenke, Williams and Löwe, 2006',
  terms: spitzerTerms,
  stem: twoWeeks,
  choices: daysOfTwoWeeks,
  items: [
    'Feeling nervous, anxious, or on edge',
    'Not being able to stop or control worrying',
    'Worrying too much about different things',
    'Trouble relaxing',
    'Being so restless that it is hard to sit still',
    'Becoming easily annoyed or irritable',
    'Feeling afraid, as if something awful might happen',
  ],
  bands: [
    {
      from: 0,
      to: 4,
      name: 'minimal',
      meaning: 'Few signs of anxiety in the last two weeks.',
      nextStep: {
        text: 'Nothing needs doing. If a particular worry keeps coming back, it is still worth a talk.',
        kind: 'self-care',
      },
    },
    {
      from: 5,
      to: 9,
      name: 'mild',
      meaning: 'Some signs of anxiety. Many people have weeks like this.',
      nextStep: {
        text: 'A breathing practice and a fixed time for worries can help. Look again in two weeks.',
        kind: 'breathing',
      },
    },
    {
      from: 10,
      to: 14,
      name: 'moderate',
      meaning: 'Enough signs that a talk with a trained person is worth it.',
      nextStep: talkSoon,
    },
    {
      from: 15,
      to: 21,
      name: 'severe',
      meaning: 'Anxiety takes up much of your days.',
      nextStep: talkThisWeek,
    },
  ],
};
