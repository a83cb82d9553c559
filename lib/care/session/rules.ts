import { hour, minute } from '@/lib/format/duration';
import { formatDay } from '@/lib/format/time';

/** Message to a therapist who asks a client for something after a handover. */
export const goneOnWords =
  'This client has moved to another therapist. You can do this again if they book with you.';

/**
 * The words in a client's record in place of the forms that would be refused with `goneOnWords`.
 * @param lastDay "2026-12-24", in India's calendar
 */
export function goneOnSaid(
  { to, lastDay }: { readonly to: string; readonly lastDay: string },
  name: string,
): string {
  return `${name} has moved to ${to}; your last day was ${formatDay(lastDay)}. You can schedule sessions, set goals, send requests and make offers again if ${name} books with you.`;
}

/** Opening several tabs of a record counts as one opening, with one line for its person to read. */
export const openingMs = 30 * minute;

/** Stands in the lists for a guest whose details are deleted. */
export const erasedGuest = 'Deleted guest';

/** The page of a session's client, or of the session of a guest, who has no record. */
export function personPath(session: {
  readonly id: string;
  readonly client: { readonly id: string | null };
}) {
  const { id } = session.client;
  return id === null
    ? (`/therapist-dashboard/calendar?session=${session.id}` as const)
    : (`/therapist-dashboard/clients/${id}` as const);
}

/** The therapist's page with what the guest of a booking is asked for. */
export const guestRecordPath = (bookingId: string) => `/therapist-dashboard/guests/${bookingId}` as const;

export const sessionModes = { video: 'By video', phone: 'By phone', in_person: 'In person' } as const;

export const sessionStatuses = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
  no_show: 'Missed',
} as const;

/** Words for a value that may come from another release; shows unknown values unchanged. */
export function inWords(words: Readonly<Record<string, string>>, value: string): string {
  return Object.entries(words).find(([name]) => name === value)?.[1] ?? value;
}

/**
 * Milliseconds of the longest session; the database refuses longer ones. A session that began earlier than
 * that has ended.
 */
export const longestSessionMs = 8 * hour;

/** Hours within which a mistaken outcome can be undone, once. */
export const undoHours = 24;

type State = {
  readonly status: string;
  readonly startsAt: Date;
  readonly completedAt: Date | null;
  readonly missedAt: Date | null;
  readonly completionUndoneAt: Date | null;
};

/** The changes that a session allows now; the commands check the row by the same rule. */
export type SessionSteps = {
  readonly concludable: boolean;
  readonly undoable: boolean;
  readonly cancellableByTherapist: boolean;
  readonly cancellableByClient: boolean;
};

/**
 * Therapists conclude a session (completed, missed) once it has begun. A therapist may cancel as long as it has no
 * outcome, because it may turn out afterwards that it did not take place; a client may cancel until it begins.
 */
export function stepsOf(
  { status, startsAt, completedAt, missedAt, completionUndoneAt }: State,
  now: Date,
): SessionSteps {
  const scheduled = status === 'scheduled';
  const begun = startsAt <= now;
  const outcomeAt = status === 'completed' ? completedAt : status === 'no_show' ? missedAt : null;
  return {
    concludable: scheduled && begun,
    undoable:
      completionUndoneAt === null &&
      outcomeAt !== null &&
      now.getTime() - outcomeAt.getTime() <= undoHours * hour,
    cancellableByTherapist: scheduled,
    cancellableByClient: scheduled && !begun,
  };
}

/** Whether a plan's session can be returned: it was missed or cancelled too late. */
export function canGiveBack(status: string, paidByPlan: boolean): boolean {
  return paidByPlan && (status === 'no_show' || status === 'cancelled');
}

/** The client's words for a session that would return to the plan, if its share had not been refunded before. */
export const moneySentBack =
  'The card company has already refunded it to you, so it does not return to your plan.';

export const sessionMessages = {
  completed: 'The session is marked as completed.',
  missed: 'The session is marked as missed.',
  undone: 'The session is scheduled again.',
  givenBack: 'The session is back on the plan. We have informed your client.',
  moneySentBack:
    'This session is not charged. The card company has already refunded it, so it does not return to the plan. We have informed your client.',
  notUsed: 'There is no used plan session to return. Reload the page to see the current status.',
  notLinked: 'You can enter sessions after we accept your application.',
  unknown: 'We could not find this session.',
  notBegun: 'This session has not begun yet.',
  undoOver: 'You can undo the status of a session once, within a day.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

export function alreadySo(status: string): string {
  return `Nothing was changed: this session is now “${inWords(sessionStatuses, status)}”. Reload the page to see it.`;
}
