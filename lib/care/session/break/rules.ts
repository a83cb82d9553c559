/** Weeks without a next session after which a therapist is reminded; three by default. */
export const usualWeeks = 3;

const weeksChoices = [1, 2, 3, 4, 6, 8, 12] as const;

export const breakWeekChoices = weeksChoices.map((weeks) => ({
  value: String(weeks),
  label: weeks === 1 ? 'After one week' : `After ${weeks} weeks`,
}));

/** Weeks after which ended work causes no reminder. */
export const oldestWeeks = 26;

export const mostBreaks = 50;

export const breaksPath = '/therapist-dashboard/clients/breaks';

/** "The last session was on 12 Nov" or "The session of 12 Nov was missed", and that no next one is arranged. */
export function breakInWords(missed: boolean, when: string): string {
  return missed
    ? `Missed the session of ${when}. No upcoming session.`
    : `Last session on ${when}. No upcoming session.`;
}

export const breakWords = {
  closed: 'Closed. You will not be reminded of this again.',
  weeks: 'Saved.',
  unknown: 'We could not find this. Perhaps a session has been scheduled.',
  choose: 'Choose a number of weeks',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
