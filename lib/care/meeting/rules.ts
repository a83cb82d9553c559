/** The product's own room of one appointment, as each of the two opens it. */
export type OwnRoom = { readonly host: string; readonly person: string };

/** Stands where a link would, for a video call in the product's own room. */
export const inOwnRoom = 'room';

/** Where the two people of an appointment meet. Nobody else may see it. */
export type Meeting = {
  /** The host's own room of a video call; https. */
  readonly link: string | null;
  /** Addresses of the product's own room, when the two meet there. */
  readonly ownRoom: OwnRoom | null;
  readonly address: string | null;
  /** Who calls whom by phone; null while that is not agreed. */
  readonly caller: 'host' | 'person' | null;
  /** Number that is called. */
  readonly phone: string | null;
  /** Number of the host to ring when the agreed way fails. */
  readonly backupPhone: string | null;
};

/** Nothing is agreed. */
export const noMeeting: Meeting = {
  link: null,
  ownRoom: null,
  address: null,
  caller: null,
  phone: null,
  backupPhone: null,
};

/** Columns of an appointment that say where the two meet. */
export type KeptMeeting = {
  readonly meetingLink: string | null;
  readonly meetingAddress: string | null;
  readonly meetingCaller: string | null;
  readonly meetingPhone: string | null;
  readonly backupPhone: string | null;
};

/**
 * An appointment's place as its two people see it.
 * @param personPhone number of the person who booked, whom a host calls
 * @param ownRoom addresses of the product's room for this appointment, whether it meets there or not
 */
export function meetingOf(kept: KeptMeeting, personPhone: string | null, ownRoom: OwnRoom): Meeting {
  const caller = kept.meetingCaller === 'host' || kept.meetingCaller === 'person' ? kept.meetingCaller : null;
  const called = { host: personPhone, person: kept.meetingPhone };
  return {
    link: kept.meetingLink === inOwnRoom ? null : kept.meetingLink,
    ownRoom: kept.meetingLink === inOwnRoom ? ownRoom : null,
    address: kept.meetingAddress,
    caller,
    phone: caller && called[caller],
    backupPhone: kept.backupPhone,
  };
}

/** "Join" is offered from so many minutes before the beginning. */
export const joinMinutes = 15;

const minute = 60_000;

/** The product's own room stays open so many minutes after the end. */
export const closeMinutes = 30;

/** The moment at which the product's own room closes. */
export function roomCloses(endsAt: Date): Date {
  return new Date(endsAt.getTime() + closeMinutes * minute);
}

/** The moment from which one can join. */
export function joinFrom(startsAt: Date): Date {
  return new Date(startsAt.getTime() - joinMinutes * minute);
}

type Joined = { readonly startsAt: Date; readonly endsAt: Date; readonly meeting?: Pick<Meeting, 'ownRoom'> };

/** Whether "Join" is offered now: from 15 minutes before until the end, and until the product's own room closes. */
export function canJoin({ startsAt, endsAt, meeting }: Joined, now: Date): boolean {
  return joinFrom(startsAt) <= now && now < (meeting?.ownRoom ? roomCloses(endsAt) : endsAt);
}

/** video, phone, in_person; null while that is not agreed. */
type Mode = string | null;

/** The room of a video call as one of the two opens it; null for other ways to meet, and while there is none. */
export function roomOf(mode: Mode, { link, ownRoom }: Meeting, reader: 'person' | 'host'): string | null {
  return mode === 'video' ? (ownRoom?.[reader] ?? link) : null;
}

type Reader = {
  readonly mode: Mode;
  readonly meeting: Meeting;
  /** Name of the other side in a sentence, such as "Asha Rao" or "A member of our team". */
  readonly other: string;
  readonly reader: 'person' | 'host';
};

function callInWords({ meeting: { caller, phone }, other, reader }: Reader): string {
  if (caller === null) return 'Who calls whom is not agreed yet.';
  const readerCalls = caller === reader;
  if (readerCalls) return phone ? `You call ${other} on ${phone}.` : `You call ${other}.`;
  return phone ? `${other} calls you on ${phone}.` : `${other} calls you.`;
}

/** One sentence that says how the two meet. */
export function meetingInWords(terms: Reader): string {
  const { mode, meeting, other, reader } = terms;
  if (mode === 'phone') return callInWords(terms);
  if (mode === 'video') {
    const room = roomOf(mode, meeting, reader);
    if (room) return `Video call: ${room}`;
    return reader === 'host'
      ? 'You have not given a link for the call yet.'
      : `${other} has not given the link yet. We write to you as soon as it is here.`;
  }
  if (mode === 'in_person') {
    if (meeting.address) return meeting.address;
    return reader === 'host'
      ? 'You have not given an address yet.'
      : `${other} has not given the address yet. We write to you as soon as it is here.`;
  }
  return 'How you meet is not agreed yet.';
}

/** How the two meet, without the other's name: for what stays on a device. */
export function meetingWithoutName({ reader, ...terms }: Omit<Reader, 'other'>): string {
  const words = meetingInWords({
    ...terms,
    reader,
    other: reader === 'person' ? 'your therapist' : 'your client',
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** LOCATION of a calendar file: a link, an address or who calls; undefined while nothing is agreed. */
export function calendarLocation(terms: Reader): string | undefined {
  const { mode, meeting, reader } = terms;
  if (mode === 'video') return roomOf(mode, meeting, reader) ?? undefined;
  if (mode === 'in_person') return meeting.address?.replace(/\s+/g, ' ') ?? undefined;
  return mode === 'phone' && meeting.caller ? callInWords(terms).replace(/\.$/, '') : undefined;
}

/** The address on a map. It is a plain link: nobody is asked before a click. */
export function mapAddress(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.replace(/\s+/g, ' ') })}`;
}
