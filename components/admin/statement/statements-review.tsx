import { CreditTable } from '@/components/admin/statement/credit-table';
import { ImportList } from '@/components/admin/statement/import-list';
import { ImportSaid } from '@/components/admin/statement/import-said';
import { StatementForm } from '@/components/admin/statement/statement-form';
import { ButtonForm } from '@/components/forms/button-form';
import { Folded } from '@/components/forms/private/folded';
import { Panel } from '@/components/layout/panel';
import { TitledSection } from '@/components/layout/titled-section';
import type { CreditRow, ImportRow } from '@/lib/admin/statement/queries';
import type { ListPart } from '@/lib/admin/table/list';
import { matchPaymentsNow } from '@/lib/payment/statement/matching/actions';
import { isImportOutcome, type PaymentPages } from '@/lib/payment/statement/outcomes';
import type { StatementAccounts } from '@/lib/payment/statement/queries';

type StatementsReviewProps = {
  readonly credits: ListPart<CreditRow>;
  readonly imports: readonly ImportRow[];
  readonly accounts: StatementAccounts;
  /** The parameter `import` of the address: what became of the file just sent. */
  readonly outcome: unknown;
  readonly pages: PaymentPages;
};

/** The credits of the imported statements, and below them the form for the next one. */
export function StatementsReview({ credits, imports, accounts, outcome, pages }: StatementsReviewProps) {
  return (
    <>
      {isImportOutcome(outcome) && <ImportSaid outcome={outcome} />}
      <CreditTable {...credits} pages={pages} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Panel id="import" title="Import a statement">
          <StatementForm {...accounts} />
        </Panel>
        <Panel
          id="matching"
          title="Matching"
          lead="Matching runs after each import and every ten minutes, for payments reported later."
        >
          <ButtonForm
            id="match-now"
            action={matchPaymentsNow}
            postTo={pages.statements}
            fields={{}}
            label="Match now"
          />
        </Panel>
      </div>
      <TitledSection id="imports" title="Latest imports" className="grid grid-cols-1 gap-4">
        <Folded behind="Show the latest imports" narrow>
          <ImportList imports={imports} pages={pages} />
        </Folded>
      </TitledSection>
    </>
  );
}
