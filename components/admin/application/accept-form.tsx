'use client';

import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { acceptApplication } from '@/lib/admin/application/actions';
import { linkSchema } from '@/lib/admin/application/schema';
import type { Option } from '@/lib/server/action/form-result';

type AcceptFormProps = {
  readonly application: string;
  /** Listings that no account acts for, likeliest first. */
  readonly candidates: readonly Option[];
  readonly postTo: string;
  /** Whether it still waits; if not, only the answer stays. */
  readonly open: boolean;
};

const id = 'accept';

/** Accepts an application by linking the account to an existing listing. */
export function AcceptForm({ application, candidates, postTo, open }: AcceptFormProps) {
  const form = useValidatedForm({
    id,
    schema: linkSchema,
    action: acceptApplication,
    postTo: `${postTo}#${id}`,
  });
  const { result } = form;
  return (
    <Form form={form} className={open || result ? 'grid gap-4' : 'hidden'}>
      <input type="hidden" name="application" value={application} />
      {open && (
        <>
          <SelectField
            field={form.field('therapist')}
            label="Listing in the directory"
            hint="Listings without an account, likeliest match first."
            options={candidates}
            placeholder="Choose a listing"
            required
          />
          <SubmitButton sending={form.sending} variant="outline">
            Accept with this listing
          </SubmitButton>
        </>
      )}
    </Form>
  );
}
