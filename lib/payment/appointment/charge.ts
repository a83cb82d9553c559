import 'server-only';
import type { Tx } from '@/lib/server/db';

/**
 * Sets the fee of an appointment to the part that its rule asks for a late cancellation or a missed session,
 * and remembers the fee as booked. Every reader of the fee then knows what is charged, refunded or asked for. A
 * session of a plan and a fee that is not agreed have no part.
 * @param part per cent
 */
export async function chargePart(
  tx: Pick<Tx, '$executeRaw'>,
  bookingId: string,
  part: number,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE bookings SET booked_fee = coalesce(booked_fee, fee), fee = trunc(coalesce(booked_fee, fee) * ${part} / 100, 2)
    WHERE id = ${bookingId}::uuid AND plan_id IS NULL AND fee IS NOT NULL`;
}

/** Gives an appointment its fee as booked again, because its outcome was a mistake. */
export async function chargeWhole(tx: Pick<Tx, '$executeRaw'>, bookingId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE bookings SET fee = booked_fee, booked_fee = NULL WHERE id = ${bookingId}::uuid AND booked_fee IS NOT NULL`;
}
