import { keptHourColumns } from '@/lib/booking/kept-hour/columns';

export const settingsColumns = {
  timeZone: true,
  slotMinutes: true,
  bufferMinutes: true,
  noticeMinutes: true,
  horizonDays: true,
  cancelNoticeHours: true,
  keptHours: { select: keptHourColumns },
  hours: { select: { weekday: true, startMinute: true, endMinute: true } },
} as const;
