import { Fragment, type ReactNode } from 'react';
import { PaymentBadge } from '@/components/admin/payment/payment-table';
import { Panel } from '@/components/layout/panel';
import { Money } from '@/components/ui/format';
import { Check, X } from '@/components/ui/icons';
import type { OpenedPayment } from '@/lib/admin/payment/opening';
import { formatListed } from '@/lib/format/time';
import { partOf } from '@/lib/payment/refund/rules';
import type { Evidence as Proof } from '@/lib/payment/statement/matching/evidence';
import type { Candidate } from '@/lib/payment/statement/matching/queries';

/** The matched credit of the bank, or else the likeliest one. */
type BankLine = {
  readonly creditedAt: Date;
  readonly paise: number;
  readonly narration: string;
  readonly reference: string | null;
  readonly why: string;
  /** Whether the reference is in the line; null where the match rests on something else. */
  readonly sameReference: boolean | null;
  readonly sameName: boolean | null;
};

const ofNumber: ReadonlySet<string> = new Set([
  'reference',
  'our-reference',
  'part-of-reference',
  'end-of-reference',
]);

const samenessOf = ({ proof }: Proof) => ({
  sameReference: proof === 'hand' ? null : ofNumber.has(proof),
  sameName: proof === 'name' ? true : null,
});

/** The line to lay beside a report; null while the statements have none for it. */
export function bankLineOf({ credits }: OpenedPayment, candidates: readonly Candidate[]): BankLine | null {
  const [matched] = credits;
  if (matched) {
    const { amountPaise, evidence } = matched;
    return {
      ...matched,
      paise: amountPaise,
      why: `Matched because ${evidence.why}.`,
      ...samenessOf(evidence),
    };
  }
  const [likely] = candidates;
  if (!likely) return null;
  const { credit, evidence, sameAmount } = likely;
  const sameness = evidence ? samenessOf(evidence) : { sameReference: !sameAmount, sameName: null };
  return { ...credit, why: reasonOf(likely), ...sameness };
}

/** Why a free credit may be this payment, or why it is not enough. */
export function reasonOf({ evidence, sameAmount }: Candidate): string {
  if (evidence)
    return `Likely: ${evidence.why}. Another payment or credit also fits, so please check it yourself.`;
  return sameAmount
    ? 'Only the amount matches. That is not enough.'
    : 'The reference matches, but the amount differs.';
}

/** Says beside two values whether they are the same: by a sign, in words for readers, never by colour alone. */
function Sameness({ same }: { readonly same: boolean | null }) {
  if (same === null) return null;
  const [Sign, words, colour] = same
    ? ([Check, 'the same', 'bg-success-soft text-success'] as const)
    : ([X, 'different', 'bg-destructive-soft text-destructive'] as const);
  return (
    <span className={`inline-grid size-5 shrink-0 place-items-center rounded-full ${colour}`}>
      <Sign aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

const cell = 'wrap-anywhere px-1 py-1 align-top sm:px-2 sm:py-2';

/** A bank's line, whose parts hang together by signs: it breaks after one of these before it breaks within a word. */
function Narration({ text }: { readonly text: string }) {
  return text.split(/(?<=[/@._:-])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** "28 Nov" */
const dayOf = (moment: Date) => formatListed(moment).split(',', 1)[0];

type PairProps = {
  readonly name: string;
  readonly said: ReactNode;
  readonly bank: ReactNode;
  readonly same?: boolean | null;
};

function Pair({ name, said, bank, same = null }: PairProps) {
  return (
    <tr className="border-border border-t">
      <th
        scope="row"
        className="py-1 text-left align-top sm:py-2 font-normal text-[0.8125rem] text-muted-foreground"
      >
        {name}
      </th>
      <td className={cell}>{said}</td>
      <td className={cell}>
        <span className="flex flex-wrap items-start justify-between gap-1">
          <span className="min-w-0">{bank}</span>
          <Sameness same={same} />
        </span>
      </td>
    </tr>
  );
}

type EvidenceProps = {
  readonly payment: OpenedPayment;
  readonly line: BankLine | null;
  readonly children: ReactNode;
};

/** The payer's words next to the bank's, with equal and unequal values marked. */
export function Evidence({ payment, line, children }: EvidenceProps) {
  const { amountPaise, referenceNumber, upiReference, payerName, submittedAt, money } = payment;
  const refund = money && partOf(money.paidPaise, money.refundedPaise);
  const none = <span className="text-muted-foreground">–</span>;
  return (
    <Panel id="evidence" title={payment.credits.length > 0 ? 'Matched with the bank' : 'Evidence'}>
      <table className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr>
            <td className="w-16 sm:w-28" />
            <th scope="col" className="px-1 pb-2 sm:px-2">
              They say
            </th>
            <th scope="col" className="px-1 pb-2 sm:px-2">
              The bank says
            </th>
          </tr>
        </thead>
        <tbody>
          <Pair
            name="Amount"
            said={<strong>{amountPaise === null ? 'Fee not known' : <Money of={amountPaise} />}</strong>}
            bank={line ? <Money of={line.paise} as="strong" /> : none}
            same={line && amountPaise !== null ? line.paise === amountPaise : null}
          />
          <Pair
            name="Reference"
            said={
              <>
                {referenceNumber}
                {upiReference && (
                  <span className="block text-muted-foreground text-small">ours {upiReference}</span>
                )}
              </>
            }
            bank={line?.reference ?? (line?.sameReference ? 'In its narration' : none)}
            same={line?.sameReference ?? null}
          />
          <Pair name="Day" said={dayOf(submittedAt)} bank={line ? dayOf(line.creditedAt) : none} />
          <Pair
            name="Payer"
            said={payerName}
            bank={
              line ? (
                <span className="text-small">
                  <Narration text={line.narration || 'No narration'} />
                </span>
              ) : (
                none
              )
            }
            same={line?.sameName ?? null}
          />
        </tbody>
      </table>
      <p className="text-small">
        {payment.status !== 'matched' && <PaymentBadge status={payment.status} refund={refund} />} {line?.why}
      </p>
      {children}
    </Panel>
  );
}
