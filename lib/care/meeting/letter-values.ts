import { modeLabels, type StoredMeeting } from '@/lib/care/meeting/rules';
import { nameForMail } from '@/lib/format/plain-text';
import { bothClocks } from '@/lib/format/time';
import { oneLine } from '@/lib/format/typed/text';
import type { LetterValues } from '@/lib/therapist/letter/rules';

const titles = /^(?:(?:dr|prof|mr|mrs|ms|miss|shri|smt|sri)\b\.?\s*)+/i;

/** The first name of a person who typed their whole name into one field. */
export function firstNameIn(name: string): string {
  return name.replace(titles, '').split(/\s+/)[0] || name;
}

type Appointment = {
  readonly startsAt: Date;
  /** IANA zone of the reader. */
  readonly timeZone: string;
  readonly mode: string | null;
  readonly address: StoredMeeting['meetingAddress'];
};

/** The values of a letter's placeholders: "Tue, 24 Nov", "6:30 pm IST", "by video". */
export function letterValues(firstName: string, appointment: Appointment | null): LetterValues {
  const name = nameForMail(firstName);
  if (!appointment) return { firstName: name, appointment };
  const { startsAt, timeZone, mode, address } = appointment;
  const place = mode === 'in_person' && address ? oneLine(address) : modeLabels[mode ?? ''];
  return {
    firstName: name,
    appointment: {
      day: bothClocks(startsAt, timeZone).own.replace(/, [^,]*$/, ''),
      time: bothClocks(startsAt, timeZone, 'clock').own,
      place: place ?? 'in a way still to be agreed',
    },
  };
}
