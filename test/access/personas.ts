import type { Role } from '@/lib/account/session/roles';

/** Everyone who can open a private page or call an action. A newcomer has an account and no profile yet. */
export const personas = [
  'guest',
  'newcomer',
  'client',
  'otherClient',
  'therapist',
  'unlinkedTherapist',
  'admin',
  // Has entered only the password, which opens no page of the back office.
  'adminWithoutSecondFactor',
  // Has set up a second step and entered only the password in this session, which opens only that step.
  'therapistBeforeSecondStep',
] as const;

export type Persona = (typeof personas)[number];

/** The first person of each outcome represents all with the same outcome. */
export function oneOfEach(outcomeOf: (persona: Persona) => unknown): ReadonlySet<Persona> {
  return new Set(new Map(personas.toReversed().map((persona) => [outcomeOf(persona), persona])).values());
}

export const roles: Readonly<Partial<Record<Persona, Role>>> = {
  client: 'client',
  otherClient: 'client',
  therapist: 'therapist',
  unlinkedTherapist: 'therapist',
  admin: 'admin',
  adminWithoutSecondFactor: 'admin',
  therapistBeforeSecondStep: 'therapist',
};
