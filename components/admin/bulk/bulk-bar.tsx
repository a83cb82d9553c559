'use client';

import { useEffect, useRef } from 'react';
import { bulkFormId } from '@/components/admin/bulk/form-id';
import { ToolbarFold } from '@/components/admin/table/toolbar-fold';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { leaveFor } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Checkbox } from '@/components/ui/checkbox';
import { changeManyRows } from '@/lib/admin/bulk/actions';
import { actsOf, exportAct, mostRows } from '@/lib/admin/bulk/rules';
import { bulkReasonSchema } from '@/lib/admin/bulk/schema';
import { formatCount } from '@/lib/format/count';

type Props = {
  readonly path: string;
  /** The part of the address behind the question mark. */
  readonly query: string;
  /** Address to which a browser without scripts comes back. */
  readonly postTo: string;
};

function chooseRows(chosen: boolean) {
  const boxes = document.querySelectorAll<HTMLInputElement>(`input[name="row"][form="${bulkFormId}"]`);
  // Rows that a phone does not show yet are not on the page for whoever presses this.
  for (const box of boxes) if (!chosen || box.getClientRects().length > 0) box.checked = chosen;
}

/**
 * Chooses all rows of the page, or none. It takes its place before the scripts come, because somebody who is about to
 * press it would miss a button that moves. A press before then counts once the scripts are there.
 */
function WholePage() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current?.checked) chooseRows(true);
  }, []);
  return (
    <label className="tap gap-3 noscript:hidden">
      <Checkbox ref={box} onChange={(event) => chooseRows(event.currentTarget.checked)} />
      All on this page
    </label>
  );
}

/** Actions on several rows of a list at once. The boxes of the rows belong to this form. */
export function BulkBar({ path, query, postTo }: Props) {
  const acts = actsOf(path);
  const reasons = acts.filter(({ reasonFor }) => reasonFor !== undefined);
  const form = useValidatedForm({
    id: bulkFormId,
    schema: bulkReasonSchema,
    action: changeManyRows,
    postTo: `${postTo}#${bulkFormId}`,
    // People choose rows to change them or to leave them again, and opening a row is part of choosing.
    asksBeforeLeaving: false,
    checksFor: (pressed) =>
      pressed instanceof HTMLButtonElement && reasons.some(({ name }) => name === pressed.value),
    onSent: leaveFor,
  });
  const { result, sending } = form;
  const press = ({ name, label }: { readonly name: string; readonly label: string }) => (
    <SubmitButton
      key={name}
      name="act"
      value={name}
      pressed={form.pressed}
      sending={sending}
      variant="outline"
      about="the chosen rows"
    >
      {label}
    </SubmitButton>
  );
  return (
    <Form
      form={form}
      className={`sticky top-14 z-10 gap-3 rounded-card border border-primary bg-accent px-3 py-1 lg:top-18 ${result ? 'grid' : 'hidden group-has-[[name=row]:checked]/list:grid'}`}
    >
      <input type="hidden" name="list" value={path} />
      <input type="hidden" name="view" value={query} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <WholePage />
        <label className="tap gap-3">
          <Checkbox name="all" value="yes" />
          All rows of this view, at most {formatCount(mostRows)}
        </label>
        <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
          {acts.filter(({ reasonFor }) => reasonFor === undefined).map(press)}
          {press({ name: exportAct, label: 'Export' })}
          {reasons.map((act) => (
            <ToolbarFold key={act.name} label={act.label} open={result ? true : undefined}>
              <TextField field={form.field('reason')} label={act.reasonFor} autoComplete="off" />
              {press(act)}
            </ToolbarFold>
          ))}
        </div>
      </div>
    </Form>
  );
}
