import { PaymentFlow } from '@/components/payment/payment-flow';
import { Submitted } from '@/components/payment/submitted';
import { BankWay, UpiWay } from '@/components/payment/ways';
import { issueFormToken } from '@/lib/form-token';
import { paymentFormKind, payoutNewsMs } from '@/lib/payment/rules';
import type { PayableView } from '@/lib/payment/subject';
import { keptAnswer } from '@/lib/payment/submission/answer-cookie';
import { issueTicket } from '@/lib/payment/submission/ticket';

type PaymentDeskProps = {
  readonly payable: PayableView;
  /** Address of the page it stands on, without question. */
  readonly page: string;
  /** The parameter `answer` of that page's address: names what a form posted without scripts was answered. */
  readonly visit: unknown;
  /** Known of who is signed in. */
  readonly payer: { readonly name: string; readonly email: string } | null;
};

function Instructions({ payable, upiReference }: { payable: PayableView; upiReference: string }) {
  const { payee, amountPaise } = payable;
  const { payoutChangedAt, bank } = payee;
  const changedLately = payoutChangedAt && Date.now() - payoutChangedAt.getTime() < payoutNewsMs;
  return (
    <section
      aria-labelledby="pay"
      className="grid gap-8 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
    >
      <div className="grid gap-3">
        <h2 id="pay" className="text-h3">
          How to pay
        </h2>
        {changedLately && (
          <p role="note" className="max-w-measure rounded-card bg-accent-soft p-4">
            <strong className="font-semibold text-accent-ink">New payment details.</strong> {payee.name}’s
            payment details were changed in the last 24 hours, by our team. If you expected others,{' '}
            <a href="/contact?topic=billing" className="text-link">
              ask us
            </a>{' '}
            before you pay.
          </p>
        )}
        {amountPaise === null ? (
          <p className="max-w-measure">
            <strong>Fee to be confirmed.</strong> Please agree on it with {payee.name} before you pay.
          </p>
        ) : (
          <ol className="grid max-w-measure list-decimal gap-1 pl-5">
            <li>Pay by UPI{bank ? ' or bank transfer' : ''}.</li>
            <li>Take a screenshot that shows the reference number.</li>
            <li>Fill in the form below. A person checks it against the bank account.</li>
          </ol>
        )}
      </div>
      {amountPaise !== null && (
        <UpiWay payable={payable} amountPaise={amountPaise} upiReference={upiReference} />
      )}
      {bank && <BankWay bank={bank} amountPaise={amountPaise} />}
    </section>
  );
}

/**
 * All of a manual payment: how to pay, the confirmation form, and what became of it. Made anew for each visit: the QR
 * code names this payment and no other.
 */
export async function PaymentDesk({ payable, page, visit, payer }: PaymentDeskProps) {
  const answer = await keptAnswer(visit);
  if (answer?.ok) return <Submitted done={answer.data} />;
  const { ticket, upiReference } = issueTicket(payable, page);
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
