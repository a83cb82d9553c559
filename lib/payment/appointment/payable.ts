import 'server-only';
import { isUuid } from '@/lib/format/uuid';
import { feeColumns, feeOfAppointment } from '@/lib/payment/appointment/fee';
import type { AppointmentRefusal } from '@/lib/payment/appointment/rules';
import type { Tx } from '@/lib/server/db';

type Reads = Pick<Tx, 'booking'>;

export type DueAppointment = {
  readonly id: string;
  readonly startsAt: Date;
  readonly amountPaise: number;
  readonly therapistId: string;
};

/**
 * Locks an appointment before its payment is saved. Its release and its cancellation take the same lock, so
 * the second sees the result of the first.
 */
export async function lockAppointment(tx: Pick<Tx, '$queryRaw'>, id: string): Promise<void> {
  if (isUuid(id)) await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${id}::uuid FOR UPDATE`;
}

/**
 * The appointment, if it can be paid now; otherwise the refusal. A cancelled one can be paid if its rule asks
 * for a part. The id must come from a signed link.
 * @param startsAt the time on the payer's page
 */
export async function dueAppointment(
  client: Reads,
  id: string,
  startsAt: string,
): Promise<DueAppointment | AppointmentRefusal> {
  if (!isUuid(id)) return 'unknown';
  const found = await client.booking.findUnique({
    where: { id },
    select: {
      id: true,
      status: true,
      ...feeColumns,
      calendar: { select: { therapistId: true } },
    },
  });
  const therapistId = found?.calendar.therapistId;
  if (!found || found.status === 'held') return 'unknown';
  if (found.status !== 'confirmed' && found.bookedFee === null) return 'cancelled';
  if (found.planId !== null) return 'plan';
  const { amountPaise, state } = feeOfAppointment(found, null);
  if (state === 'verified') return 'paid';
  if (state === 'entered') return 'entered';
  if (state === 'reported') return 'checking';
  if (state === 'refunded') return 'refunded';
  if (!amountPaise || !therapistId) return 'no-fee';
  if (found.startsAt.toISOString() !== startsAt) return 'moved';
  return { id: found.id, startsAt: found.startsAt, amountPaise, therapistId };
}
