import { bankLineOf, Evidence } from '@/components/admin/payment/evidence';
import {
  DuplicatePanel,
  HistoryPanel,
  PayerFacts,
  PaymentFacts,
  ScreenshotPanel,
} from '@/components/admin/payment/payment-panels';
import { RefundForm, RejectForm, VerifyForm } from '@/components/admin/payment/review-forms';
import { arrivedToo, notFound, nothingArrived, refund } from '@/components/admin/payment/review-words';
import { SettledNote } from '@/components/admin/payment/settled-note';
import { CandidatePanel, OtherMatches } from '@/components/admin/statement/credit-panels';
import { TakeBackForm } from '@/components/admin/statement/take-back-form';
import { Panel } from '@/components/layout/panel';
import type { OpenedPayment } from '@/lib/admin/payment/opening';
import type { Candidate } from '@/lib/payment/statement/matching/queries';
import { officePages, type PaymentPages } from '@/lib/payment/statement/outcomes';

type PaymentReviewProps = {
  readonly payment: OpenedPayment;
  readonly candidates: readonly Candidate[];
  readonly pages: PaymentPages;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
};

/**
 * One reported payment, for whoever is paid: what the payer says beside what the bank says, the decision beside both, then the rest.
 * On phones the form for money that has to go back comes before all of it.
 */
export function PaymentReview({ payment, candidates, pages, timeZone }: PaymentReviewProps) {
  const { id, status, payee, settled } = payment;
  const waits = status === 'pending' || status === 'matched';
  const onBehalfOf = pages === officePages && !payee.isHouse ? payee.name : null;
  const same = { payment: id, pages, onBehalfOf };
  const money = payment.money ?? { paidPaise: 0, refundedPaise: 0 };
  const goesBack = status === 'verified' && payment.due?.ended === null;
  const line = bankLineOf(payment, candidates);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Evidence payment={payment} line={line}>
          <OtherMatches {...payment} />
        </Evidence>
        <div className={`lg:sticky lg:top-20 ${goesBack ? 'order-first lg:order-none' : ''}`}>
          <Panel id="decision" title={waits ? 'Confirm payment' : goesBack ? 'Send refund' : 'Closed'}>
            {settled ? (
              <>
                <SettledNote settled={settled} />
                <RefundForm {...same} open words={arrivedToo(payment.amountPaise)} refundedPaise={null} />
                <RejectForm {...same} open words={nothingArrived(settled)} />
              </>
            ) : (
              <>
                <VerifyForm {...same} open={waits} feeUnknown={payment.amountPaise === null} />
                <RejectForm {...same} open={waits} words={notFound} />
                <TakeBackForm {...same} open={status === 'matched'} />
                <RefundForm
                  {...same}
                  open={status === 'verified'}
                  words={refund(money, payment.plan, payment.due, payment.meetings)}
                  refundedPaise={money.refundedPaise}
                />
              </>
            )}
            {(status === 'rejected' || status === 'refunded') && (
              <p className="text-muted-foreground">Nothing to do here.</p>
            )}
          </Panel>
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <DuplicatePanel payment={payment} pages={pages} />
          {status === 'pending' && <CandidatePanel payment={payment} pages={pages} candidates={candidates} />}
          <PaymentFacts payment={payment} timeZone={timeZone} />
          <PayerFacts payment={payment} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <ScreenshotPanel payment={payment} />
          <HistoryPanel payment={payment} />
        </div>
      </div>
    </>
  );
}
