import { closeMinutes, inOwnRoom, joinFrom, roomCloses } from '@/lib/care/meeting/rules';

/** A person's role in a room: the host (a therapist or a member of the team), or the client or guest. */
export type RoomRole = 'host' | 'person';

export const roomLimits = {
  /** Milliseconds of silence after which a tab loses its place to another one. */
  seatSeconds: 20,
  /** Bytes of one signal: a description with all its candidates has 3,000 to 9,000. */
  signalBytes: 24_000,
  /** Signals of one person in any ten seconds; making a call takes 10 to 40. */
  signalsPerTenSeconds: 120,
  /** Other posts of one person in any ten seconds: letting in, and leaving a tab. */
  actsPerTenSeconds: 30,
  /** Streams that one person opens in ten seconds: a browser on a bad network tries at most twice a second. */
  streamsPerTenSeconds: 60,
  /** Milliseconds between two checks of the people in the room. */
  lookEveryMs: 5_000,
  /** Seconds after which a signal is deleted, read or not. */
  signalSeconds: 120,
} as const;

export type RoomTime = 'early' | 'open' | 'over' | 'cancelled' | 'elsewhere';

type Appointment = {
  readonly status: string;
  readonly mode: string | null;
  readonly meetingLink: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/**
 * Whether a room is open: from 15 minutes before until 30 minutes after an appointment that is not cancelled
 * and takes place there.
 */
export function roomTime({ status, mode, meetingLink, startsAt, endsAt }: Appointment, now: Date): RoomTime {
  if (status !== 'confirmed') return 'cancelled';
  if (mode !== 'video' || meetingLink !== inOwnRoom) return 'elsewhere';
  if (now < joinFrom(startsAt)) return 'early';
  return now < roomCloses(endsAt) ? 'open' : 'over';
}

export const roomMessages = {
  foreign: 'This was not sent from our website.',
  unknown: 'We could not find this room. Please open it from your appointment.',
  'sign-in': 'Please sign in again and open the room from your appointment.',
  early: 'The room is not open yet.',
  over: `The room is closed. It stays open until ${closeMinutes} minutes after the session.`,
  cancelled: 'This appointment was cancelled, so its room is closed.',
  elsewhere: 'This appointment no longer uses this room. Your appointment shows where to meet.',
  taken: 'The room is open in another window or on another device. You can use this one instead.',
  'team-there': 'A member of the team is already in this room.',
  unreadable: 'Something went wrong with this call. Please open the room again.',
  'too-large': 'This page sent too much data. Please open the room again.',
  'too-many': 'This page is sending too much at once. It will retry automatically.',
  replayed: 'Already received.',
  'not-here':
    'You are no longer in the room here, because it was opened in another window or on another device.',
  'not-let-in': 'Your therapist has not let you in yet.',
  'other-gone': 'The other person has just left or reopened the room.',
  'not-host': 'Only the therapist can let people in.',
  stopping: 'One moment.',
} as const;

export type RoomRefusal = keyof typeof roomMessages;

export const refusalStatus: Readonly<Record<RoomRefusal, number>> = {
  foreign: 403,
  unknown: 404,
  'sign-in': 401,
  early: 409,
  over: 410,
  cancelled: 410,
  elsewhere: 410,
  taken: 409,
  'team-there': 409,
  unreadable: 400,
  'too-large': 413,
  'too-many': 429,
  replayed: 409,
  'not-here': 409,
  'not-let-in': 403,
  'other-gone': 409,
  'not-host': 403,
  stopping: 503,
};

export const canTalkNames = ['yes', 'careful', 'no'] as const;

export type CanTalk = (typeof canTalkNames)[number];

export const canTalkChoices = [
  { value: 'yes', label: 'Yes, no one can hear me' },
  { value: 'careful', label: 'Only partly: please ask before hard topics' },
  { value: 'no', label: 'No, not safely' },
] as const satisfies readonly { readonly value: CanTalk; readonly label: string }[];

export const canTalkForHost: Readonly<Record<CanTalk, string>> = {
  yes: 'Can talk: no one can hear them',
  careful: 'Can talk only partly: ask before hard topics',
  no: 'Cannot talk safely now',
};

export type SafetyNote = {
  readonly canTalk: CanTalk | null;
  readonly place: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
};

/** A note for its readers: null without one, `sealed` when it cannot be opened now. */
export type ShownSafetyNote = SafetyNote | 'sealed' | null;

export const safetyMessages = {
  saved: 'Saved. Only your therapist can see it.',
  notSaved: 'We could not save this just now. You can tell your therapist in the call.',
  sealed: 'This cannot be saved just now. You can tell your therapist in the call.',
  place: 'Keep the place under 200 characters',
  contactName: 'Keep the name under 120 characters',
  contactPhone: 'Enter a phone number like 98765 43210, or leave it empty',
} as const;
