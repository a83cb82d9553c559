import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { PaymentReview } from '@/components/admin/payment/payment-review';
import { adminRecordPage } from '@/components/admin/record-page';
import { zoneOf } from '@/lib/account/session/viewer';
import { openPayment } from '@/lib/admin/payment/opening';
import { isUuid } from '@/lib/format/uuid';
import { candidatesFor } from '@/lib/payment/statement/matching/queries';
import { officePages } from '@/lib/payment/statement/outcomes';

// Names neither payer nor amount, because the browser's history keeps titles.
export const metadata: Metadata = { title: 'Payment' };

export default async function PaymentPage({ params }: PageProps<'/admin/payments/[id]'>) {
  const { id } = await params;
  return adminRecordPage(
    `/admin/payments/${id}`,
    async (viewer) => (isUuid(id) ? openPayment(viewer, id) : null),
    async (payment, viewer) => {
      const candidates = payment.status === 'pending' ? await candidatesFor(id) : [];
      return (
        <AdminPage
          title={`Payment from ${payment.payerName}`}
          back={{ href: officePages.payments, label: 'All payments' }}
        >
          <PaymentReview
            payment={payment}
            candidates={candidates}
            pages={officePages}
            timeZone={zoneOf(viewer)}
          />
        </AdminPage>
      );
    },
  );
}
