'use client';

import { ReasonForm } from '@/components/forms/private/reason-form';
import { undoPracticeReading } from '@/lib/privacy/export/practice/actions';
import { practicePath, undoSchema } from '@/lib/privacy/export/practice/rules';

/** Undoes a reading of the last day; afterwards only its answer stays. */
export function UndoReading({ reading }: { readonly reading: string | null }) {
  return (
    <ReasonForm
      id="undo-reading"
      action={undoPracticeReading}
      schema={undoSchema}
      postTo={`${practicePath}#undo-reading`}
      hidden={{ reading: reading ?? '' }}
      fields={[]}
      button={reading ? 'Undo import' : null}
      label="Undo import"
    />
  );
}
