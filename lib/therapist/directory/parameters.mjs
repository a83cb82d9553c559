// @ts-check

// Plain JavaScript, because the framework's configuration reads it too: it decides by these names which list is a kept
// page and which is made for the visit.

/** Filters that are decided by one value each; all but `accepting` are chosen from a list. */
export const facetKinds = /** @type {const} */ ([
  'specialization',
  'location',
  'language',
  'mode',
  'gender',
  'accepting',
]);

/** Every parameter that changes the list; an address with none of them is the plain first page. */
export const parameterNames = /** @type {const} */ ([
  'q',
  'exact',
  ...facetKinds,
  'fee_min',
  'fee_max',
  'sort',
  'after',
  'before',
]);
