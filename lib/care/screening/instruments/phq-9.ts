import { type Instrument, talkSoon, talkThisWeek } from '@/lib/care/screening/instrument';
import { daysOfTwoWeeks, spitzerTerms, twoWeeks } from '@/lib/care/screening/instruments/two-weeks';

export const phq9: Instrument = {
  slug: 'mood',
  code: 'PHQ-9',
  title: 'Mood, energy and interest',
  about: 'Nine questions about low mood. For adults.',
  minutes: 3,
  period: 'two weeks',
  source: 'Kroenke, Spitzer and Williams, 2001',
  terms: spitzerTerms,
  stem: twoWeeks,
  choices: daysOfTwoWeeks,
  items: [
    'Little interest or pleasure in doing things',
    'Feeling down, depressed, or hopeless',
    'Trouble falling or staying asleep, or sleeping too much',
    'Feeling tired or having little energy',
    'Poor appetite or overeating',
    'Feeling bad about yourself, or that you are a failure or have let yourself or your family down',
    'Trouble concentrating on things, such as reading the newspaper or watching television',
    'Moving or speaking so slowly that other people could have noticed, or the opposite: being so fidgety or restless that you have been moving around a lot more than usual',
    'Thoughts that you would be better off dead, or of hurting yourself in some way',
  ],
  safetyItem: 8,
  bands: [
    {
      from: 0,
      to: 4,
      name: 'minimal',
      meaning: 'Few signs of low mood in the last two weeks.',
      nextStep: {
        text: 'Look after sleep, food, movement and company. If something still weighs on you, that is reason enough to talk.',
        kind: 'self-care',
      },
    },
    {
      from: 5,
      to: 9,
      name: 'mild',
      meaning: 'Some signs of low mood. Many people have weeks like this.',
      nextStep: {
        text: 'Try one small thing a day that used to do you good, and look again in two weeks. Talk to someone if it stays.',
        kind: 'self-care',
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
      to: 19,
      name: 'moderately severe',
      meaning: 'Low mood takes up much of your days.',
      nextStep: talkThisWeek,
    },
    {
      from: 20,
      to: 27,
      name: 'severe',
      meaning: 'Low mood takes up nearly all of your days.',
      nextStep: talkThisWeek,
    },
  ],
};
