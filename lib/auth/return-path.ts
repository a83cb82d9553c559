import type { Route } from 'next';

/** Pages that signing in may lead back to. Everything else goes to the start page, which knows the dashboard. */
const returnable =
  /^\/(?:checkout|payment|book|edit-profile|verify-email|account|admin|products|internships)(?:\/[a-z0-9-]{1,120}){0,4}$/;

/** A path that may be returned to after signing in, or undefined: an address from outside is never followed. */
export function returnPath(asked: unknown): Route | undefined {
  return typeof asked === 'string' && returnable.test(asked) ? (asked as Route) : undefined;
}

/** The sign-in page, leading back to the page it was asked from where that is one worth coming back to. */
export function loginPath(from: string): Route {
  const next = returnPath(from);
  return (next ? `/login?next=${encodeURIComponent(next)}` : '/login') as Route;
}
