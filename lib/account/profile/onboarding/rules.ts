import type { Route } from 'next';

/** Roles that people choose for themselves (product.md §6). */
export const onboardingRoles = ['client', 'therapist'] as const;

export type OnboardingRole = (typeof onboardingRoles)[number];

/** The prompt of the last field for each role (product.md §2). */
export const goalsPrompts: Readonly<Record<OnboardingRole, string>> = {
  client: 'What are your goals for therapy?',
  therapist: 'Tell us about your practice',
};

export const onboardingFormKind = 'onboarding';

export const onboardingFormId = 'onboarding';

export const onboardingTasks = { announceApplication: 'announce-therapist-application' } as const;

/** product.md §8. */
export const onboardingMessages = {
  created: 'Profile created successfully!',
  welcome: 'Welcome to your dashboard.',
  failed: 'Error creating profile',
  notSaved: 'We could not save your profile. Your changes are still here. Please try again.',
  careForGoals: 'Tick this so that we can save your goals, or leave the goals empty',
} as const;

/** A page of ours with the mark of a just finished onboarding. */
export function withWelcome(path: Route): Route {
  return `${path}${path.includes('?') ? '&' : '?'}${welcomeFlag}=1` as Route;
}

/** Marks the dashboard's address right after onboarding, so that it greets the person without scripts too. */
export const welcomeFlag = 'welcome';
