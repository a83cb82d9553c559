import 'server-only';
import { consentNoticeVersion } from '@/content/consents';
import { recordAudit } from '@/lib/account/audit';
import type { Member, Viewer } from '@/lib/account/session/session';
import { withPlace } from '@/lib/booking/calendar/columns';
import { isClosedAddress } from '@/lib/booking/closed-account/coming';
import type { GuestDetails } from '@/lib/booking/confirm/schema';
import { enqueueAppointment } from '@/lib/booking/enqueue';
import { keptHourColumns } from '@/lib/booking/kept-hour/columns';
import type { KeptHour } from '@/lib/booking/kept-hour/rules';
import { isKeptForOther } from '@/lib/booking/kept-hour/times';
import { atPlace, storedMeeting } from '@/lib/booking/meeting/rules';
import { readTerms } from '@/lib/booking/meeting/terms';
import { fullWeeksFor, type Newcomer } from '@/lib/booking/new-clients/queries';
import { isInWeek } from '@/lib/booking/new-clients/rules';
import { tellTherapist } from '@/lib/booking/notifications';
import { isOfferedTo, mayBook } from '@/lib/booking/offer/queries';
import { paidUntil } from '@/lib/booking/paying/until';
import { lockWhatPays, paysWord } from '@/lib/booking/paying/what-pays';
import { houseModes } from '@/lib/booking/rules';
import { endWaitingOf } from '@/lib/booking/waitlist/commands';
import { linkCardOf } from '@/lib/care/client-card/answer';
import { sendWithFirstBooking } from '@/lib/care/form/send/automatic';
import { personWith } from '@/lib/care/participant/columns';
import { setPerson } from '@/lib/care/participant/commands';
import { holdSession } from '@/lib/care/plan/credit/commands';
import { minute } from '@/lib/format/duration';
import { paiseIn } from '@/lib/format/money';
import { keepsOrder } from '@/lib/payment/booking-link/meetings';
import { followPlan, followUse, takeAlong } from '@/lib/payment/refund-due/moving';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { firstKind } from '@/lib/therapist/kind/queries';
import { waysHere, waysOf } from '@/lib/therapist/kind/rules';

/** The person who books: a member, or a guest with the details they gave. */
export type Booker =
  | { readonly viewer: Member }
  | {
      readonly guest: Pick<GuestDetails, 'fullName' | 'email' | 'phone'>;
      /** A signed-in person without a client's profile. */
      readonly account?: Viewer | undefined;
    };

type Confirmation = {
  readonly bookingId: string;
  readonly mode: string;
  readonly booker: Booker;
  /** The payment whose booking link the person followed; absent without one. */
  readonly payment?: string | undefined;
  /** The word for what pays on the person's page (`paysWord`); absent or empty if it is not known. */
  readonly shown?: string;
  readonly request: AuditedRequest;
};

type Confirmed = Readonly<{ confirmed: true; bookingId: string; linkId: string; endsAt: Date }>;

/**
 * The reasons: the time is taken; another person holds it; this way to meet is not offered; the hold has expired and its
 * therapist now takes no new clients, or no more in that week, or no longer offers its kind of session; the team has closed
 * the account with the guest's address; the purchase has no meeting of this length left, or this time is out of its order;
 * something else pays than on the person's page.
 */
type NotConfirmed = {
  readonly confirmed: false;
  readonly because:
    | 'gone'
    | 'not-yours'
    | 'mode'
    | 'no-new-clients'
    | 'full-week'
    | 'kind-gone'
    | 'closed'
    | 'meeting-gone'
    | 'meeting-order'
    | 'pays-changed';
};

type HeldRow = {
  id: string;
  status: string;
  participants: { clientId: string | null; linkId: string }[];
  startsAt: Date;
  endsAt: Date;
  icsSequence: number;
  fee: { isZero: () => boolean; toFixed: (digits: number) => string } | null;
  calendarId: string;
  heldUntil: Date | null;
  kindId: string | null;
  kindName: string | null;
  place: { id: string; name: string; address: string; alsoRemote: boolean } | null;
  kind: { modes: string[]; placeId: string | null; archivedAt: Date | null; bookableBy: string } | null;
  blockedUntil: Date;
  calendar: {
    therapistId: string | null;
    timeZone: string;
    bufferMinutes: number;
    newClientsAWeek: number | null;
    keptHours: KeptHour[];
    /** One row with a place, if there is any. */
    hours: { id: string }[];
    therapist: {
      id: string;
      modes: string[];
      acceptingNewClients: boolean;
      /** The first one only. */
      kinds: { id: string }[];
    } | null;
  };
};

