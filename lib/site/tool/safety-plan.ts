/** One step of a safety plan. `lines` is its number of lines on paper. */
type SafetyStep = {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly lines: number;
};

/**
 * The steps in the order of the Safety Planning Intervention (Stanley and Brown, 2012): from acting alone to
 * calling for help, then making the place safe and reasons for living. The words are our own.
 */
export const safetySteps = [
  {
    name: 'signs',
    title: '1. My warning signs',
    hint: 'Thoughts, feelings, places or times of day that come before a crisis.',
    lines: 2,
  },
  {
    name: 'alone',
    title: '2. Things I can do alone',
    hint: 'Things that take my mind off it: a walk, music, cold water, prayer.',
    lines: 2,
  },
  {
    name: 'around',
    title: '3. People and places that help',
    hint: 'Company that takes my mind off it. I do not need to explain anything.',
    lines: 2,
  },
  {
    name: 'people',
    title: '4. People I can ask for help',
    hint: 'Two or three names with phone numbers. Ask them before you need them.',
    lines: 3,
  },
  {
    name: 'help',
    title: '5. Professionals who can help',
    hint: 'My therapist, a doctor, the nearest hospital. Tele-MANAS is 14416, the emergency number 112.',
    lines: 2,
  },
  {
    name: 'safe',
    title: '6. Making my home safe',
    hint: 'Things I could hurt myself with, and a person who will hold on to them for me.',
    lines: 2,
  },
  {
    name: 'worth',
    title: '7. My reasons to live',
    hint: 'People, animals, plans, a promise. Small things count.',
    lines: 2,
  },
] as const satisfies readonly SafetyStep[];

export type SafetyStepName = (typeof safetySteps)[number]['name'];

/** The person's words by step, without empty steps. */
export type SafetyPlanWords = Readonly<Partial<Record<SafetyStepName, string>>>;

/** Characters of one step. */
export const longestStep = 1_000;

/** The name under which the device stores it. */
export const safetyPlanKey = 'antarman.sheet.steps';

/** Reads the plan stored on the device. Leaves out unreadable parts; never throws. */
export function readSafetyPlan(stored: unknown): SafetyPlanWords {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored);
  const words: Partial<Record<SafetyStepName, string>> = {};
  for (const { name } of safetySteps) {
    const found = entries.find(([key]) => key === name)?.[1];
    if (typeof found === 'string' && found !== '') words[name] = found.slice(0, longestStep);
  }
  return words;
}

export function isEmptyPlan(words: SafetyPlanWords): boolean {
  return safetySteps.every(({ name }) => !words[name]?.trim());
}
