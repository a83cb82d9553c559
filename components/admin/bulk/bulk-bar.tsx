'use client';

import { useEffect, useRef } from 'react';
import { bulkFormId } from '@/components/admin/bulk/form-id';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { leaveFor } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { ChevronDown } from '@/components/ui/icons';
import { changeManyRows } from '@/lib/admin/bulk/actions';
import { actsOf, exportAct, mostRows } from '@/lib/admin/bulk/rules';
import { bulkReasonSchema } from '@/lib/admin/bulk/schema';
import { formatCount } from '@/lib/format/count';

type Props = {
  /** Address of the list. */
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
    <label className="flex min-h-11 items-center gap-3 noscript:hidden">
      <Checkbox ref={box} onChange={(event) => chooseRows(event.currentTarget.checked)} />
      All on this page
    </label>
  );
}

/** What can be done with several rows of a list at once. The boxes of the rows belong to this form. */
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
  return (
    <Card asChild variant="flat" size="flush">
      <details className="fold-when-narrow disclosure" open={result ? true : undefined}>
        <summary className="flex min-h-12 items-center gap-3 px-4 font-semibold lg:hidden">
          Bulk actions
          <ChevronDown aria-hidden="true" className="chevron ml-auto size-5" />
        </summary>
        <Form form={form} className="grid gap-3 p-4 max-lg:border-border max-lg:border-t">
          <input type="hidden" name="list" value={path} />
          <input type="hidden" name="view" value={query} />
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            <WholePage />
            <label className="flex min-h-11 items-center gap-3">
              <Checkbox name="all" value="yes" />
              All rows of this view, at most {formatCount(mostRows)}
            </label>
            {reasons.length > 0 && (
              <TextField
                field={form.field('reason')}
                label={reasons
                  .map(({ label, reasonFor }) => `${label}: ${reasonFor?.toLowerCase()}`)
                  .join('; ')}
                autoComplete="off"
              />
            )}
            <div className="flex flex-wrap gap-3">
              {acts.map(({ name, label }) => (
                <SubmitButton
                  key={name}
                  name="act"
                  value={name}
                  sending={sending}
                  sendingLabel="Just a moment..."
                  variant="outline"
                  about="the chosen rows"
                >
                  {label}
                </SubmitButton>
              ))}
              <SubmitButton
                name="act"
                value={exportAct}
                sending={sending}
                sendingLabel="Just a moment..."
                variant="outline"
                about="the chosen rows"
              >
                Export
              </SubmitButton>
            </div>
          </div>
        </Form>
      </details>
    </Card>
  );
}
