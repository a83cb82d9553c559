/** For `select` of a calendar. */
export const keptHourColumns = {
  clientId: true,
  cardId: true,
  weekday: true,
  startMinute: true,
  minutes: true,
  everyWeeks: true,
  fromDate: true,
} as const;
