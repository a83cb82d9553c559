import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { StatementsReview } from '@/components/admin/statement/statements-review';
import { listCredits, listImports } from '@/lib/admin/statement/queries';
import { therapistPages } from '@/lib/payment/statement/outcomes';
import { statementAccounts } from '@/lib/payment/statement/queries';

export const metadata: Metadata = { title: 'Bank statements' };

/** The therapist's own statements; nobody else's payments are compared with them. */
export default function StatementsPage({
  searchParams,
}: PageProps<'/therapist-dashboard/payments/statements'>) {
  return practicePage(
    {
      from: therapistPages.statements,
      title: 'Bank statements',
      lead: (
        <>
          We compare the credits in your bank account only with payments to you. You confirm each match.{' '}
          <a href="#import" className="text-link">
            Import a statement
          </a>
        </>
      ),
      back: { href: therapistPages.payments, label: 'All payments' },
      confirmed: true,
    },
    async (viewer) => {
      const query = await searchParams;
      const [credits, imports, accounts] = await Promise.all([
        listCredits(viewer, query),
        listImports(viewer),
        statementAccounts(viewer),
      ]);
      return (
        <StatementsReview
          credits={credits}
          imports={imports}
          accounts={accounts}
          outcome={query.import}
          pages={therapistPages}
        />
      );
    },
  );
}
