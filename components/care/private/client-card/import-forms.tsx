'use client';

import { ReasonForm } from '@/components/forms/private/reason-form';
import { matchListColumns, takeClientList, undoClientImport } from '@/lib/care/client-card/import/actions';
import { clientsInWords, importPath, listFieldLabels, listFields } from '@/lib/care/client-card/import/rules';
import { matchSchema, takeSchema, undoSchema } from '@/lib/care/client-card/import/schema';

type OfImport = { readonly importId: string };

type MatchFormProps = OfImport & {
  readonly head: readonly string[];
  readonly columns: readonly number[];
};

/** Says which column of the list holds the name, the address and the number. */
export function MatchForm({ importId, head, columns }: MatchFormProps) {
  const named = head.map((label, index) => ({
    value: String(index),
    label: label || `Column ${index + 1}`,
  }));
  const options = [{ value: '-1', label: 'None' }, ...named];
  return (
    <ReasonForm
      id="columns"
      action={matchListColumns}
      schema={matchSchema}
      postTo={importPath(importId)}
      hidden={{ import: importId }}
      fields={listFields.map((name, index) => ({
        type: 'choice',
        name,
        label: listFieldLabels[name],
        options,
        placeholder: 'Choose a column',
        value: String(columns[index] ?? -1),
      }))}
      button="Change columns"
      label="Columns"
      className="max-w-measure"
    />
  );
}

/** Imports the people of the preview. */
export function TakeForm({ importId, count }: OfImport & { readonly count: number }) {
  return (
    <ReasonForm
      id="take"
      action={takeClientList}
      schema={takeSchema}
      postTo={importPath(importId)}
      hidden={{ import: importId }}
      fields={[
        {
          name: 'consent',
          label: 'How these people agreed',
          hint: 'For example: I asked each of them in our last session. Stored encrypted, on every card.',
        },
      ]}
      button={`Import ${clientsInWords(count)}`}
      label="Import"
      variant="default"
      className="max-w-measure"
    />
  );
}

/** Undoes an import of the last day; afterwards only its answer stays. */
export function UndoForm({ importId, undoable }: OfImport & { readonly undoable: boolean }) {
  return (
    <ReasonForm
      id="undo"
      action={undoClientImport}
      schema={undoSchema}
      postTo={importPath(importId)}
      hidden={{ import: importId }}
      fields={[]}
      button={undoable ? 'Undo import' : null}
      label="Undo import"
    />
  );
}
