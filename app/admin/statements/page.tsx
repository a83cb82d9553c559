import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { CreditTable } from '@/components/admin/statement/credit-table';
import { ImportList } from '@/components/admin/statement/import-list';
import { ImportSaid } from '@/components/admin/statement/import-said';
import { StatementForm } from '@/components/admin/statement/statement-form';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { requireRole } from '@/lib/account/session/guard';
import { listCredits, listImports } from '@/lib/admin/statement/queries';
import { searchParam } from '@/lib/format/search-params';
import { matchPaymentsNow } from '@/lib/payment/statement/matching/actions';
import { isImportOutcome } from '@/lib/payment/statement/outcomes';
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
          lead="What has arrived in our bank account. Payments are matched with it by reference, or by amount, day and name together; never by the amount alone, and none is verified without you."
        >
          {isImportOutcome(query.import) && <ImportSaid outcome={query.import} />}
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <Panel id="import" title="Import">
              <StatementForm {...accounts} />
            </Panel>
            <Panel id="matching" title="Matching">
              <p className="max-w-measure">
                It runs after each import and every ten minutes, for payments that are reported later.
              </p>
              <ButtonForm
                id="match-now"
                action={matchPaymentsNow}
                postTo="/admin/statements"
                fields={{}}
                label="Match now"
              />
            </Panel>
          </div>
          <section aria-labelledby="imports" className="grid gap-4">
            <h2 id="imports" className="text-h3">
              Latest imports
            </h2>
            <ImportList imports={imports} />
          </section>
          <section aria-labelledby="credits" className="grid gap-4">
            <h2 id="credits" className="text-h3">
              Credits
            </h2>
            <CreditTable {...credits} />
          </section>
        </AdminPage>
      );
    },
  );
}
