'use client';

import { ReasonForm } from '@/components/forms/private/reason-form';
import { takeSessionCalendar, undoSessionCalendar } from '@/lib/booking/calendar/import/actions';
import { ownImportPath, sessionsInWords } from '@/lib/booking/calendar/import/rules';
import { takeSchema, undoSchema } from '@/lib/booking/calendar/import/schema';
import { modeLabel } from '@/lib/therapist/rules';

type OfImport = { readonly importId: string };

type TakeSessionsProps = OfImport & {
  readonly count: number;
  /** The therapist's ways to meet. */
  readonly modes: readonly string[];
};

export function TakeSessionsForm({ importId, count, modes }: TakeSessionsProps) {
  return (
    <ReasonForm
      id="take"
      action={takeSessionCalendar}
      schema={takeSchema}
      postTo={ownImportPath(importId)}
      hidden={{ import: importId }}
      fields={[
        {
          type: 'choice',
          name: 'mode',
          label: 'Way to meet',
          hint: 'For all of them, with the link, number or address that you have set. You can change single sessions afterwards.',
          options: modes.map((mode) => ({ value: mode, label: modeLabel(mode) })),
          placeholder: 'Choose a way',
          value: modes[0] ?? '',
        },
        {
          type: 'tick',
          name: 'remind',
          label: 'Remind clients who have an account, as before other sessions',
          hint: 'Clients without an account get reminders after they accept your invitation.',
          required: false,
        },
      ]}
      button={`Import ${sessionsInWords(count)}`}
      label="Import"
      variant="default"
      className="max-w-measure"
    />
  );
}

/** Undoes an import of the last day; afterwards only its answer stays. */
export function UndoSessionsForm({ importId, undoable }: OfImport & { readonly undoable: boolean }) {
  return (
    <ReasonForm
      id="undo"
      action={undoSessionCalendar}
      schema={undoSchema}
      postTo={ownImportPath(importId)}
      hidden={{ import: importId }}
      fields={[]}
      button={undoable ? 'Undo import' : null}
      label="Undo import"
    />
  );
}
