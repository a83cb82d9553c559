import type { ReactNode } from 'react';
import { Alert, AlertTitle } from '@/components/ui/alert';
import {
  arrivalInWords,
  type CarriedPayment,
  otherFeeInWords,
  paidInWords,
  purposeInWords,
} from '@/lib/payment/booking-link/rules';

type PaidNoticeProps = {
  readonly paid: CarriedPayment;
  /** Whether times can be chosen on this page. */
  readonly open: boolean;
  /** The fee that new appointments are booked with; null while it is not agreed, or for our own. */
  readonly feePaise?: number | null;
  /** The step to take instead. */
  readonly children?: ReactNode;
};

/** Above the times, for somebody who has just paid: what it was, and that nothing more is to be paid. */
export function PaidNotice({ paid, open, feePaise = null, children }: PaidNoticeProps) {
  return (
    <Alert variant="success" role="status">
      <AlertTitle>{paidInWords(paid)}</AlertTitle>
      <p>
        {open && purposeInWords(paid)}
        {otherFeeInWords(paid, feePaise)} {arrivalInWords(paid)} {children}
      </p>
    </Alert>
  );
}
