import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { PaymentReview } from '@/components/admin/payment/payment-review';
import { requireRole } from '@/lib/account/session/guard';
import { zoneOf } from '@/lib/account/session/viewer';
import { openPayment } from '@/lib/admin/payment/opening';
import { isUuid } from '@/lib/format/uuid';
import { paymentReference } from '@/lib/payment/reference';
import { candidatesFor } from '@/lib/payment/statement/matching/queries';
import { officeRoom } from '@/lib/payment/statement/outcomes';

// Names neither payer nor amount, because the browser's history keeps titles.
export const metadata: Metadata = { title: 'Payment' };

export default async function PaymentPage({ params }: PageProps<'/admin/payments/[id]'>) {
  const { id } = await params;
  return guarded(
    () => requireRole('admin', `/admin/payments/${id}`),
    async (viewer) => {
      const payment = isUuid(id) ? await openPayment(viewer, id) : null;
      if (!payment) notFound();
      const candidates = payment.status === 'pending' ? await candidatesFor(id) : [];
      return (
        <AdminPage
          title={`Payment ${paymentReference(id)}`}
          back={{ href: officeRoom.payments, label: 'All payments' }}
        >
          <PaymentReview
            payment={payment}
            candidates={candidates}
            room={officeRoom}
            timeZone={zoneOf(viewer)}
          />
        </AdminPage>
      );
    },
  );
}
