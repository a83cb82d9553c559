import { toDataURL } from 'qrcode';
import type { ReactNode } from 'react';
import { TitledSection } from '@/components/layout/titled-section';
import { Instructions } from '@/components/payment/private/submission/instructions';
import { PaymentFlow } from '@/components/payment/private/submission/payment-flow';
import { type NextStep, Submitted } from '@/components/payment/private/submission/submitted';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatRupees } from '@/lib/format/money';
import { paymentFormKind } from '@/lib/payment/rules';
import type { PayableView } from '@/lib/payment/subject';
import { readAnswer } from '@/lib/payment/submission/answer-cookie';
import { paymentKeyOf } from '@/lib/payment/submission/key';
import type { Payer } from '@/lib/payment/submission/payer';
import { changeInWords, changeSince, type ShownChange } from '@/lib/payment/submission/shown';
import { issueTicket, readTicket } from '@/lib/payment/submission/ticket';
import { upiOfPayable } from '@/lib/payment/upi/payable';
import { issueVisitToken } from '@/lib/server/action/form-token';

type OpenedEarlierProps = {
  readonly change: ShownChange;
  /** Address of the page, which then shows what is true now. */
  readonly page: string;
};

/** In the place of how to pay, on a page that came back after price or account had changed. */
function OpenedEarlier({ change, page }: OpenedEarlierProps) {
  return (
    <Card asChild className="grid justify-items-start gap-4">
      <TitledSection id="opened-earlier" title="Something has changed">
        <p className="max-w-measure">
          {changeInWords(change)} If you have already paid, report that payment below. If you have not paid
          yet, reload this page.
        </p>
        <Button asChild variant="outline">
          <a href={page}>Show me how to pay now</a>
        </Button>
      </TitledSection>
    </Card>
  );
}

/** Parameters of a payment page's address after a form posted without scripts. */
export type PaymentQuery = {
  /** Names the result of the payment. */
  readonly answer?: unknown;
  /** Ticket of a form that came back. */
  readonly ticket?: unknown;
};

type PaymentPanelProps = {
  readonly payable: PayableView;
  /** Address of its own page, without query. */
  readonly page: string;
  readonly query: PaymentQuery;
  /** Details of the signed-in person. */
  readonly payer: Payer | null;
  /** All ways to pay, above this panel; they disappear with it once the payment is reported. */
  readonly ways?: ReactNode;
  /** Where the payer goes on once the payment is reported. */
  readonly next?: NextStep;
};

/**
 * The ticket of a form that came back: the payer may already have used its code, so the page keeps showing that one.
 */
function ticketSent(ticket: unknown, page: string) {
  if (typeof ticket !== 'string') return null;
  const read = readTicket(ticket);
  return read?.page === page ? { ticket, upiReference: read.upiReference, read } : null;
}

/** A payee without a fee takes no payments: nobody should guess an amount. */
function FeeNotAgreed({ payable: { payee, therapist } }: { readonly payable: PayableView }) {
  return (
    <Card asChild className="grid justify-items-start gap-4">
      <TitledSection id="no-fee" title="Fee to be confirmed">
        <p className="max-w-measure">
          You cannot pay here yet. Please agree on the fee with {payee.name} first. Then you will see how to
          pay.
        </p>
        {therapist && (
          <Button asChild>
            <a href={`/professionals/${therapist.slug}#write`}>Write to {therapist.name}</a>
          </Button>
        )}
      </TitledSection>
    </Card>
  );
}

/**
 * All of a manual payment: how to pay, the confirmation form, and the result. The QR code names this payment and no
 * other, and stays the same through reloads (ADR 46).
 */
export async function PaymentPanel({ payable, page, query, payer, ways, next }: PaymentPanelProps) {
  const done = await readAnswer(query.answer);
  if (done) return <Submitted done={done} next={next} />;
  const sent = ticketSent(query.ticket, page);
  const change = sent && changeSince(sent.read, payable);
  if (payable.amountPaise === null && !change) return <FeeNotAgreed payable={payable} />;
  const { ticket, upiReference } = sent ?? issueTicket(payable, page, await paymentKeyOf(payable.subject));
  const upi = upiOfPayable(payable, upiReference);
  return (
    <PaymentFlow
      due={
        payable.amountPaise !== null && !change
          ? { amount: formatRupees(payable.amountPaise), payee: payable.payee.name }
          : null
      }
      instructions={
        <>
          {ways}
          {change ? (
            <OpenedEarlier change={change} page={page} />
          ) : (
            <Instructions
              payable={payable}
              upiReference={upiReference}
              picture={upi && (await toDataURL(upi, { errorCorrectionLevel: 'M', margin: 4, scale: 8 }))}
            />
          )}
        </>
      }
      formToken={issueVisitToken(paymentFormKind)}
      ticket={ticket}
      page={page}
      payer={payer}
      next={next}
    />
  );
}
