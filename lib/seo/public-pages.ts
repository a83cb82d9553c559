/**
 * Pages of the site with an address of their own, in the order of the menu. A page that is added to the site is added
 * here; a page that is not to be found by search engines says so itself.
 */
export const publicPages = [
  '/',
  '/services',
  '/services/individual-therapy',
  '/services/couples-family',
  '/services/assessments',
  '/services/workshops-webinars',
  '/professionals',
  '/match',
  '/clarity-quiz',
  '/clarity-quiz/mood',
  '/clarity-quiz/worry',
  '/blog',
  '/resources/crisis-support',
  '/contact',
] as const satisfies readonly `/${string}`[];
