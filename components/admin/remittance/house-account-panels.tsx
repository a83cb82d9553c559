import { HouseMoneyTable, RemittanceTable } from '@/components/admin/remittance/house-account-parts';
import { RemittanceForm, TakeBackForm } from '@/components/admin/remittance/remittance-forms';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import { EmptyNote } from '@/components/ui/empty';
import type { OpenedHouseAccount } from '@/lib/admin/remittance/queries';
import { formatRupees, rupeesOf, shortRupees } from '@/lib/format/money';
import { indianDay } from '@/lib/format/time';
import { owedInWords, owedPaise } from '@/lib/payment/remittance/rules';

type Props = { readonly opened: OpenedHouseAccount };

const pathOf = (id: string) => `/admin/remittances/${id}`;

export function OwedPanel({ opened: { name, account } }: Props) {
  const { receivedPaise, refundedPaise, passedOnPaise } = account;
  return (
    <Panel id="owed" title="Balance">
      <p className="max-w-measure text-h3">{owedInWords(account, name)}</p>
      <Facts
        facts={[
          ['Received', formatRupees(receivedPaise)],
          ['Refunded to payers', formatRupees(refundedPaise)],
          ['Paid out', formatRupees(passedOnPaise)],
        ]}
      />
    </Panel>
  );
}

/** Records a transfer that was made at the bank; afterwards its answer stays. */
export function TransferPanel({ opened: { id, name, account, payee } }: Props) {
  const owed = owedPaise(account);
  return (
    <Panel id="transfer" title="Record a transfer">
      {owed <= 0 && <EmptyNote>Nothing to send.</EmptyNote>}
      <RemittanceForm
        id="pass-on"
        postTo={pathOf(id)}
        label={`Record a transfer to ${name}`}
        variant="default"
        hidden={{ therapist: id, before: String(account.passedOnPaise) }}
        fields={[
          {
            type: 'rupees',
            name: 'amount',
            label: 'Amount sent, in rupees',
            hint: `At most ${formatRupees(Math.max(owed, 0))}.`,
            value: owed > 0 ? shortRupees(rupeesOf(owed)) : '',
          },
          { type: 'day', name: 'paidOn', label: 'Date of your transfer', value: indianDay(new Date()) },
          {
            type: 'text',
            name: 'reference',
            label: 'Reference of your transfer',
            hint: 'The therapist will see it on their bank statement.',
          },
          {
            type: 'tick',
            name: 'confirmed',
            label: 'I have sent the money',
            hint: payee
              ? 'Send the money first: this form only records the transfer and notifies the therapist.'
              : `${name} has not added a bank account yet. Ask them where to send the money.`,
          },
        ]}
        button={owed > 0 ? 'Record transfer' : null}
      />
    </Panel>
  );
}

/** The account that the money goes to, as payers see it now. */
export function SendToPanel({ opened: { name, payee } }: Props) {
  return (
    <Panel id="send-to" title="Send to">
      {payee ? (
        <Facts
          facts={[
            ['Account holder', payee.bank?.accountHolder ?? name],
            ['Bank', payee.bank?.bankName ?? '–'],
            ['Account number', payee.bank?.accountNumber ?? '–'],
            ['IFSC', payee.bank?.ifsc ?? '–'],
            ['UPI ID', payee.upiId ?? '–'],
          ]}
        />
      ) : (
        <p className="text-muted-foreground">{name} has not added a bank account yet.</p>
      )}
    </Panel>
  );
}

/** The payments that arrived, and the transfers that can be taken back. */
export function HouseHistoryPanel({ opened: { id, money, remittances } }: Props) {
  const path = pathOf(id);
  return (
    <Panel id="history" title="Payments and payouts">
      <h3 className="text-h4">Payments received</h3>
      <HouseMoneyTable rows={money} path={path} />
      <h3 className="text-h4">Payouts</h3>
      <RemittanceTable
        rows={remittances}
        path={path}
        actions={({ id: remittance, reference }) => (
          <TakeBackForm
            id={`take-back-${remittance}`}
            postTo={path}
            label={`Undo ${reference}`}
            about={reference}
            hidden={{ remittance }}
            fields={[
              {
                name: 'reason',
                label: 'Reason for undoing',
                hint: 'The therapist can read it. The amount is owed again.',
                rows: 2,
              },
            ]}
            button="Undo transfer"
            behind="Undo transfer"
          />
        )}
      />
    </Panel>
  );
}
