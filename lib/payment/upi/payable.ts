import type { PayableView } from '@/lib/payment/subject';
import { upiAddress } from '@/lib/payment/upi/address';

/**
 * The UPI address for a payment. Null without a UPI ID or an amount, and for a therapist without an account:
 * those pages show the service's printed code, without an amount.
 * @param upiReference `tr`, made for this page
 */
export function upiOfPayable(
  { payee, amountPaise, therapist }: Pick<PayableView, 'payee' | 'amountPaise' | 'therapist'>,
  upiReference: string,
): string | null {
  const { name, upiId, isHouse } = payee;
  if (upiId === null || amountPaise === null || (isHouse && therapist)) return null;
  const note = `Payment ${upiReference}`;
  return upiAddress({ upiId, payeeName: name, amountPaise, reference: upiReference, note });
}
