import 'server-only';
import { findBooking } from '@/lib/booking/queries';
import { bookedBy, nameOf } from '@/lib/care/participant/columns';
import { feeStateInWords, priceInWords } from '@/lib/payment/appointment/rules';
import { db, type Tx } from '@/lib/server/db';

export type ClosingAccount = {
  readonly userId: string;
  readonly profileId: string | null;
  /** Null unless confirmed: a stranger may have typed the address. */
  readonly address: string | null;
  readonly therapistId: string | null;
};

export type ComingAppointment = {
  readonly id: string;
  /** False for a session without an appointment. */
  readonly isBooking: boolean;
  readonly startsAt: Date;
  readonly client: string;
  readonly host: string;
  /** Its price and the state of its payment, in words. */
  readonly money: string;
};

/** An address that no account has; Prisma would drop an undefined condition. */
const nobody = '';

/** Future appointments of an account, including those booked as a guest with its address, the next one first. */
export async function comingAppointments(
  { userId, profileId, address, therapistId }: ClosingAccount,
  { client = db, now = new Date() }: { client?: Tx | typeof db; now?: Date } = {},
): Promise<ComingAppointment[]> {
  const [booked, alone] = await Promise.all([
    client.booking.findMany({
      where: {
        status: 'confirmed',
        startsAt: { gt: now },
        OR: [
          bookedBy({
            OR: [
              ...(profileId ? [{ clientId: profileId }] : []),
              { clientId: null, OR: [{ userId }, { email: address ?? nobody }] },
            ],
          }),
          ...(therapistId ? [{ calendar: { therapistId } }] : []),
        ],
      },
      select: { id: true },
    }),
    client.therapySession.findMany({
      where: {
        status: 'scheduled',
        bookingId: null,
        sessionDate: { gt: now },
        OR: [...(profileId ? [{ clientId: profileId }] : []), ...(therapistId ? [{ therapistId }] : [])],
      },
      select: {
        id: true,
        sessionDate: true,
        client: { select: { firstName: true, lastName: true } },
        therapist: { select: { name: true } },
      },
    }),
  ]);
  const views = [];
  for (const { id } of booked) views.push(await findBooking(id, { client, now }));
  const bookings = views.flatMap((view) =>
    view === null
      ? []
      : {
          id: view.id,
          isBooking: true,
          startsAt: view.startsAt,
          client: view.person?.name ?? 'Deleted account',
          host: view.therapist?.name ?? 'Consultations',
          money: view.fee.state === 'none' ? priceInWords(view.fee) : feeStateInWords(view.fee),
        },
  );
  const sessions =
    profileId === null && therapistId === null
      ? []
      : alone.map((session) => ({
          id: session.id,
          isBooking: false,
          startsAt: session.sessionDate,
          client: nameOf({ name: null, client: session.client }) ?? 'Deleted account',
          host: session.therapist.name,
          money: 'Scheduled without an appointment.',
        }));
  return [...bookings, ...sessions].toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );
}

/** Whether the team has closed the account with this address; no one can book with it, signed in or not. */
export async function isClosedAddress(tx: Pick<Tx, 'user'>, email: string): Promise<boolean> {
  const closed = await tx.user.count({
    where: { email, disabledAt: { not: null }, emailVerifiedAt: { not: null } },
  });
  return closed > 0;
}
