import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminPage } from '@/components/admin/admin-page';
import { Panel } from '@/components/admin/panel';
import { guarded } from '@/components/member/guarded';
import { MatchedPanel, ProposalPanel } from '@/components/verification/credit-panels';
import {
  HistoryPanel,
  PaymentFacts,
  ScreenshotPanel,
  TwinPanel,
} from '@/components/verification/payment-panels';
import { RefundForm, RejectForm, VerifyForm } from '@/components/verification/review-forms';
import { openPayment } from '@/lib/admin/payment/opening';
import { requireRole } from '@/lib/auth/guard';
import { proposalsFor } from '@/lib/payment/statement/matching/queries';
import { referenceOf } from '@/lib/reference';
import { isUuid } from '@/lib/uuid';

// Neither payer nor amount: a title stands in the history of the browser.
export const metadata: Metadata = { title: 'Payment' };

export default async function PaymentPage({ params }: PageProps<'/admin/payments/[id]'>) {
  const { id } = await params;
  return guarded(
    () => requireRole('admin', `/admin/payments/${id}`),
    async (viewer) => {
      const payment = isUuid(id) ? await openPayment(viewer, id) : null;
      if (!payment) notFound();
      const { status } = payment;
      const waits = status === 'pending' || status === 'matched';
      const proposals = status === 'pending' ? await proposalsFor(id) : [];
      return (
        <AdminPage
          title={`Payment ${referenceOf(id)}`}
          back={{ href: '/admin/payments', label: 'All payments' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <PaymentFacts payment={payment} />
            <div className="grid gap-6 xl:col-start-2 xl:row-span-3">
              <ScreenshotPanel payment={payment} />
              <TwinPanel payment={payment} />
            </div>
            <div className="grid gap-6">
              <MatchedPanel payment={payment} />
              {status === 'pending' && <ProposalPanel payment={payment} proposals={proposals} />}
              <Panel id="decision" title={waits ? 'Decide' : 'Decided'}>
                <VerifyForm payment={id} open={waits} feeUnknown={payment.amountPaise === null} />
                <RejectForm payment={id} open={waits} />
                <RefundForm payment={id} open={status === 'verified'} />
                {(status === 'rejected' || status === 'refunded') && (
                  <p className="text-ink-soft">Nothing is left to do here.</p>
                )}
              </Panel>
            </div>
            <HistoryPanel payment={payment} />
          </div>
        </AdminPage>
      );
    },
  );
}
