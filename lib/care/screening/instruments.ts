/** The four answers of both questionnaires with their points. */
export const answers = [
  { points: 0, label: 'Not at all' },
  { points: 1, label: 'Several days' },
  { points: 2, label: 'More than half the days' },
  { points: 3, label: 'Nearly every day' },
] as const;

export type Answer = (typeof answers)[number]['points'];

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

export type Instrument = {
  readonly slug: 'mood' | 'worry';
  readonly code: 'PHQ-9' | 'GAD-7';
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly items: readonly string[];
  readonly bands: readonly Band[];
  /** Index of the item about self-harm: after an answer above 0 the page shows help before anything else. */
  readonly safetyItem?: number;
};

export const stem = 'Over the last two weeks, how often have you been bothered by this?';

/** Must appear wherever the questions do. */
export const licence =
  'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.';

const talkSoon: NextStep = {
  text: 'Talk to a counsellor or a doctor in the next days. You do not have to wait until it gets worse.',
  kind: 'consultation',
};

/** The step of the highest ranges, and of everybody who has thought of death or of hurting themselves. */
export const talkThisWeek: NextStep = {
  text: 'Please talk to a doctor or a therapist this week, and tell one person near you how it is. You should not carry this alone.',
  kind: 'therapist',
};

export const phq9: Instrument = {
  slug: 'mood',
  code: 'PHQ-9',
  title: 'Mood, energy and interest',
  about: 'Nine questions about low mood. For adults.',
  minutes: 3,
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

export const gad7: Instrument = {
  slug: 'worry',
  code: 'GAD-7',
  title: 'Worry and restlessness',
  about: 'Seven questions about anxiety. For adults.',
  minutes: 2,
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

export const instruments = [phq9, gad7] as const;

export function instrumentBySlug(slug: string): Instrument | undefined {
  return instruments.find((instrument) => instrument.slug === slug);
}
