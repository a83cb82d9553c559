import {
  DuplicatePanel,
  HistoryPanel,
  PaymentFacts,
  ScreenshotPanel,
} from '@/components/admin/payment/payment-panels';
import { RefundForm, RejectForm, VerifyForm } from '@/components/admin/payment/review-forms';
import { CandidatePanel, MatchedPanel } from '@/components/admin/statement/credit-panels';
import { Panel } from '@/components/layout/panel';
import type { OpenedPayment } from '@/lib/admin/payment/opening';
import type { Candidate } from '@/lib/payment/statement/matching/queries';
import { officeRoom, type PaymentRoom } from '@/lib/payment/statement/outcomes';

type PaymentReviewProps = {
  readonly payment: OpenedPayment;
  readonly candidates: readonly Candidate[];
  readonly room: PaymentRoom;
};

/** One reported payment with all that speaks for and against it, and the decision, for whoever is paid. */
export function PaymentReview({ payment, candidates, room }: PaymentReviewProps) {
  const { id, status, payee } = payment;
  const waits = status === 'pending' || status === 'matched';
  const onBehalfOf = room === officeRoom && !payee.isHouse ? payee.name : null;
  const same = { payment: id, room, onBehalfOf };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <PaymentFacts payment={payment} />
      <div className="grid gap-6 xl:col-start-2 xl:row-span-3">
        <ScreenshotPanel payment={payment} />
        <DuplicatePanel payment={payment} room={room} />
      </div>
      <div className="grid gap-6">
        <MatchedPanel payment={payment} room={room} />
        {status === 'pending' && <CandidatePanel payment={payment} room={room} candidates={candidates} />}
        <Panel id="decision" title={waits ? 'Decide' : 'Decided'}>
          <VerifyForm {...same} open={waits} feeUnknown={payment.amountPaise === null} />
          <RejectForm {...same} open={waits} />
          <RefundForm {...same} open={status === 'verified'} money={payment.money} plan={payment.plan} />
          {(status === 'rejected' || status === 'refunded') && (
            <p className="text-muted-foreground">Nothing is left to do here.</p>
          )}
        </Panel>
      </div>
      <HistoryPanel payment={payment} />
    </div>
  );
}
