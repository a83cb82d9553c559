import { minute } from '@/lib/format/duration';

export type OwnRoom = { readonly host: string; readonly person: string };

/** Stored in place of a link, for a video call in our own room. */
export const inOwnRoom = 'room';

/** Where the two people of an appointment meet; only they may see it. */
export type Meeting = {
  /** The host's own link for a video call; https. */
  readonly link: string | null;
  readonly ownRoom: OwnRoom | null;
  readonly address: string | null;
  /** The calling person; null until it is agreed. */
  readonly caller: 'host' | 'person' | null;
  readonly phone: string | null;
  /** Number of the host, to call if the agreed way fails. */
  readonly backupPhone: string | null;
};

export const noMeeting: Meeting = {
  link: null,
  ownRoom: null,
  address: null,
  caller: null,
  phone: null,
  backupPhone: null,
};

/** Columns of an appointment that define where the two meet. */
export type StoredMeeting = {
  readonly meetingLink: string | null;
  readonly meetingAddress: string | null;
  readonly meetingCaller: string | null;
  readonly meetingPhone: string | null;
  readonly backupPhone: string | null;
};

/**
 * An appointment's place as its two people see it.
 * @param personPhone number of the client or guest, for the host's call
 * @param ownRoom addresses of our own room for this appointment, even if it does not take place there
 */
export function meetingOf(row: StoredMeeting, personPhone: string | null, ownRoom: OwnRoom): Meeting {
  const caller = row.meetingCaller === 'host' || row.meetingCaller === 'person' ? row.meetingCaller : null;
  const called = { host: personPhone, person: row.meetingPhone };
  return {
    link: row.meetingLink === inOwnRoom ? null : row.meetingLink,
    ownRoom: row.meetingLink === inOwnRoom ? ownRoom : null,
    address: row.meetingAddress,
    caller,
    phone: caller && called[caller],
    backupPhone: row.backupPhone,
  };
}

/** Minutes before the beginning from which "Join" is shown. */
export const joinMinutes = 15;

/** Minutes after the end for which our own room stays open. */
export const closeMinutes = 30;

export function roomCloses(endsAt: Date): Date {
  return new Date(endsAt.getTime() + closeMinutes * minute);
}

export function joinFrom(startsAt: Date): Date {
  return new Date(startsAt.getTime() - joinMinutes * minute);
}

type Joined = { readonly startsAt: Date; readonly endsAt: Date; readonly meeting?: Pick<Meeting, 'ownRoom'> };

/** Whether "Join" is shown now: from 15 minutes before the beginning until the end, or until our own room closes. */
export function canJoin({ startsAt, endsAt, meeting }: Joined, now: Date): boolean {
  return joinFrom(startsAt) <= now && now < (meeting?.ownRoom ? roomCloses(endsAt) : endsAt);
}

/** video, phone, in_person; null until it is agreed. */
type Mode = string | null;

/** The room of a video call as one of the two opens it; null for other ways to meet, and without a room. */
export function roomOf(mode: Mode, { link, ownRoom }: Meeting, reader: 'person' | 'host'): string | null {
  return mode === 'video' ? (ownRoom?.[reader] ?? link) : null;
}

type Reader = {
  readonly mode: Mode;
  readonly meeting: Meeting;
  readonly other: string;
  readonly reader: 'person' | 'host';
};

function callInWords({ meeting: { caller, phone }, other, reader }: Reader): string {
  if (caller === null) return 'You have not agreed who will call.';
  const readerCalls = caller === reader;
  if (readerCalls) return phone ? `You call ${other} on ${phone}.` : `You call ${other}.`;
  return phone ? `${other} calls you on ${phone}.` : `${other} calls you.`;
}

export function meetingInWords(terms: Reader): string {
  const { mode, meeting, other, reader } = terms;
  if (mode === 'phone') return callInWords(terms);
  if (mode === 'video') {
    const room = roomOf(mode, meeting, reader);
    if (room) return `Video call: ${room}`;
    return reader === 'host'
      ? 'You have not added a link for the call yet.'
      : `${other} has not shared the link yet. We will email you when they do.`;
  }
  if (mode === 'in_person') {
    if (meeting.address) return meeting.address;
    return reader === 'host'
      ? 'You have not added an address yet.'
      : `${other} has not shared the address yet. We will email you when they do.`;
  }
  return 'The way to meet is not set yet.';
}

/** Ways to meet as part of a sentence. */
export const modeLabels: Readonly<Record<string, string>> = {
  video: 'by video',
  phone: 'by phone',
  in_person: 'in person',
};

/** How the two meet, without the other's name, for texts that stay on a device. */
export function meetingWithoutName({ reader, ...terms }: Omit<Reader, 'other'>): string {
  const words = meetingInWords({
    ...terms,
    reader,
    other: reader === 'person' ? 'your therapist' : 'your client',
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** LOCATION of a calendar file: a link, an address or the caller; undefined until it is agreed. */
export function calendarLocation(terms: Reader): string | undefined {
  const { mode, meeting, reader } = terms;
  if (mode === 'video') return roomOf(mode, meeting, reader) ?? undefined;
  if (mode === 'in_person') return meeting.address?.replace(/\s+/g, ' ') ?? undefined;
  return mode === 'phone' && meeting.caller ? callInWords(terms).replace(/\.$/, '') : undefined;
}

/** The address on a map. A plain link, so that no request goes out before a click. */
export function mapAddress(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.replace(/\s+/g, ' ') })}`;
}
