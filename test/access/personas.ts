import type { Role } from '@/lib/account/session/roles';

/** Everybody who can open a private page or call an action. A newcomer has an account and no profile yet. */
export const personas = [
  'guest',
  'newcomer',
  'client',
  'otherClient',
  'therapist',
  'unlinkedTherapist',
  'admin',
  // Has given only the password, which opens nothing of the back office.
  'adminWithoutSecondFactor',
  // Has set up a second step and given only the password in this session, which opens nothing but that step.
  'therapistBeforeSecondStep',
] as const;

export type Persona = (typeof personas)[number];

/** The first person of each outcome: who stands for all whom a door treats alike. */
export function oneOfEach(outcomeOf: (persona: Persona) => unknown): ReadonlySet<Persona> {
  return new Set(new Map(personas.toReversed().map((persona) => [outcomeOf(persona), persona])).values());
}

/** Role of everybody who has finished onboarding. */
export const roles: Readonly<Partial<Record<Persona, Role>>> = {
  client: 'client',
  otherClient: 'client',
  therapist: 'therapist',
  unlinkedTherapist: 'therapist',
  admin: 'admin',
  adminWithoutSecondFactor: 'admin',
  therapistBeforeSecondStep: 'therapist',
};
