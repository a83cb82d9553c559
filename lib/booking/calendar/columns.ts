import { keptHourColumns } from '@/lib/booking/kept-hour/columns';

/** The place of hours, as free times need it. */
const placeOfHours = { select: { id: true, premisesId: true, alsoRemote: true } } as const;

/** A row of the weekly hours. */
export const hoursColumns = {
  weekday: true,
  startMinute: true,
  endMinute: true,
  place: placeOfHours,
} as const;

/** One row of the weekly hours with a place, if there is any. */
export const withPlace = { where: { placeId: { not: null } }, take: 1, select: { id: true } } as const;

/** A day that differs from them. */
export const exceptionColumns = {
  kind: true,
  onDate: true,
  startMinute: true,
  endMinute: true,
  place: placeOfHours,
} as const;

export const settingsColumns = {
  timeZone: true,
  slotMinutes: true,
  bufferMinutes: true,
  noticeMinutes: true,
  horizonDays: true,
  cancelNoticeHours: true,
  newClientsAWeek: true,
  keptHours: { select: keptHourColumns },
  hours: { select: hoursColumns },
} as const;
