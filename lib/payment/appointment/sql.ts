import 'server-only';
import { Prisma } from '@/generated/prisma/client';

/**
 * The payments of an appointment as a JSON array of `FeePayment`, for a query over many appointments; the
 * rows of `feeColumns`. Null for an appointment without any.
 * @param booking alias of the row of `bookings`
 */
export function paymentsOfAppointment(booking: 'b'): Prisma.Sql {
  const b = Prisma.raw(booking);
  const reported = (whose: Prisma.Sql) => Prisma.sql`
    SELECT r.status, coalesce(t.amount, 0) AS paid, coalesce(t.refunded_amount, 0) AS refunded
    FROM payment_submissions r LEFT JOIN transactions t ON t.payment_submission_id = r.id WHERE ${whose}`;
  return Prisma.sql`(
    SELECT json_agg(json_build_object('status', x.status, 'paid', x.paid::text, 'refunded', x.refunded::text))
    FROM (${reported(Prisma.sql`r.appointment_id = ${b}.id`)}
      UNION ALL ${reported(Prisma.sql`r.id = ${b}.payment_submission_id`)}
      UNION ALL SELECT CASE WHEN c.status <> 'paid' THEN c.status WHEN is_entered(c.method) THEN 'entered' ELSE 'verified' END, c.amount, c.refunded_amount
      FROM transactions c WHERE c.appointment_id = ${b}.id AND c.payment_submission_id IS NULL
        AND c.returning_because IS NULL AND c.status IN ('paid', 'refunded')) x)`;
}
