import 'server-only';
import { type Changes, changesOf } from '@/lib/booking/rules';
import type { CalendarOf } from '@/lib/calendar/queries';
import { db, type Tx } from '@/lib/db';

/** One booking with what pages, mails and calendar files say of it. */
export type BookingView = {
  readonly id: string;
  readonly calendarId: string;
  readonly status: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly heldUntil: Date | null;
  /** Zone of the person who booked. */
  readonly timeZone: string;
  readonly mode: string | null;
  readonly icsSequence: number;
  readonly cancelledBy: string | null;
  readonly changes: Changes;
  /** Null for the service's own consultation. */
  readonly therapist: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly email: string;
    readonly modes: readonly string[];
  } | null;
  /** Who booked; null while only the slot is held. */
  readonly person: { readonly name: string; readonly email: string; readonly userId: string | null } | null;
};

/** In whose time a booking stands. */
export function calendarOf({ therapist }: Pick<BookingView, 'therapist'>): CalendarOf {
  return therapist ? { therapist: therapist.slug } : 'desk';
}

/**
 * One booking by its id, or null. Whoever calls this has found the id in a signed link, in a job, or in a row of the
 * viewer; it is never taken from a form as it is.
 */
export async function findBooking(
  id: string,
  { client = db, now = new Date() }: { client?: Pick<Tx, 'booking'>; now?: Date } = {},
): Promise<BookingView | null> {
  const row = await client.booking.findUnique({
    where: { id },
    select: {
      id: true,
      calendarId: true,
      status: true,
      startsAt: true,
      endsAt: true,
      heldUntil: true,
      viewerTimeZone: true,
      mode: true,
      cancelNoticeHours: true,
      icsSequence: true,
      cancelledBy: true,
      guestName: true,
      guestEmail: true,
      client: { select: { userId: true, firstName: true, lastName: true, email: true } },
      calendar: {
        select: {
          slotMinutes: true,
          therapist: { select: { id: true, slug: true, name: true, email: true, modes: true } },
        },
      },
    },
  });
  if (!row) return null;
  const { client: profile, guestName, guestEmail, calendar, viewerTimeZone, ...rest } = row;
  const { therapist, ...rules } = calendar;
  const guest = guestName && guestEmail ? { name: guestName, email: guestEmail, userId: null } : null;
  const member = profile && {
    name: `${profile.firstName} ${profile.lastName}`,
    email: profile.email,
    userId: profile.userId,
  };
  return {
    ...rest,
    timeZone: viewerTimeZone,
    changes: changesOf({ ...rest, ...rules }, now),
    therapist,
    person: member ?? guest,
  };
}
