import type { Role } from '@/lib/account/session/roles';
import { minuteInWords } from '@/lib/format/time';
import { knownTimeZone } from '@/lib/format/time-zone';
import type { ContactHours } from '@/lib/notification/hours/rules';

/**
 * Mails that people can switch off. All others (signing in, passwords, appointments booked or cancelled) always go
 * out.
 */
export type OptionalMail = 'reminder' | 'quotation' | 'request';

export const reminderTimes = {
  day: 'A day before',
  three: 'Three hours before',
  hour: 'An hour before',
  join: '15 minutes before a video call',
} as const;

export type ReminderTime = keyof typeof reminderTimes;

export const reminderFields = {
  day: 'remindDay',
  three: 'remindThree',
  hour: 'remindHour',
  join: 'remindJoin',
} as const satisfies Record<ReminderTime, string>;

/** The default times: more would fill the mailbox of a therapist who works all day. */
export const usualReminders: Readonly<Record<Role, readonly ReminderTime[]>> = {
  client: ['day', 'hour', 'join'],
  therapist: ['hour', 'join'],
  admin: [],
};

const isReminderTime = (text: string): text is ReminderTime => Object.hasOwn(reminderTimes, text);

/** The times as stored: "day,hour"; null for the default ones of this role. */
export function storedTimes(times: readonly ReminderTime[], role: Role): string | null {
  const stored = times.join(',');
  return stored === usualReminders[role].join(',') ? null : stored;
}

export function timesOf(stored: string | null, role: Role): readonly ReminderTime[] {
  return stored === null ? usualReminders[role] : stored.split(',').filter(isReminderTime);
}

type MailChoice = {
  readonly mail: OptionalMail;
  readonly field: MailField;
  readonly label: string;
  readonly hint: string;
};

/** Form fields of the three choices, named after their columns. */
export type MailField = 'mailReminders' | 'mailQuotations' | 'mailRequests';

/** The choices of each role; leaves out mails that this role never gets. */
export const mailChoices: Readonly<Record<Role, readonly MailChoice[]>> = {
  client: [
    {
      mail: 'reminder',
      field: 'mailReminders',
      label: 'By email',
      hint: 'With the place and a link to reschedule or cancel.',
    },
    {
      mail: 'quotation',
      field: 'mailQuotations',
      label: 'Quotations',
      hint: 'When a therapist sends or withdraws a quotation.',
    },
    {
      mail: 'request',
      field: 'mailRequests',
      label: 'Messages',
      hint: 'When your therapist or our team has written to you. One email for several messages.',
    },
  ],
  therapist: [
    {
      mail: 'reminder',
      field: 'mailReminders',
      label: 'By email',
      hint: 'With the place.',
    },
    {
      mail: 'quotation',
      field: 'mailQuotations',
      label: 'Quotations',
      hint: 'When a client accepts or declines one of yours.',
    },
    {
      mail: 'request',
      field: 'mailRequests',
      label: 'Messages',
      hint: 'When clients or our team have written to you. One email for several messages.',
    },
  ],
  admin: [],
};

export type MailPreferences = ContactHours & {
  readonly reminders: {
    readonly times: readonly ReminderTime[];
    /** Whether devices with notifications also show reminders. */
    readonly byPush: boolean;
  };
  readonly mails: Readonly<Record<OptionalMail, boolean>>;
  /** IANA zone of the hours and of the times shown. */
  readonly timeZone: string;
};

/** The default preferences; the database has the same ones. */
export const usualPreferences: MailPreferences = {
  reminders: { times: usualReminders.client, byPush: true },
  mails: { reminder: true, quotation: true, request: true },
  fromMinute: 8 * 60,
  untilMinute: 20 * 60,
  timeZone: 'Asia/Kolkata',
};

/** A zone that clocks know, for any stored value of an older release. */
export function readableZone(timeZone: string | undefined): string {
  return (timeZone && knownTimeZone(timeZone)) || usualPreferences.timeZone;
}

const step = 30;

const halfHours = Array.from({ length: 1440 / step }, (_, index) => index * step);

export const openingMinutes: readonly number[] = halfHours;

export const closingMinutes: readonly number[] = halfHours.map((minute) => minute + step);

export const preferenceLabels = {
  remindDay: `Reminders: ${reminderTimes.day.toLowerCase()}`,
  remindThree: `Reminders: ${reminderTimes.three.toLowerCase()}`,
  remindHour: `Reminders: ${reminderTimes.hour.toLowerCase()}`,
  remindJoin: `Reminders: ${reminderTimes.join}`,
  mailReminders: 'Reminders: by email',
  remindByPush: 'Reminders: on my devices',
  mailQuotations: 'Mails: quotations',
  mailRequests: 'Mails: messages',
  contactFrom: 'From',
  contactUntil: 'Until',
  timeZone: 'Your time zone',
} as const;

const ticked = (yes: boolean) => (yes ? 'on' : '');

export function preferencesShown({
  reminders,
  mails,
  fromMinute,
  untilMinute,
  timeZone,
}: MailPreferences): Readonly<Record<keyof typeof preferenceLabels, string>> {
  const remindsAt = (time: ReminderTime) => ticked(reminders.times.includes(time));
  return {
    remindDay: remindsAt('day'),
    remindThree: remindsAt('three'),
    remindHour: remindsAt('hour'),
    remindJoin: remindsAt('join'),
    remindByPush: ticked(reminders.byPush),
    mailReminders: ticked(mails.reminder),
    mailQuotations: ticked(mails.quotation),
    mailRequests: ticked(mails.request),
    contactFrom: String(fromMinute),
    contactUntil: String(untilMinute),
    timeZone,
  };
}

export function preferenceWords(name: string, value: string): string {
  if (name.startsWith('mail') || name.startsWith('remind')) return value === 'on' ? 'Yes' : 'No';
  return name.startsWith('contact') ? minuteInWords(Number(value)) : value;
}

export const preferenceMessages = {
  saved: 'Your choices are saved.',
  notSaved: 'We could not save your choices. Please try again.',
  order: 'Choose an end time after the start time',
} as const;