/** Locks the row, so that two submits, or a submit and a release, run one after the other. */
async function lockBooking(tx: Tx, id: string): Promise<HeldRow | null> {
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.booking.findUnique({
    where: { id },
    select: {
      id: true,
      status: true,
      ...personWith({ clientId: true, linkId: true }),
      ...{ startsAt: true, endsAt: true, blockedUntil: true, icsSequence: true, fee: true },
      calendarId: true,
      heldUntil: true,
      kindId: true,
      kindName: true,
      place: { select: { id: true, name: true, address: true, alsoRemote: true } },
      kind: { select: { modes: true, placeId: true, archivedAt: true, bookableBy: true } },
      calendar: {
        select: {
          ...{ therapistId: true, timeZone: true, bufferMinutes: true, newClientsAWeek: true },
          keptHours: { select: keptHourColumns },
          hours: withPlace,
          therapist: {
            select: {
              ...{ id: true, modes: true, acceptingNewClients: true },
              kinds: { ...firstKind, orderBy: [...firstKind.orderBy], select: { id: true } },
            },
          },
        },
      },
    },
  });
}

/**
 * Lets bookings of new people wait for each other, before the booking is locked: an expired hold is no longer
 * counted in its week.
 */
async function lockWeekOf(tx: Tx, bookingId: string, now: Date): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM calendars c JOIN bookings b ON b.calendar_id = c.id
    WHERE b.id = ${bookingId}::uuid AND b.held_until <= ${now} AND c.new_clients_a_week IS NOT NULL
    FOR NO KEY UPDATE OF c`;
}

/**
 * Why this person may not have the held time any more; null if they may. A live hold, or an offer to a person on the waitlist, was
 * a promise. An expired hold counts as a new booking, which the therapist may have closed meanwhile.
 */
async function noLongerOpen(
  tx: Tx,
  held: HeldRow,
  person: Newcomer,
  now: Date,
): Promise<'no-new-clients' | 'full-week' | 'kind-gone' | 'gone' | null> {
  const { clientId } = person;
  const { therapist, keptHours } = held.calendar;
  if (!therapist || (held.heldUntil && held.heldUntil > now)) return null;
  if (isKeptForOther(keptHours, held.calendar, held, clientId)) return 'gone';
  const { kind } = held;
  if (kind && (kind.archivedAt || !(await isOfferedTo(kind, therapist.id, clientId, tx)))) return 'kind-gone';
  if (await mayBook(therapist, clientId, tx)) {
    const calendar = { ...held.calendar, id: held.calendarId, kind };
    return isInWeek(await fullWeeksFor(tx, calendar, person, now), held.startsAt) ? 'full-week' : null;
  }
  return (await tx.waitlistEntry.count({ where: { bookingId: held.id } })) > 0 ? null : 'no-new-clients';
}

/**
 * Books the held time: the appointment, the session with a therapist, the session of a plan that
 * pays it, the guest's consent and every mail job, in one transaction. An expired hold still works while the
 * time is free and the therapist accepts the client. A second submit gets the same answer.
 */
export async function confirmBooking(
  { bookingId, mode, booker, payment, shown = '', request }: Confirmation,
  now: Date = new Date(),
): Promise<Confirmed | NotConfirmed> {
  return db.$transaction(async (tx): Promise<Confirmed | NotConfirmed> => {
    await lockWeekOf(tx, bookingId, now);
    const held = await lockBooking(tx, bookingId);
    if (!held) return { confirmed: false, because: 'gone' };
    const clientId = 'viewer' in booker ? booker.viewer.profile.id : null;
    const [holder] = held.participants;
    const heldBy = holder?.clientId ?? null;
    if (heldBy !== null && heldBy !== clientId) return { confirmed: false, because: 'not-yours' };
    if (held.status === 'confirmed' && holder)
      return { confirmed: true, bookingId: held.id, linkId: holder.linkId, endsAt: held.endsAt };
    if (held.status !== 'held' || held.startsAt <= now) return { confirmed: false, because: 'gone' };
    const { therapist, therapistId } = held.calendar;
    const ways = therapist && waysOf({ modes: held.kind?.modes ?? [] }, therapist.modes);
    const named = held.calendar.hours.length > 0;
    const modes = ways ? waysHere(held.place, named, ways, held.kind?.placeId) : houseModes;
    const guest = 'guest' in booker ? booker.guest : null;
    const person = { clientId, ...(guest && { email: guest.email }) };
    const refused = await noLongerOpen(tx, held, person, now);
    if (refused) return { confirmed: false, because: refused };
    if (!modes.includes(mode)) return { confirmed: false, because: 'mode' };

    const account = 'guest' in booker ? booker.account : booker.viewer;
    if (guest && (await isClosedAddress(tx, guest.email))) return { confirmed: false, because: 'closed' };
    const free = held.fee?.isZero() === true;
    const first = therapist?.kinds[0]?.id ?? null;
    const kindId = held.kindId ?? first;
    const minutes = Math.round((held.endsAt.getTime() - held.startsAt.getTime()) / minute);
    const about = { payment, therapistId, clientId, free, kindId, usual: kindId === first, minutes };
    const pays = await lockWhatPays(tx, { ...about, at: held });
    const { column, meeting } = pays?.by === 'payment' ? pays : { column: null, meeting: null };
    if (!therapist && held.kindName !== null && !meeting?.bought)
      return { confirmed: false, because: 'meeting-gone' };
    if (meeting?.bought && !keepsOrder(meeting, held)) return { confirmed: false, because: 'meeting-order' };
    if (shown !== '' && shown !== paysWord(pays)) return { confirmed: false, because: 'pays-changed' };
    await tx.booking.update({
      where: { id: held.id },
      data: {
        status: 'confirmed',
        confirmedAt: now,
        heldUntil: null,
        mode,
        payUntil: await paidUntil(tx, held.id, held.startsAt, now),
        ...storedMeeting(mode, atPlace(await readTerms(tx, held.calendarId), held.place)),
        ...column,
        ...(meeting && { meetingNumber: meeting.number }),
        ...(meeting?.bought && { kindName: meeting.bought.name }),
      },
    });
    const { linkId } = await setPerson(tx, held.id, {
      clientId,
      userId: clientId === null ? (account?.userId ?? null) : null,
      name: guest?.fullName ?? null,
      email: guest?.email ?? null,
      phone: guest?.phone ?? null,
    });
    if (payment && column) await followUse(tx, payment, held.id, now);
    if (pays?.by === 'due') {
      const feePaise = held.fee && paiseIn(held.fee);
      await takeAlong(tx, { due: pays.due.id, bookingId: held.id, feePaise }, now);
    }
    if (guest) {
      await tx.consent.create({
        data: {
          email: guest.email,
          purpose: 'booking',
          noticeVersion: consentNoticeVersion,
          source: 'booking',
        },
      });
    }
    if (therapistId) {
      const planId =
        clientId && pays?.by === 'plan'
          ? await holdSession(tx, { bookingId: held.id, clientId, therapistId }, now)
          : null;
      if (planId) await followPlan(tx, planId, held.id, now);
      await tx.therapySession.create({
        data: {
          clientId,
          therapistId,
          sessionDate: held.startsAt,
          durationMinutes: minutes,
          mode,
          ...(held.kindName && { sessionType: held.kindName }),
          bookingId: held.id,
          planId,
        },
      });
    }
    if (clientId && therapistId) {
      await linkCardOf(tx, { clientId, therapistId }, now);
      await sendWithFirstBooking(tx, { clientId, therapistId }, now);
    }
    await recordAudit(tx, {
      actor: account ?? 'guest',
      action: 'booking.confirmed',
      subject: { table: 'bookings', id: held.id },
      ...(account && { subjectUserId: account.userId }),
      request,
    });
    if (therapistId) {
      const email = 'viewer' in booker ? booker.viewer.email : booker.guest.email;
      await endWaitingOf(tx, { bookingId: held.id, therapistId, email }, now);
      await tellTherapist(tx, therapistId, {
        kind: 'booking.confirmed',
        title: (when) => `New appointment: ${when(held.startsAt)}`,
      });
    }
    await enqueueAppointment(tx, held, now);
    return { confirmed: true, bookingId: held.id, linkId, endsAt: held.endsAt };
  });
}
