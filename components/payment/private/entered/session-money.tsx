import { Panel } from '@/components/layout/panel';
import { EnterForm, GiveBackForm, UndoEntryForm } from '@/components/payment/private/entered/entered-forms';
import { Badge } from '@/components/ui/badge';
import { Money, When } from '@/components/ui/format';
import { formatRupees, rupeesOf, shortRupees } from '@/lib/format/money';
import { formatDayOf, indianDay } from '@/lib/format/time';
import { feeLabel, priceInWords } from '@/lib/payment/appointment/rules';
import type { EntryView, SessionMoney } from '@/lib/payment/entered/queries';
import { enteredWays, enterPath, entryRefusals } from '@/lib/payment/entered/rules';
import { receiptKinds } from '@/lib/payment/receipt/rules';
import { enteredMark, enteredMethods } from '@/lib/payment/transaction/rules';

type Props = { readonly money: SessionMoney };

/** The price of a session, the money received, and the form that enters a payment. */
export function EnterPanel({ money, formToken }: Props & { readonly formToken: string }) {
  const { id, client, when, fee, paidPaise, openPaise, refusal } = money;
  const inPart = paidPaise > 0 && openPaise !== 0;
  const label = inPart ? null : feeLabel(fee);
  return (
    <Panel id="enter" title={client}>
      <p className="max-w-measure">
        {when}. {priceInWords(fee)}
        {label && `, ${label.charAt(0).toLowerCase()}${label.slice(1)}`}.
        {inPart && ` ${formatRupees(paidPaise)} received so far.`}
      </p>
      {refusal ? (
        <p className="max-w-measure">{entryRefusals[refusal]}</p>
      ) : (
        <p className="max-w-measure text-muted-foreground">
          For money that you got in your hand or saw in your own app. Your client gets a numbered receipt,
          marked “{enteredMark}”. Check a payment that your client has reported in Payments instead.
        </p>
      )}
      <EnterForm
        id="enter-payment"
        postTo={`${enterPath}/${id}`}
        formToken={formToken}
        label="Enter a payment"
        variant="default"
        hidden={{ appointment: id, before: String(paidPaise) }}
        fields={[
          {
            type: 'rupees',
            name: 'amount',
            label: 'Amount received, in rupees',
            ...(openPaise !== null && {
              hint: `At most ${formatRupees(openPaise)}.`,
              value: openPaise > 0 ? shortRupees(rupeesOf(openPaise)) : '',
            }),
          },
          {
            type: 'choice',
            name: 'method',
            label: 'How you were paid',
            placeholder: 'Choose',
            options: enteredMethods.map((value) => ({ value, label: enteredWays[value] })),
          },
          { type: 'day', name: 'paidOn', label: 'Day on which you got it', value: indianDay(new Date()) },
          {
            type: 'text',
            name: 'note',
            label: 'Number of the cheque or the transfer (optional)',
            hint: 'It is printed on the receipt.',
            required: false,
          },
        ]}
        button={refusal ? null : 'Save payment'}
      />
    </Panel>
  );
}

/** One entry with its papers, and the ways to correct it. */
function Entry({ entry, postTo }: { readonly entry: EntryView; readonly postTo: string }) {
  const { id, paidAt, amountPaise, refundedPaise, method, note, undone, papers } = entry;
  const about = `${formatRupees(amountPaise)}, ${formatDayOf(paidAt)}`;
  const rest = amountPaise - refundedPaise;
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="font-semibold tabular-nums">
          {undone ? <Money of={amountPaise} as="del" /> : <Money of={amountPaise} />}
        </p>
        <Badge variant={undone || rest === 0 ? 'muted' : 'warm'}>
          {undone ? 'Undone' : rest === 0 ? 'Refunded' : enteredMark}
        </Badge>
      </div>
      <p className="wrap-anywhere text-small">
        {[formatDayOf(paidAt), method, note].filter(Boolean).join(' · ')}
      </p>
      {refundedPaise > 0 && (
        <p className="text-small">
          <Money of={refundedPaise} /> refunded.
        </p>
      )}
      {undone && (
        <p className="max-w-measure text-small">
          Undone on <When at={undone.at} as="day" />: {undone.reason}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-5">
        {papers.map((paper) => (
          <li key={paper.id}>
            <a href={`/api/receipts/${paper.id}`} className="tap text-link">
              {receiptKinds[paper.kind]} (PDF)<span className="sr-only">: {about}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-6 gap-y-2 [&>:has(>details[open])]:w-full">
        <GiveBackForm
          id={`give-back-${id}`}
          postTo={postTo}
          label={`Refund ${about}`}
          about={about}
          hidden={{ payment: id, before: String(refundedPaise) }}
          fields={[
            {
              type: 'rupees',
              name: 'amount',
              label: 'Amount refunded, in rupees',
              hint: `At most ${formatRupees(rest)}.`,
              value: shortRupees(rupeesOf(rest)),
            },
            { name: 'reason', label: 'Reason', hint: 'Your client can read it.', rows: 2 },
            { type: 'tick', name: 'confirmed', label: 'I have given the money back' },
          ]}
          button={undone || rest === 0 ? null : 'Record refund'}
          behind="Record a refund"
        />
        <UndoEntryForm
          id={`undo-${id}`}
          postTo={postTo}
          label={`Undo ${about}`}
          about={about}
          hidden={{ payment: id }}
          fields={[
            {
              name: 'reason',
              label: 'Reason for undoing',
              hint: 'Your client can read it. We keep the entry and its receipt, marked as undone.',
              rows: 2,
            },
          ]}
          button={undone || refundedPaise > 0 ? null : 'Undo entry'}
          behind="Undo entry"
        />
      </div>
    </li>
  );
}

/** The payments entered for the session; undone ones stay in the list. */
export function EntriesPanel({ money: { id, entries } }: Props) {
  if (entries.length === 0) return null;
  return (
    <Panel id="entries" title="Entered payments">
      <ul className="divide-y divide-border">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} postTo={`${enterPath}/${id}`} />
        ))}
      </ul>
    </Panel>
  );
}
