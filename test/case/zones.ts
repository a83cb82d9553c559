/** Zones with and without a summer time, on both halves of the earth, some with odd offsets. */
export const zones = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dubai',
  'Asia/Singapore',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
] as const;
