import { Document, Page, View } from '@react-pdf/renderer';
import { paper as style } from '@/components/payment/receipt/paper';
import { site } from '@/content/site';
import { type Currency, exactAmount } from '@/lib/format/money';
import { formatDay, formatMoment, indianDay, indianZone } from '@/lib/format/time';
import type { PaidSessions } from '@/lib/payment/receipt/paid-sessions';
import type { ReceiptView } from '@/lib/payment/receipt/queries';
import { halfRate, receiptKinds } from '@/lib/payment/receipt/rules';
import { amountInFullWords } from '@/lib/payment/receipt/words';
import { enteredMark } from '@/lib/payment/transaction/rules';
import { ScriptText } from '@/lib/server/pdf/script-text';

const dayOf = (moment: Date) => formatDay(indianDay(moment));

/** The first two digits of a GST number name its state. */
const stateCode = (gstin: string | null) => gstin?.slice(0, 2);

/** The notes about tax that the law, or honesty, requires on each kind of document. */
function taxNotes({ kind, payee, taxPaise }: ReceiptView): readonly string[] {
  if (payee.taxStatus === 'unregistered') {
    return ['The payee is not registered under GST. No tax is charged.'];
  }
  if (payee.taxStatus === 'composition') {
    return ['Composition taxable person, not eligible to collect tax on supplies.'];
  }
  if (payee.taxStatus === 'exempt') return ['Health care service, exempt from GST.'];
  const state = stateCode(payee.gstin);
  const place = state ? [`Place of supply: state code ${state}, where the service is given from.`] : [];
  const service = 'Service code (SAC) 9993. Tax is not payable under reverse charge.';
  return kind === 'credit_note' || taxPaise > 0 ? [service, ...place] : place;
}

type RowProps = { label: string; amount: number; currency: Currency; strong?: boolean };

function Row({ label, amount, currency, strong = false }: RowProps) {
  return (
    <View style={strong ? [style.line, style.total] : style.line}>
      <ScriptText style={strong ? [style.what, style.strong] : style.what}>{label}</ScriptText>
      <ScriptText style={strong ? style.strong : {}}>{exactAmount(amount, currency)}</ScriptText>
    </View>
  );
}

/** Whether a credit note takes back less than the receipt says. */
const isPart = ({ corrects, amountPaise }: ReceiptView) =>
  corrects !== null && amountPaise < corrects.amountPaise;

/** The purpose of the amount; a note over a part says which part. */
function descriptionOf(receipt: ReceiptView): string {
  const { description, payer } = receipt;
  if (!isPart(receipt)) return description;
  return payer.part ? `${payer.part}: ${description}` : `A part of: ${description}`;
}

/** The parts of the amount: one line without tax; value and both halves with it. */
function Amounts({ receipt }: { readonly receipt: ReceiptView }) {
  const { amountPaise, taxPaise, currency } = receipt;
  const description = descriptionOf(receipt);
  if (taxPaise === 0) return <Row label={description} amount={amountPaise} currency={currency} />;
  const half = taxPaise / 2;
  return (
    <>
      <Row label={`${description} (taxable value)`} amount={amountPaise - taxPaise} currency={currency} />
      <Row label={`Central GST ${halfRate} %`} amount={half} currency={currency} />
      <Row label={`State GST ${halfRate} %`} amount={half} currency={currency} />
    </>
  );
}

/** "Sessions of this payment, as of 20 November 2026: held on Sat, 14 Nov, 2026, 10:00 am IST", on the payer's clock too. */
function sessionsInWords({ asOf, held, booked, missed, cancelled }: PaidSessions, timeZone: string): string {
  const parts = [
    ['held on', held],
    ['planned for', booked],
    ['missed or cancelled too late, on', missed],
    ['cancelled, was planned for', cancelled],
  ] as const;
  const said = parts.flatMap(([words, times]) =>
    times.length > 0 ? [`${words} ${times.map((at) => formatMoment(at, timeZone)).join('; ')}`] : [],
  );
  return `Sessions of this payment, as of ${formatDay(asOf)}: ${said.join('; ')}.`;
}

/** How the paper itself says the days, where they have changed since or their state is not known. */
function agreedInWords({ payer, paidSessions }: ReceiptView): string | null {
  const days = payer.sessions.map(formatDay).join(', ');
  if (days === '') return null;
  if (paidSessions === null)
    return `${payer.sessions.length === 1 ? 'Session' : 'Sessions'} agreed for ${days}.`;
  const { held, booked, missed, cancelled } = paidSessions;
  const now = [...held, ...booked, ...missed, ...cancelled].map(indianDay);
  const same = payer.sessions.every((day) => now.includes(day));
  return same ? null : `When this document was issued, it was planned for ${days}.`;
}

