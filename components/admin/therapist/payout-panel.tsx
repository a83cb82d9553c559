import { PayoutForm } from '@/components/admin/therapist/payout-form';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import { Alert } from '@/components/ui/alert';
import { When } from '@/components/ui/format';
import type { ListingView } from '@/lib/admin/therapist/listing/queries';
import { shownInWords } from '@/lib/admin/therapist/rules';

type Props = {
  readonly listing: Pick<ListingView, 'id' | 'payout'>;
  readonly postTo: string;
  readonly confirmed: boolean;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
  /** The therapist for whom the team reads and changes it; null for therapists themselves. */
  readonly onBehalfOf: string | null;
};

const taxes: Readonly<Record<string, string>> = {
  unregistered: 'Not registered for GST',
  composition: 'Composition scheme',
  registered: 'Registered for GST',
  exempt: 'Registered for GST, exempt health care',
};

const told = {
  therapist: 'We emailed you at once.',
  team: 'The therapist was notified at once.',
} as const;

/** Where the fees go, with the number masked, and the form to change it. */
export function PayoutPanel({ listing: { id, payout }, postTo, confirmed, onBehalfOf, timeZone }: Props) {
  const { bankName, accountHolder, ifsc, upiId, taxStatus, gstin, changedAt, shownFrom } = payout;
  return (
    <Panel id="paid-to" title="Payment details">
      {changedAt && (
        <Alert asChild variant="warm" frame="plain" size="sm">
          <p>
            Last changed <When at={changedAt} zone={timeZone} />.{' '}
            {told[onBehalfOf === null ? 'therapist' : 'team']} {shownInWords(shownFrom, timeZone)}
          </p>
        </Alert>
      )}
      <Facts
        facts={[
          ['Bank', bankName ?? '–'],
          ['Account holder', accountHolder ?? '–'],
          ['Account number', payout.accountMasked],
          ['IFSC', ifsc ?? '–'],
          ['UPI ID', upiId ?? '–'],
          ['Tax', taxes[taxStatus] ?? taxStatus],
          ...(gstin ? ([['GSTIN', gstin]] as const) : []),
        ]}
      />
      <PayoutForm
        therapist={id}
        version={payout.version}
        postTo={postTo}
        first={accountHolder === null && upiId === null}
        confirmed={confirmed}
        onBehalfOf={onBehalfOf}
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
