import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { findBooking } from '@/lib/booking/queries';
import type { Meeting } from '@/lib/care/meeting/rules';
import { inWords, sessionModes } from '@/lib/care/session/rules';
import { isUuid } from '@/lib/format/uuid';
import type { Fee } from '@/lib/payment/appointment/rules';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** An appointment in a therapist's calendar without a session in a record: a guest has booked it. */
export type OwnAppointment = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly proposedStartsAt: Date | null;
  /** Zone of the person who booked. */
  readonly timeZone: string;
  readonly cancelled: boolean;
  /** guest, client, therapist, admin, system; null for one that stands. */
  readonly cancelledBy: string | null;
  readonly cancelReason: string | null;
  /** video, phone, in_person; `mode` is words. */
  readonly way: string | null;
  readonly mode: string | null;
  readonly meeting: Meeting;
  readonly fee: Fee;
};

/**
 * One agreed or cancelled appointment of the viewer's own calendar, with how the person can be reached. Null for a hold, a
 * stranger's id, and a person whose data was erased.
 */
export async function findOwnAppointment(viewer: Member, id: string): Promise<OwnAppointment | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return null;
  const own = await db.booking.findFirst({
    where: {
      id,
      status: { in: ['confirmed', 'cancelled'] },
      confirmedAt: { not: null },
      calendar: { therapistId: therapist.id },
    },
    select: { guestPhone: true, client: { select: { phone: true } } },
  });
  const booking = own && (await findBooking(id));
  if (!own || !booking?.person) return null;
  const { startsAt, endsAt, proposedStartsAt, timeZone, status, cancelledBy, cancelReason } = booking;
  const { mode, meeting, fee, person } = booking;
  return {
    id,
    name: person.name,
    email: person.email,
    phone: own.client ? own.client.phone : own.guestPhone,
    startsAt,
    endsAt,
    proposedStartsAt,
    timeZone,
    cancelled: status === 'cancelled',
    cancelledBy,
    cancelReason,
    way: mode,
    mode: mode && inWords(sessionModes, mode),
    meeting,
    fee,
  };
}
