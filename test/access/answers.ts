import type { Role } from '@/lib/account/session/roles';
import { type Persona, personas, roles } from './personas';

/** 200 and 404 are the status; a path means a 307 to it. */
export type Answer = 200 | 404 | `/${string}`;
type Answers = Readonly<Record<Persona, Answer>>;

export type PrivateRoute = {
  /** An address of the route. */
  readonly visit: string;
  readonly answers: Answers;
  /** The names of other people that the page must show to a persona; it must show no others. */
  readonly shows?: Readonly<Partial<Record<Persona, readonly Persona[]>>>;
};

export const dashboards: Readonly<Record<Role, Answer>> = {
  client: '/dashboard',
  therapist: '/therapist-dashboard',
  admin: '/admin',
};

/** Repeats product.md §4: the guard must give the same answers. */
export function answersOf(decide: (role: Role | undefined, persona: Persona) => Answer): Answers {
  const entries = personas.map((persona) => [persona, decide(roles[persona], persona)] as const);
  return Object.fromEntries(entries) as Answers;
}

/** The sign-in page with a way back to this address. */
export const loginFrom = (address: string): Answer => `/login?next=${encodeURIComponent(address)}`;

/** The redirect for a person without a profile, with the same way back as the sign-in page. */
const onboardingFrom = (login: Answer): Answer =>
  typeof login === 'string' ? (login.replace('/login', '/onboarding') as Answer) : login;

/** The redirect for a person who owes the second step, with the same way back as the sign-in page. */
export const secondStepFrom = (login: Answer): Answer =>
  typeof login === 'string'
    ? (login.replace('/login', '/therapist-dashboard/second-factor') as Answer)
    : login;

/**
 * The way back after signing in, for pages of therapists. The layout of client pages redirects first and does
 * not know the page.
 */
const backTo = (visit: string): Answer =>
  visit.startsWith('/therapist-dashboard/') ? loginFrom(visit) : '/login';

/** A page for one role only: others are redirected to their own dashboard. */
export function only(allowed: Role, visit: string, login: Answer = backTo(visit)): PrivateRoute {
  return {
    visit,
    answers: answersOf((role, persona) => {
      if (persona === 'guest') return login;
      if (persona === 'therapistBeforeSecondStep') return secondStepFrom(login);
      if (!role) return onboardingFrom(login);
      return role === allowed ? 200 : dashboards[role];
    }),
  };
}

/**
 * A page or a file of the back office: only for admins who have passed the second factor.
 * @param from the page to return to, if different from the address
 */
export function office(visit: string, from = visit): PrivateRoute {
  const { answers } = only('admin', visit, loginFrom(from));
  const adminWithoutSecondFactor: Answer = `/admin/second-factor?next=${encodeURIComponent(from)}`;
  return { visit, answers: { ...answers, adminWithoutSecondFactor } };
}

/** The same for the address of something that does not exist: not found for those who are let in. */
export function ofNothing({ visit, answers }: PrivateRoute): PrivateRoute {
  return {
    visit,
    answers: answersOf((_role, persona) => (answers[persona] === 200 ? 404 : answers[persona])),
  };
}

/** 404 for all personas at the address of an unknown row. */
export const nobodys = (visit: string): PrivateRoute => ({ visit, answers: answersOf(() => 404) });

/** For all who have finished onboarding; they read and change only their own data. */
export function members(visit: string, login: Answer = loginFrom(visit)): PrivateRoute {
  return {
    visit,
    answers: answersOf((role, persona) => {
      if (persona === 'guest') return login;
      if (persona === 'therapistBeforeSecondStep') return secondStepFrom(login);
      return role ? 200 : onboardingFrom(login);
    }),
  };
}

/** For all who are signed in, with or without a profile. */
export function viewers(visit: string, login: Answer = loginFrom(visit)): PrivateRoute {
  return {
    visit,
    answers: answersOf((_role, persona) => {
      if (persona === 'guest') return login;
      return persona === 'therapistBeforeSecondStep' ? secondStepFrom(login) : 200;
    }),
  };
}

/**
 * For signed-out visitors: signed-in people are redirected to the start page, which finds their dashboard, or
 * to the step they owe.
 */
export function visitors(visit: string): PrivateRoute {
  return {
    visit,
    answers: answersOf((_role, persona) => {
      if (persona === 'guest') return 200;
      return persona === 'therapistBeforeSecondStep' ? secondStepFrom('/login') : '/';
    }),
  };
}
