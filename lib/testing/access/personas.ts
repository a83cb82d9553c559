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
] as const;

export type Persona = (typeof personas)[number];

/** Role of everybody who has finished onboarding. */
export const roles: Readonly<Partial<Record<Persona, Role>>> = {
  client: 'client',
  otherClient: 'client',
  therapist: 'therapist',
  unlinkedTherapist: 'therapist',
  admin: 'admin',
  adminWithoutSecondFactor: 'admin',
};
