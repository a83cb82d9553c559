export const settingsColumns = {
  timeZone: true,
  slotMinutes: true,
  bufferMinutes: true,
  noticeMinutes: true,
  horizonDays: true,
  cancelNoticeHours: true,
  hours: { select: { weekday: true, startMinute: true, endMinute: true } },
} as const;
