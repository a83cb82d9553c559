import type { Role } from '@/lib/auth/roles';

/** Everybody whom a private page or an action can meet. A newcomer has an account and no profile yet. */
export const personas = [
  'guest',
  'newcomer',
  'client',
  'otherClient',
  'therapist',
  'unlinkedTherapist',
  'admin',
  // Has given the password alone: opens nothing of the back office.
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
