/** Hours before a session until which moving and cancelling are free, where a therapist has not set others. */
export const usualNoticeHours = 24;

/** Facts to show before somebody books, in one place, because every booking page must say the same. */

/** Price of our first consultation: the owner's statement. */
export const consultationPrice = 'Free of charge';

/** The box that a guest ticks. Purpose, use and end in the words people see (DPDP Act 2023 s. 5 and 6). */
export const bookingConsent = {
  agreement: 'You may use my name, email and phone for this appointment.',
  use: 'Only you and the person you meet see them. We write to you about this appointment and nothing else, and delete them when they are no longer needed.',
} as const;

/**
 * Zones in which people ask for times most often; the address can name any other, and the browser offers its own.
 * India comes first, then east to west.
 */
export const frequentZones = [
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Asia/Tokyo',
  'Australia/Perth',
  'Asia/Singapore',
  'Asia/Kuala_Lumpur',
  'Asia/Hong_Kong',
  'Asia/Bangkok',
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'Asia/Colombo',
  'Asia/Karachi',
  'Asia/Dubai',
  'Asia/Muscat',
  'Indian/Mauritius',
  'Asia/Riyadh',
  'Asia/Qatar',
  'Asia/Kuwait',
  'Asia/Bahrain',
  'Africa/Nairobi',
  'Africa/Johannesburg',
  'Europe/Berlin',
  'Europe/Amsterdam',
  'Europe/Paris',
  'Europe/Zurich',
  'Europe/Dublin',
  'Europe/London',
  'America/Halifax',
  'America/Toronto',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Vancouver',
  'America/Los_Angeles',
  'Pacific/Honolulu',
] as const;
