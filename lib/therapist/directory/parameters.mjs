// @ts-check

// Plain JavaScript, because the framework's configuration reads it too: these names decide which list is a cached
// page and which one is rendered for the visit.

/** Filters with one value each; visitors choose all but `accepting` from a list. */
export const facetKinds = /** @type {const} */ ([
  'specialization',
  'location',
  'language',
  'mode',
  'gender',
  'accepting',
  'register',
]);

/** Every parameter that changes the list; an address without any of them is the plain first page. */
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
