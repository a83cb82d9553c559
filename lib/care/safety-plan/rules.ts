export const safetyPlanPath = '/dashboard/safety-plan';

export const safetyPlanWords = {
  shared: (name: string) => `${name} can see your safety plan now.`,
  takenBack: 'Your therapist can no longer see it. What they read before stays with them.',
  empty: 'Write at least one step',
  tooLong: 'Keep each step under 1,000 characters',
  noTherapist: 'Choose one of your therapists',
  consentNeeded: 'Tick the box, so that we may keep this plan for your therapist',
  unknown: 'This plan is not shared any more.',
  sealed: 'Safety plans cannot be opened or shared just now. Nothing is lost. Please try again later.',
  notSaved: 'We could not share this just now. What you typed is still here. Please try again.',
} as const;
