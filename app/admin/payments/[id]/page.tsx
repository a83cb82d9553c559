import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import {
  DuplicatePanel,
  HistoryPanel,
  PaymentFacts,
  ScreenshotPanel,
} from '@/components/admin/payment/payment-panels';
import { RefundForm, RejectForm, VerifyForm } from '@/components/admin/payment/review-forms';
import { CandidatePanel, MatchedPanel } from '@/components/admin/statement/credit-panels';
import { Panel } from '@/components/layout/panel';
import { requireRole } from '@/lib/account/session/guard';
import { openPayment } from '@/lib/admin/payment/opening';
import { referenceOf } from '@/lib/format/reference';
import { isUuid } from '@/lib/format/uuid';
import { candidatesFor } from '@/lib/payment/statement/matching/queries';

// Names neither payer nor amount, because the browser's history keeps titles.
export const metadata: Metadata = { title: 'Payment' };

export default async function PaymentPage({ params }: PageProps<'/admin/payments/[id]'>) {
  const { id } = await params;
  return guarded(
    () => requireRole('admin', `/admin/payments/${id}`),
    async (viewer) => {
      const payment = isUuid(id) ? await openPayment(viewer, id) : null;
      if (!payment) notFound();
      const { status, payee } = payment;
      const onBehalfOf = payee.isHouse ? null : payee.name;
      const waits = status === 'pending' || status === 'matched';
      const candidates = status === 'pending' ? await candidatesFor(id) : [];
      return (
        <AdminPage
          title={`Payment ${referenceOf(id)}`}
          back={{ href: '/admin/payments', label: 'All payments' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <PaymentFacts payment={payment} />
            <div className="grid gap-6 xl:col-start-2 xl:row-span-3">
              <ScreenshotPanel payment={payment} />
              <DuplicatePanel payment={payment} />
            </div>
            <div className="grid gap-6">
              <MatchedPanel payment={payment} />
              {status === 'pending' && <CandidatePanel payment={payment} candidates={candidates} />}
              <Panel id="decision" title={waits ? 'Decide' : 'Decided'}>
                <VerifyForm
                  payment={id}
                  open={waits}
                  feeUnknown={payment.amountPaise === null}
                  onBehalfOf={onBehalfOf}
                />
                <RejectForm payment={id} open={waits} onBehalfOf={onBehalfOf} />
                <RefundForm payment={id} open={status === 'verified'} onBehalfOf={onBehalfOf} />
                {(status === 'rejected' || status === 'refunded') && (
                  <p className="text-muted-foreground">Nothing is left to do here.</p>
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
