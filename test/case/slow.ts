/**
 * Tags of a journey with and without scripts: the second way runs only in the full run. Forms for people in
 * distress (contact, a therapist's profile, screening) run both ways in every run.
 */
export function tagsOf(javaScriptEnabled: boolean): string[] {
  return javaScriptEnabled ? [] : ['@slow'];
}

/** Tags of a check at the widths of a phone and a desk: the wide one runs only in the full run. */
export function tagsOfWidth(width: number): string[] {
  return width < 1_280 ? [] : ['@slow'];
}

/** Tags of a check of one page in both schemes: the dark one runs only in the full run, except for public pages. */
export function tagsOfScheme(colorScheme: 'light' | 'dark'): string[] {
  return colorScheme === 'light' ? [] : ['@slow'];
}
