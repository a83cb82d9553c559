import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { StatementsReview } from '@/components/admin/statement/statements-review';
import { requireRole } from '@/lib/account/session/guard';
import { listCredits, listImports } from '@/lib/admin/statement/queries';
import { searchParam } from '@/lib/format/search-params';
import { officePages } from '@/lib/payment/statement/outcomes';
import { statementAccounts } from '@/lib/payment/statement/queries';

export const metadata: Metadata = { title: 'Bank statements' };

export default function StatementsPage({ searchParams }: PageProps<'/admin/statements'>) {
  return guarded(
    () => requireRole('admin', '/admin/statements'),
    async (viewer) => {
      const query = await searchParams;
      const [credits, imports, accounts] = await Promise.all([
        listCredits(viewer, query),
        listImports(viewer),
        statementAccounts(viewer, searchParam(query, 'account')),
      ]);
      return (
        <AdminPage
          title="Bank statements"
          lead={
            <>
              We match bank credits with payments by reference, or by amount, date and name together. You
              verify every payment.{' '}
              <a href="#import" className="text-link">
                Import a statement
              </a>
            </>
          }
        >
          <StatementsReview
            credits={credits}
            imports={imports}
            accounts={accounts}
            outcome={query.import}
            pages={officePages}
          />
        </AdminPage>
      );
    },
  );
}
