import 'server-only';
import { dueAppointment } from '@/lib/payment/appointment/payable';
import type { AppointmentRefusal } from '@/lib/payment/appointment/rules';
import { type PayableView, readPaymentSubject } from '@/lib/payment/subject';
import { db } from '@/lib/server/db';

/**
 * What is due for an appointment, or why nothing can be paid. Callers have its id from a signed link.
 * @param startsAt the time that the page shows
 */
export async function appointmentToPay(
  id: string,
  startsAt: Date,
): Promise<
  | { readonly payable: PayableView; readonly refusal: null }
  | { readonly payable: null; readonly refusal: AppointmentRefusal }
> {
  const shown = startsAt.toISOString();
  const payable = await readPaymentSubject({ kind: 'appointment', id, startsAt: shown }, null);
  if (payable) return { payable, refusal: null };
  const due = await dueAppointment(db, id, shown);
  return { payable: null, refusal: typeof due === 'string' ? due : 'unknown' };
}
