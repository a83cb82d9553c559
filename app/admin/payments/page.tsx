import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { EarningsPanel } from '@/components/admin/payment/earnings-panel';
import { PaymentTable } from '@/components/admin/payment/payment-table';
import { VerifyReady } from '@/components/admin/payment/verify-ready';
import { requireRole } from '@/lib/account/session/guard';
import { listPayments } from '@/lib/admin/payment/queries';
import { searchParam } from '@/lib/format/search-params';
import { earningsOf } from '@/lib/payment/payee/earnings';
import { officePages } from '@/lib/payment/statement/outcomes';
import { readyToVerifyTogether } from '@/lib/payment/verification/queries';

export const metadata: Metadata = { title: 'Payments' };

export default function PaymentsPage({ searchParams }: PageProps<'/admin/payments'>) {
  return guarded(
    () => requireRole('admin', '/admin/payments'),
    async (viewer) => {
      const query = await searchParams;
      const [list, ready, earnings] = await Promise.all([
        listPayments(viewer, query),
        readyToVerifyTogether(viewer),
        earningsOf(viewer, searchParam(query, 'year')),
      ]);
      return (
        <AdminPage
          title="Payments"
          lead="Payments that people have reported, oldest first. Check the bank credit, not only the screenshot."
          action={<VerifyReady ready={ready} pages={officePages} />}
        >
          <PaymentTable {...list} pages={officePages} />
          <EarningsPanel earnings={earnings} path={officePages.payments} payee="house" />
        </AdminPage>
      );
    },
  );
}
