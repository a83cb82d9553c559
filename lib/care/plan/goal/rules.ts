export const goalSteps = {
  not_begun: 'Not started',
  begun: 'Started',
  half: 'Halfway',
  nearly: 'Nearly there',
  reached: 'Reached',
} as const;

export type GoalStep = keyof typeof goalSteps;

export const goalStepNames = [
  'not_begun',
  'begun',
  'half',
  'nearly',
  'reached',
] as const satisfies readonly GoalStep[];

export const mostGoals = 8;

export const longestGoal = 300;

export const goalFormKind = 'plan-goal';

/** Position of a step, from 0 (not begun) to 4 (reached). */
export const distanceOf = (step: GoalStep) => goalStepNames.indexOf(step);

export const goalWords = {
  added: 'Goal added. Your client can see it.',
  changed: 'Goal updated. Your client can see it.',
  removed: 'The goal is removed.',
  missing: 'Write the goal in one sentence',
  tooLong: 'Keep the goal under 300 characters',
  tooMany: 'A plan can have eight goals. Remove one first.',
  ended: 'This plan has ended, so you cannot change its goals.',
  noConsent: 'Your client has withdrawn consent to store health information, so you cannot save goals.',
  unknown: 'We could not find this goal.',
  sealed: 'Goals cannot be opened or saved at the moment. No data is lost. Please try again later.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
