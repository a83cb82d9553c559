/** Minutes of each meeting that a product includes, in their order: what is sold, said and booked. */
export const meetings = {
  'individual-counseling': [50],
  'couples-marriage-therapy': [75],
  'family-therapy': [80],
  'screening-assessments': [45],
  'diagnostic-evaluation': [90, 45],
  'detailed-psychological-assessment': [120, 120, 120],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Products whose last meeting takes place only if it is needed. */
export const lastIfNeeded: readonly string[] = ['detailed-psychological-assessment'];
