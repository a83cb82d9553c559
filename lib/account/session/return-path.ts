import type { Route } from 'next';

/**
 * Pages to which signing up and in may return, with a short query. A dashboard itself is not among them: the
 * start page finds it. Pages below it are, because a session may end in a long form. No segment begins with a
 * dot, so a path never climbs.
 */
const returnable =
  /^\/(?:checkout|payment|book|room|contact|professionals|edit-profile|verify-email|account|admin|products|internships|onboarding|invitation|(?:dashboard|therapist-dashboard)(?=\/))(?:\/[\w-][\w.~-]{0,199}){0,4}(?:\?[\w.~%&=+-]{1,200})?$/;

/** A path to return to after signing in, or undefined: an address from outside is never followed. */
export function returnPath(wanted: unknown): Route | undefined {
  return typeof wanted === 'string' && returnable.test(wanted) ? (wanted as Route) : undefined;
}

/** One of our pages, with the way back to another if that page may be returned to. */
function withReturn(page: string, from: unknown): Route {
  const next = returnPath(from);
  return (next ? `${page}?next=${encodeURIComponent(next)}` : page) as Route;
}

/** The sign-in page, with a way back to the present page if signing in may return there. */
export function loginPath(from: string): Route {
  return withReturn('/login', from);
}

/** The onboarding page, with a way back to the page that needed a profile. */
export function onboardingPath(from: string): Route {
  return withReturn('/onboarding', from);
}

/** The page that names the address to confirm, with a way on to the page that the person wanted. */
export function confirmationPath(next: string, { created = false } = {}): Route {
  const path: string = withReturn('/verify-email', next);
  return (created ? `${path}${path.includes('?') ? '&' : '?'}${createdFlag}=1` : path) as Route;
}

/** Marks that page's address right after the account was made. */
export const createdFlag = 'created';
