import { ButtonForm } from '@/components/forms/button-form';
import { formatRupees } from '@/lib/format/money';
import type { PaymentPages } from '@/lib/payment/statement/outcomes';
import { verifyMatchedPayments } from '@/lib/payment/verification/actions';
import type { ReadyPayments } from '@/lib/payment/verification/queries';

/**
 * Payments whose reference and amount are both on a bank line: one submit verifies all that this page has counted. In the page's head;
 * nothing while there is none.
 */
export function VerifyReady({
  ready,
  pages,
}: {
  readonly ready: ReadyPayments;
  readonly pages: PaymentPages;
}) {
  const { ids, totalPaise } = ready;
  const what = ids.length === 1 ? '1 matched payment' : `${ids.length} matched payments`;
  return (
    <ButtonForm
      id="verify-ready"
      action={verifyMatchedPayments}
      postTo={pages.payments}
      fields={{ payments: ids.join(',') }}
      label={ids.length > 0 ? `Verify ${what}: ${formatRupees(totalPaise)}` : null}
      variant="default"
    />
  );
}
