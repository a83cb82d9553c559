import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { formatRupees } from '@/lib/format/money';
import type { PaymentRoom } from '@/lib/payment/statement/outcomes';
import { verifyMatchedPayments } from '@/lib/payment/verification/actions';
import type { ReadyPayments } from '@/lib/payment/verification/queries';

/**
 * Payments whose reference and amount are both on a bank line: one submit verifies all that this page has counted.
 */
export function ReadyPanel({ ready, room }: { readonly ready: ReadyPayments; readonly room: PaymentRoom }) {
  const { ids, totalPaise } = ready;
  const count = ids.length;
  return (
    <Panel id="ready" title="Payments that match your statement">
      <p className="max-w-measure">
        {count === 0
          ? 'None at present. A payment appears here when its reference and amount match an imported statement.'
          : `${count} ${count === 1 ? 'payment' : 'payments'}, ${formatRupees(totalPaise)} in all: reference and amount of each match an imported statement.`}
      </p>
      <ButtonForm
        id="verify-ready"
        action={verifyMatchedPayments}
        postTo={room.payments}
        fields={{ payments: ids.join(',') }}
        label={count > 0 ? `Verify ${count === 1 ? '1 payment' : `${count} payments`}` : null}
        variant="default"
      />
    </Panel>
  );
}
