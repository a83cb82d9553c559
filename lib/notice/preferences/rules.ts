import { knownTimeZone } from '@/lib/time-zone';
import { dayOnClock, instantOnClock } from '@/lib/wall-clock';

/** Mails that one may do without. All others (signing in, passwords, appointments booked or cancelled) always go out. */
export type OptionalMail = 'reminder' | 'quotation' | 'request';

/** Local hours in which somebody may be written to, in minutes after midnight: 0 to 1440, the end not included. */
export type ContactHours = { readonly fromMinute: number; readonly untilMinute: number };

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

/**
 * When a mail may go out: now inside somebody's hours, else when they next open. A day whose hours fall wholly into
 * the change to summer time, or that a zone leaves out, has none.
 */
export function nextWelcome({ fromMinute, untilMinute }: ContactHours, timeZone: string, now: Date): Date {
  const today = dayOnClock(now.getTime(), timeZone);
  for (const days of [0, 1, 2, 3]) {
    const date = today.add({ days });
    const opens = instantOnClock(date, fromMinute, timeZone);
    const closes = instantOnClock(date, untilMinute, timeZone);
    if (opens < closes && now.getTime() < closes) return new Date(Math.max(now.getTime(), opens));
  }
  return now;
}
