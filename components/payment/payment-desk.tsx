import { Instructions } from '@/components/payment/instructions';
import { PaymentFlow } from '@/components/payment/payment-flow';
import { Submitted } from '@/components/payment/submitted';
import { issueFormToken } from '@/lib/form-token';
import { paymentFormKind } from '@/lib/payment/rules';
import type { PayableView } from '@/lib/payment/subject';
import { keptAnswer } from '@/lib/payment/submission/answer-cookie';
import { issueTicket, readTicket } from '@/lib/payment/submission/ticket';

type PaymentDeskProps = {
  readonly payable: PayableView;
  /** Address of the page it stands on, without question. */
  readonly page: string;
  /** The parameter `answer` of that page's address: names what a form posted without scripts was answered. */
  readonly visit: unknown;
  /** Known of who is signed in. */
  readonly payer: { readonly name: string; readonly email: string } | null;
};

/** The ticket of a form that came back: its code may have been paid by now, so the page goes on showing that one. */
function ticketSent(ticket: string | undefined, page: string) {
  const read = ticket === undefined ? null : readTicket(ticket);
  return ticket !== undefined && read?.page === page ? { ticket, upiReference: read.upiReference } : null;
}

/**
 * All of a manual payment: how to pay, the confirmation form, and what became of it. Made anew for each visit: the QR
 * code names this payment and no other.
 */
export async function PaymentDesk({ payable, page, visit, payer }: PaymentDeskProps) {
  const answer = await keptAnswer(visit);
  if (answer?.ok) return <Submitted done={answer.data} />;
  const { ticket, upiReference } = ticketSent(answer?.values?.ticket, page) ?? issueTicket(payable, page);
  return (
    <PaymentFlow
      instructions={<Instructions payable={payable} upiReference={upiReference} />}
      formToken={answer?.formToken ?? issueFormToken(paymentFormKind)}
      ticket={ticket}
      page={page}
      payer={payer}
      answer={answer}
    />
  );
}
