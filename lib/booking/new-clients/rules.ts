/** The most new clients a week that a therapist can set; the database has the same bound. */
export const mostNewClients = 20;

/** A calendar week of India, Monday to Sunday; `until` is the Monday after it. */
export type Week = { readonly from: Date; readonly until: Date };

export function isInWeek(weeks: readonly Week[], at: Date): boolean {
  return weeks.some(({ from, until }) => from <= at && at < until);
}

export const newClientsRule =
  'How many new people may book an appointment in the same week, Monday to Sunday in India. Existing clients, your link-only kinds and the sessions you schedule are not limited.';
