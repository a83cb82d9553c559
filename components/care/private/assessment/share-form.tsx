'use client';

import { Form } from '@/components/forms/form';
import { Folded } from '@/components/forms/private/folded';
import { SelectField } from '@/components/forms/select-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Button } from '@/components/ui/button';
import { shareOwnAssessment } from '@/lib/care/assessment/actions';
import { shareSchema } from '@/lib/care/assessment/result-schema';
import type { Option } from '@/lib/server/action/form-result';

type ShareFormProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly assessment: string;
  /** Distinguishes forms with the same words for screen readers. */
  readonly about: string;
  readonly postTo: string;
  readonly choices: readonly Option[];
  /** Therapist who sees it now; empty for nobody. */
  readonly now: string;
};

/** Decides who else sees a result: one of the client's therapists, or nobody. */
export function ShareForm({ id, assessment, about, postTo, choices, now }: ShareFormProps) {
  const form = useValidatedForm({
    id,
    schema: shareSchema,
    action: shareOwnAssessment,
    postTo: `${postTo}#${id}`,
    defaults: { therapist: now },
  });
  const { result, sending } = form;
  return (
    <Form form={form} className="grid gap-4 has-[[open]]:w-full">
      <input type="hidden" name="assessment" value={assessment} />
      <Folded behind="Change who sees it" about={about} open={result !== null && !result.ok}>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            field={form.field('therapist')}
            label="Share with"
            placeholder="Nobody"
            options={choices}
            className="min-w-0 max-w-sm flex-1 basis-40"
          />
          <Button
            type="submit"
            aria-busy={sending || undefined}
            disabled={sending}
            variant="outline"
            className="aria-busy:cursor-progress"
          >
            {sending ? 'Saving...' : 'Save'}
            {!sending && <span className="sr-only"> who can see: {about}</span>}
          </Button>
        </div>
      </Folded>
    </Form>
  );
}
