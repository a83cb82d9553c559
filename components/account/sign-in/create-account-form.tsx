'use client';

import { NewAccountFields } from '@/components/account/sign-in/new-account-fields';
import { Form } from '@/components/forms/form';
import type { useFormAction } from '@/components/forms/use-form-action';
import type { RedirectTo } from '@/lib/server/action/form-result';

type CreateAccountFormProps = {
  /** The page holds this, because it shows the answer in its other mode. */
  readonly form: ReturnType<typeof useFormAction<RedirectTo | null>>;
  /** Page to go on to; empty for the start page. */
  readonly next: string;
  /** The next page is on its way. */
  readonly leaving: boolean;
};

/** Create-account mode of /login (product.md §2 and §5). */
export function CreateAccountForm({ form, next, leaving }: CreateAccountFormProps) {
  return (
    <Form form={form} label="Create account" leaves className="grid gap-6">
      <NewAccountFields field={form.field} next={next} sending={form.sending || leaving} />
    </Form>
  );
}
