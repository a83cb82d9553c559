import { Facts, Panel } from '@/components/admin/panel';
import { PayoutForm } from '@/components/admin-therapist/payout-form';
import type { EntryView } from '@/lib/admin/therapist/entry/queries';
import { formatMoment } from '@/lib/time';

type Props = { readonly entry: EntryView; readonly postTo: string; readonly confirmed: boolean };

const taxes: Readonly<Record<string, string>> = {
  unregistered: 'Not registered for GST',
  composition: 'Composition scheme',
  registered: 'Registered for GST',
};

/** Where the fees go, the number masked, and the way to change it. */
export function PayoutPanel({ entry: { id, version, payout }, postTo, confirmed }: Props) {
  const { bankName, accountHolder, ifsc, upiId, taxStatus, gstin, changedAt } = payout;
  return (
    <Panel id="paid-to" title="Where fees go">
      {changedAt && (
        <p className="rounded-card bg-accent-soft p-4">
          Last changed {formatMoment(changedAt)}. The therapist was told at once; if they did not ask for it,
          take the profile down and call them.
        </p>
      )}
      <Facts
        facts={[
          ['Bank', bankName ?? '–'],
          ['Account holder', accountHolder ?? '–'],
          ['Account number', payout.accountMasked],
          ['IFSC', ifsc ?? '–'],
          ['UPI ID', upiId ?? '–'],
          ['Tax', taxes[taxStatus] ?? taxStatus],
          ['GSTIN', gstin ?? '–'],
        ]}
      />
      <PayoutForm
        therapist={id}
        version={version}
        postTo={postTo}
        confirmed={confirmed}
        defaults={{
          bankName: bankName ?? '',
          accountHolder: accountHolder ?? '',
          ifsc: ifsc ?? '',
          taxStatus,
          gstin: gstin ?? '',
        }}
      />
    </Panel>
  );
}
