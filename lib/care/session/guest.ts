import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { personWith } from '@/lib/care/participant/columns';
import { findClientToAsk } from '@/lib/care/session/access';
import { erasedGuest, openingMs } from '@/lib/care/session/rules';
import { isUuid } from '@/lib/format/uuid';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

const columns = {
  clientId: true,
  sessionDate: true,
  status: true,
  booking: {
    select: { imported: { select: { id: true } }, ...personWith({ id: true, name: true, email: true }) },
  },
} as const;

type Found = Readonly<Record<'participantId' | 'name' | 'email', string>>;

/** The session of a booking with this therapist, and its guest if they may be asked for something by mail. */
async function findSession(client: Pick<Tx, 'therapySession'>, therapistId: string, bookingId: string) {
  const session = await client.therapySession.findFirst({
    where: { bookingId, therapistId },
    select: columns,
  });
  if (!session?.booking) return null;
  const { clientId, sessionDate, status, booking } = session;
  const { id: participantId, name = null, email = null } = booking.participants[0] ?? {};
  // The person of an imported appointment has had no mail of ours before.
  const open = clientId === null && status !== 'cancelled' && booking.imported === null;
  const asked: Found | null = open && participantId && name && email ? { participantId, name, email } : null;
  return { clientId, sessionDate, name: name ?? erasedGuest, asked };
}

/**
 * The guest of a booking with this therapist, if they may be asked for something; null for other people, for a
 * cancelled or an imported appointment, once the guest is erased and once an account has taken the booking over.
 * An account that is about to take it over waits.
 */
async function lockGuestToAsk(
  tx: Pick<Tx, '$queryRaw' | 'therapySession'>,
  therapistId: string,
  bookingId: string,
): Promise<Found | null> {
  if (!isUuid(bookingId)) return null;
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
  return (await findSession(tx, therapistId, bookingId))?.asked ?? null;
}

/** A client, or the guest of a booking. */
export type AskedPerson =
  | { readonly clientId: string; readonly userId: string }
  | { readonly bookingId: string; readonly userId: null };

type Asked = {
  readonly to: AskedPerson;
  readonly name: string;
  /** A guest's address. */
  readonly email?: string;
};

/**
 * The person, if this therapist may ask them for something new now. See `findClientToAsk` and `lockGuestToAsk`.
 * @param id profile id of a client, or id of a guest's booking
 */
export async function findPersonToAsk(
  tx: Pick<Tx, '$queryRaw' | 'therapySession'>,
  therapistId: string,
  id: string,
  at: Date,
): Promise<Asked | 'handed-over' | null> {
  const client = await findClientToAsk(tx, therapistId, id, at);
  if (client === 'handed-over') return client;
  if (client) return { to: { clientId: client.id, userId: client.userId }, name: client.name };
  const asked = await lockGuestToAsk(tx, therapistId, id);
  return asked && { to: { bookingId: id, userId: null }, ...asked };
}

type Opening = {
  readonly viewer: MemberOf<'therapist'>;
  readonly bookingId: string;
  readonly request: AuditedRequest;
  readonly now: Date;
};

async function recordOpening(tx: Pick<Tx, 'auditEntry'>, { viewer, bookingId, request, now }: Opening) {
  const opening = { subjectTable: 'bookings', subjectId: bookingId, action: 'guest.opened' } as const;
  const isRecorded = await tx.auditEntry.findFirst({
    where: { ...opening, actorUserId: viewer.userId, at: { gt: new Date(now.getTime() - openingMs) } },
    select: { id: true },
  });
  if (isRecorded) return;
  const subject = { table: opening.subjectTable, id: bookingId };
  await recordAudit(tx, { actor: viewer, action: opening.action, subject, request });
}

export type OpenedGuest = {
  readonly bookingId: string;
  readonly name: string;
  readonly sessionDate: Date;
  /** Profile id of the account that has taken the booking over; null for a guest. */
  readonly clientId: string | null;
  /** The guest, if the viewer may ask them for something now. */
  readonly asked: Found | null;
};

/**
 * The guest of a booking with the viewer; null for any other booking. It logs that the record was opened, once in half
 * an hour, for the account that may take the booking over. Once one has, it logs nothing: the client's record is in
 * its place.
 */
export async function openGuest(
  viewer: MemberOf<'therapist'>,
  bookingId: string,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<OpenedGuest | null> {
  const therapist = isUuid(bookingId) ? await therapistOf(viewer) : null;
  if (!therapist) return null;
  return db.$transaction(async (tx) => {
    // An account that takes the booking over waits, and finds the line.
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR KEY SHARE`;
    const session = await findSession(tx, therapist.id, bookingId);
    if (!session) return null;
    if (session.clientId === null) await recordOpening(tx, { viewer, bookingId, request, now });
    return { ...session, bookingId };
  });
}
