'use client';

import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod';
import { ContentField } from '@/components/admin/content/content-field';
import { ContentRows, rowButtonId } from '@/components/admin/content/content-rows';
import type { FieldState } from '@/components/forms/field-frame';
import { Form } from '@/components/forms/form';
import { EnterButton } from '@/components/forms/private/enter-button';
import { VersionField } from '@/components/forms/private/version-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { saveContent } from '@/lib/admin/content/actions';
import {
  type ContentPart,
  countName,
  type ContentRows as Described,
  type FlatValues,
  rowCount,
} from '@/lib/admin/content/form/parts';
import { changeRows, type RowChange } from '@/lib/admin/content/form/rows';
import { textsOf } from '@/lib/admin/content/form/schema';
import { contentMessages } from '@/lib/admin/content/rules';

const id = 'content';

type ContentFormProps = {
  readonly kind: string;
  /** Empty for a new entry. */
  readonly entry: string;
  /** The version that the form begins with. */
  readonly base: number;
  readonly parts: readonly ContentPart[];
  readonly values: FlatValues;
  readonly postTo: string;
  readonly formToken: string;
};

/** The form after somebody pressed the button of a row, in a browser with scripts. */
type Changed = {
  readonly values: FlatValues;
  readonly times: number;
  /** The answer shown before this change: its errors name rows as they were. */
  readonly after: unknown;
  readonly focus: string;
};

function focusAfter(change: RowChange, rows: Described, index: number, count: number): string {
  const button = (what: RowChange, at: number) => rowButtonId(id, rows, what, at);
  if (change === 'add') return `${id}-${rows.name}.${count - 1}.${rows.fields[0]?.name}`;
  if (change === 'remove') return button('add', 0);
  const to = change === 'up' ? index - 1 : index + 1;
  // At either end the button that was pressed no longer does anything.
  if (to === 0) return button('down', to);
  return to === count - 1 ? button('up', to) : button(change, to);
}

/** The form of one entry of the owner's content. Rows change with scripts at once, without scripts by a submit. */
export function ContentForm({ kind, entry, base, parts, values, postTo, formToken }: ContentFormProps) {
  const schema = useMemo(() => z.strictObject(textsOf(parts)), [parts]);
  const form = useValidatedForm({
    id,
    schema,
    action: saveContent,
    postTo: `${postTo}#${id}`,
    formToken,
    defaults: values,
  });
  const { result } = form;
  const leaving = useRedirectAfterAction(result);
  const [changed, setChanged] = useState<Changed | null>(null);

  useEffect(() => {
    if (changed) document.getElementById(changed.focus)?.focus();
  }, [changed]);

  const field = (name: string): FieldState => {
    const state = form.field(name);
    if (!changed) return state;
    const { error, ...same } = state;
    const current = { ...same, defaultValue: changed.values[name] ?? '' };
    return error === undefined || changed.after === result ? current : { ...current, error };
  };
  const countOf = (rows: Described) =>
    rowCount(rows, { [countName(rows)]: field(countName(rows)).defaultValue });

  function onChange(
    button: string,
    { change, rows, index }: { change: RowChange; rows: Described; index: number },
  ) {
    const shown = form.formProps.ref.current;
    if (!shown) return;
    const typed = Object.fromEntries(
      [...new FormData(shown)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const next = changeRows(parts, typed, button);
    if (!next) return;
    const focus = focusAfter(change, rows, index, rowCount(rows, next));
    // Leaving asks about rows too.
    shown.dispatchEvent(new Event('change'));
    setChanged((before) => ({ values: next, times: (before?.times ?? 0) + 1, after: result, focus }));
  }

  // Without scripts the form comes back with other rows: no error, and not saved either.
  const onlyRows =
    result && !result.ok && !result.fieldErrors && result.message === contentMessages.rowsChanged;
  return (
    <Form form={form} notice={onlyRows ? result.message : undefined} className="grid max-w-3xl gap-6">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="entry" value={entry} />
      <EnterButton name="button" value="save" />
      <VersionField form={form} version={String(base)} name="base" keep={{ name: 'button', value: 'save' }} />
      <div key={changed?.times ?? 0} className="grid gap-6 sm:grid-cols-2">
        {parts.map((part) =>
          part.type === 'rows' ? (
            <ContentRows
              key={part.name}
              formId={id}
              rows={part}
              count={countOf(part)}
              field={field}
              onChange={onChange}
            />
          ) : (
            <ContentField key={part.name} described={part} field={field(part.name)} />
          ),
        )}
      </div>
      <p role="status" className="text-muted-foreground text-small empty:hidden">
        {changed ? contentMessages.rowsChanged : ''}
      </p>
      <SubmitButton sending={form.sending || leaving} name="button" value="save">
        Save and preview
      </SubmitButton>
    </Form>
  );
}
