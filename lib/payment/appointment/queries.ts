import 'server-only';
import { dueAppointment } from '@/lib/payment/appointment/payable';
import type { AppointmentRefusal } from '@/lib/payment/appointment/rules';
import { type PayableView, readPaymentSubject } from '@/lib/payment/subject';
import { db } from '@/lib/server/db';

/**
 * The amount due for an appointment, or the refusal. The id must come from a signed link.
 * @param startsAt the time on the page
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
