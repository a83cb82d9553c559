/**
 * Pages of the site with an address of their own, in the order of the menu. A page that is added to the site is added
 * here; a page that is not to be found by search engines says so itself.
 */
export const publicPages = [
  '/',
  '/about',
  '/services',
  '/services/individual-therapy',
  '/services/couples-family',
  '/services/assessments',
  '/services/workshops-webinars',
  '/corporate-plans',
  '/products',
  '/professionals',
  '/match',
  '/clarity-quiz',
  '/clarity-quiz/mood',
  '/clarity-quiz/worry',
  '/blog',
  '/resources',
  '/resources/tools-worksheets',
  '/resources/crisis-support',
  '/resources/self-care-guides',
  '/resources/mindfulness-meditation',
  '/contact',
  '/internships',
  '/platform-ethics',
  '/privacy',
  '/terms',
  '/data-protection',
  '/accessibility',
  '/refunds',
] as const satisfies readonly `/${string}`[];
