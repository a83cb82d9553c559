import type { Route } from 'next';

/**
 * Pages of the site with an address of their own, in the order of the menu. A page that is added to the site is added
 * here; a page that is not to be found by search engines says so itself.
 */
export const publicPages = [
  '/',
  '/professionals',
  '/contact',
  '/resources/crisis-support',
] as const satisfies readonly Route[];
