import type { Route } from 'next';

/** Pages to which signing in may return. All others go to the start page, which knows the dashboard. */
const returnable =
  /^\/(?:checkout|payment|book|edit-profile|verify-email|account|admin|products|internships)(?:\/[a-z0-9-]{1,120}){0,4}$/;

/** A path to return to after signing in, or undefined: an address from outside is never followed. */
export function returnPath(asked: unknown): Route | undefined {
  return typeof asked === 'string' && returnable.test(asked) ? (asked as Route) : undefined;
}

/** The sign-in page, with a way back to the present page if signing in may return there. */
export function loginPath(from: string): Route {
  const next = returnPath(from);
  return (next ? `/login?next=${encodeURIComponent(next)}` : '/login') as Route;
}
