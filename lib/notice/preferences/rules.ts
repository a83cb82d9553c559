import type { Role } from '@/lib/auth/roles';
import type { ContactHours } from '@/lib/notice/hours/rules';
import { knownTimeZone } from '@/lib/time-zone';

/** Mails that one may do without. All others (signing in, passwords, appointments booked or cancelled) always go out. */
export type OptionalMail = 'reminder' | 'quotation' | 'request';

type MailChoice = {
  readonly mail: OptionalMail;
  readonly field: MailField;
  readonly label: string;
  readonly hint: string;
};

/** Form fields of the three, named as the columns that keep them. */
export type MailField = 'mailReminders' | 'mailQuotations' | 'mailRequests';

/** What each role can choose; what somebody is never written about is not asked. */
export const mailChoices: Readonly<Record<Role, readonly MailChoice[]>> = {
  client: [
    {
      mail: 'reminder',
      field: 'mailReminders',
      label: 'Reminders of my appointments',
      hint: 'A day and an hour before, whatever the hour is.',
    },
    {
      mail: 'quotation',
      field: 'mailQuotations',
      label: 'Quotations',
      hint: 'When a therapist sends you a quotation or takes one back.',
    },
    {
      mail: 'request',
      field: 'mailRequests',
      label: 'Answers to my messages',
      hint: 'When a therapist has answered a message that you sent from their profile.',
    },
  ],
  therapist: [
    {
      mail: 'quotation',
      field: 'mailQuotations',
      label: 'Quotations',
      hint: 'When a client accepts or declines one of yours.',
    },
  ],
  admin: [],
};

export type MailPreferences = ContactHours & {
  readonly mails: Readonly<Record<OptionalMail, boolean>>;
  /** IANA zone of the hours, and of the times that are shown. */
  readonly timeZone: string;
};

/** What holds until somebody says otherwise; the database has the same defaults. */
export const usualPreferences: MailPreferences = {
  mails: { reminder: true, quotation: true, request: true },
  fromMinute: 8 * 60,
  untilMinute: 20 * 60,
  timeZone: 'Asia/Kolkata',
};

/** A clock that can be read, whatever an older release wrote down. */
export function readableZone(timeZone: string): string {
  return knownTimeZone(timeZone) ?? usualPreferences.timeZone;
}

/** Hours are chosen in half hours. */
const step = 30;

/** "Midnight", "8:00 am", "12:00 noon", "8:30 pm". */
export function minuteInWords(minute: number): string {
  if (minute % 1440 === 0) return 'Midnight';
  const hour = Math.floor(minute / 60);
  const clock = `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')}`;
  if (minute === 720) return `${clock} noon`;
  return `${clock} ${hour < 12 ? 'am' : 'pm'}`;
}

const halfHours = Array.from({ length: 1440 / step }, (_, index) => index * step);

/** Minutes at which the hours may begin. */
export const openingMinutes: readonly number[] = halfHours;

/** Minutes at which they may end. */
export const closingMinutes: readonly number[] = halfHours.map((minute) => minute + step);

export const preferenceMessages = {
  saved: 'Your choices are saved.',
  notSaved: 'We could not save your choices. Please try again.',
  order: 'Choose an end that is later than the beginning',
} as const;
