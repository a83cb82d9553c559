import type { ReactNode } from 'react';
import { SignedForm } from '@/components/care/private/form/signed-form';
import type { FillPlace } from '@/components/care/private/form/step-form';
import { WaitingForm } from '@/components/care/private/form/waiting-form';
import { Said } from '@/components/forms/said';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import type { FoundForm } from '@/lib/care/form/queries';
import { type FormState, formWords } from '@/lib/care/form/rules';
import { type SearchParams, searchParam } from '@/lib/format/search-params';

const closed: Partial<Record<FormState, string>> = {
  guardian: formWords.waitsForGuardian,
  cancelled: formWords.isCancelled,
};

/** The title of a form; "Form" while it cannot be opened. */
export function titleOfForm(found: FoundForm | null): string {
  if (!found) return 'Form';
  return 'title' in found ? found.title : found.form.paper.title;
}

type OwnFormProps = {
  /** Null while it cannot be opened. */
  readonly found: FoundForm | null;
  readonly place: FillPlace;
  readonly query: SearchParams;
  /** The form to withdraw a signature. */
  readonly withdraw: (signed: { readonly withdrawnAt: Date | null }) => ReactNode;
};

/** One form of its reader's: to fill in step by step, or to read once it is signed. */
export function OwnForm({ found, place, query, withdraw }: OwnFormProps) {
  if (found === null) {
    return (
      <Alert variant="destructive">
        <p>{formWords.sealed}</p>
      </Alert>
    );
  }
  if ('kind' in found) {
    return found.kind === 'closed' ? (
      <Card variant="muted" size="sm" role="status">
        <p>{closed[found.state] ?? formWords.unknown}</p>
      </Card>
    ) : (
      <WaitingForm form={found.form} place={place} step={Number(searchParam(query, 'step')) || 1} />
    );
  }
  return (
    <>
      {query.signed === '1' && (
        <div role="status">
          <Said title={formWords.signed} />
        </div>
      )}
      <SignedForm signed={found} booking={place.booking} />
      {withdraw(found)}
    </>
  );
}
