export const safetyPlanPath = '/dashboard/safety-plan';

export const safetyPlanWords = {
  shared: (name: string) => `${name} can see your safety plan now.`,
  takenBack: 'Your therapist can no longer see it. They may remember what they have already read.',
  empty: 'Write at least one step',
  tooLong: 'Keep each step under 1,000 characters',
  noTherapist: 'Choose one of your therapists',
  consentNeeded: 'Tick the box so that we can store this plan for your therapist',
  unknown: 'This plan is no longer shared.',
  sealed: 'Safety plans cannot be opened or shared at the moment. No data is lost. Please try again later.',
  notSaved: 'We could not share this. Your text is still here. Please try again.',
} as const;
