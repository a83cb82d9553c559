import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { guarded } from '@/components/member/guarded';
import { PaymentTable } from '@/components/verification/payment-table';
import { ReadyPanel } from '@/components/verification/ready-panel';
import { listPayments } from '@/lib/admin/payment/queries';
import { paymentFilters } from '@/lib/admin/payment/rules';
import { readFilters } from '@/lib/admin/table/filters';
import { requireRole } from '@/lib/auth/guard';
import { readyForOnePress } from '@/lib/payment/verification/queries';

export const metadata: Metadata = { title: 'Payments' };

export default function PaymentsPage({ searchParams }: PageProps<'/admin/payments'>) {
  return guarded(
    () => requireRole('admin', '/admin/payments'),
    async (viewer) => {
      const asked = await searchParams;
      const [list, ready] = await Promise.all([listPayments(viewer, asked), readyForOnePress()]);
      return (
        <AdminPage
          title="Payments"
          lead="What people say they have paid. The bank credit proves it, not the screenshot; the oldest waits first."
        >
          <ReadyPanel ready={ready} />
          <PaymentTable {...list} asked={readFilters(asked, paymentFilters)} />
        </AdminPage>
      );
    },
  );
}