/** The printed form of a receipt, bill of supply, tax invoice or credit note. The same data give the same file. */
export function ReceiptDocument({ receipt }: { readonly receipt: ReceiptView }) {
  const { kind, number, issuedAt, payee, payer, contact, paidSessions, timeZone, entered, undone } = receipt;
  const { amountPaise, currency, corrects } = receipt;
  const part = isPart(receipt);
  const title = receiptKinds[kind];
  const total = kind === 'credit_note' ? 'Amount refunded' : 'Amount received';
  return (
    <Document
      title={`${title} ${number}`}
      author={payee.name}
      language="en-IN"
      creator={site.name}
      producer={site.name}
      creationDate={issuedAt}
      modificationDate={issuedAt}
    >
      <Page size="A4" style={style.page}>
        <View style={style.head}>
          <ScriptText style={style.brand}>{site.name}</ScriptText>
          <View style={style.heading}>
            <ScriptText style={style.kind}>{title}</ScriptText>
            <ScriptText>Number {number}</ScriptText>
            <ScriptText>{dayOf(issuedAt)}</ScriptText>
            {entered && <ScriptText style={style.strong}>{enteredMark}</ScriptText>}
          </View>
        </View>
        {undone && (
          <ScriptText style={style.undone}>
            Undone on {dayOf(undone.at)}: this document counts for nothing. {undone.reason}
          </ScriptText>
        )}
        <View style={style.sides}>
          <View style={style.side}>
            <ScriptText style={style.label}>
              {kind === 'credit_note' ? 'Refunded by' : 'Received by'}
            </ScriptText>
            <ScriptText style={style.strong}>{payee.name}</ScriptText>
            {payee.profession && <ScriptText>{payee.profession}</ScriptText>}
            {payee.registers.map((entry) => (
              <ScriptText key={entry}>Registered: {entry}</ScriptText>
            ))}
            <ScriptText>{payee.address}</ScriptText>
            {payee.gstin && <ScriptText>GSTIN {payee.gstin}</ScriptText>}
          </View>
          <View style={style.side}>
            <ScriptText style={style.label}>
              {kind === 'credit_note' ? 'Refunded to' : 'Received from'}
            </ScriptText>
            <ScriptText style={style.strong}>{payer.name}</ScriptText>
            {contact.map((line) => (
              <ScriptText key={line}>{line}</ScriptText>
            ))}
          </View>
        </View>
        <Amounts receipt={receipt} />
        <Row label={total} amount={amountPaise} currency={currency} strong />
        <ScriptText style={style.words}>{amountInFullWords(amountPaise, currency)}</ScriptText>
        <View style={style.notes}>
          {payer.details && (
            <ScriptText>
              {part && 'The receipt was for: '}
              {payer.details}
            </ScriptText>
          )}
          {paidSessions && <ScriptText>{sessionsInWords(paidSessions, timeZone)}</ScriptText>}
          {receipt.toBook && (
            <ScriptText>
              To be booked next: {receipt.toBook}. Its time is chosen in your account, under Payments.
            </ScriptText>
          )}
          {!part && agreedInWords(receipt) && <ScriptText>{agreedInWords(receipt)}</ScriptText>}
          {corrects && (
            <ScriptText>
              This credit note reverses{' '}
              {part &&
                `${exactAmount(amountPaise, currency)} of the ${exactAmount(corrects.amountPaise, currency)} of `}
              number {corrects.number} of {dayOf(corrects.issuedAt)}.
            </ScriptText>
          )}
          {kind !== 'credit_note' && (
            <ScriptText>
              Paid on {formatDay(payer.paidOn)}
              {payer.method ? ` by ${payer.method}` : ''}
              {payer.reference ? `, ${entered ? 'number' : 'reference (UTR)'} ${payer.reference}` : ''}.
              {payer.collectedBy && ` ${payer.collectedBy} took the money for ${payee.name}.`}
            </ScriptText>
          )}
          {entered && (
            <ScriptText>
              {payee.name} entered this payment. No bank and no card company has confirmed it to {site.name}.
            </ScriptText>
          )}
          {timeZone !== indianZone && <ScriptText>Days without a time are days in India.</ScriptText>}
          {currency === 'USD' && <ScriptText>All amounts are in US dollars, as paid.</ScriptText>}
          {taxNotes(receipt).map((note) => (
            <ScriptText key={note}>{note}</ScriptText>
          ))}
        </View>
        <ScriptText style={style.footer} fixed>
          Issued through {site.name}. Valid without a signature.
        </ScriptText>
      </Page>
    </Document>
  );
}
