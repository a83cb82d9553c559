import { Panel } from '@/components/admin/panel';
import { PressForm } from '@/components/forms/press-form';
import { formatRupees } from '@/lib/money';
import { verifyMatchedPayments } from '@/lib/payment/verification/actions';
import type { ReadyPayments } from '@/lib/payment/verification/queries';

/** Payments whose reference and amount stand on a bank line: one press verifies all that were counted here. */
export function ReadyPanel({ ready }: { readonly ready: ReadyPayments }) {
  const { ids, totalPaise } = ready;
  const count = ids.length;
  return (
    <Panel id="ready" title="Ready to be verified together">
      <p className="max-w-measure">
        {count === 0
          ? 'None at present. A payment comes here when its reference and its amount stand in an imported statement and nothing about it is odd.'
          : `${count} ${count === 1 ? 'payment' : 'payments'}, ${formatRupees(totalPaise)} in all: reference and amount of each stand in an imported statement.`}
      </p>
      <PressForm
        id="verify-ready"
        action={verifyMatchedPayments}
        postTo="/admin/payments"
        fields={{ payments: ids.join(',') }}
        label={count > 0 ? `Verify ${count === 1 ? 'this one' : `these ${count}`}` : null}
        look="primary"
      />
    </Panel>
  );
}
