// @ts-check

// Plain JavaScript, because the framework's configuration reads it too: these names decide which list is a cached
// page and which one is rendered for the visit.

/** Filters with one value each; all but `accepting` are chosen from a list. */
export const facetKinds = /** @type {const} */ ([
  'specialization',
  'location',
  'language',
  'mode',
  'gender',
  'accepting',
  'register',
]);

/** Every parameter that changes the list; without any of them the address is the plain first page. */
export const parameterNames = /** @type {const} */ ([
  'q',
  'exact',
  ...facetKinds,
  'fee_min',
  'fee_max',
  'free',
  'zone',
  'sort',
  'after',
  'before',
]);
