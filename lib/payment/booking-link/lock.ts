import 'server-only';
import type { Tx } from '@/lib/server/db';

/** Makes bookings by the link of a payment, and its refund, wait for each other until the commit. */
export async function lockBookingLink(tx: Pick<Tx, '$executeRaw'>, paymentId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`booking-of-payment:${paymentId}`}, 0))`;
}
