'use client';

import type { ReactNode } from 'react';
import { NewAccountFields } from '@/components/account/sign-in/new-account-fields';
import { Form } from '@/components/forms/form';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Button } from '@/components/ui/button';
import { signUp } from '@/lib/account/sign-up/actions';
import { signUpSchema } from '@/lib/account/sign-up/schema';

const formId = 'sign-up';

type SignUpFormProps = {
  /** Page to go on to; empty for the start page. */
  readonly next: string;
  readonly children: ReactNode;
};

/**
 * The separate sign-up page (product.md §2). `children` are the other ways to sign up, hidden once an account is made.
 */
export function SignUpForm({ next, children }: SignUpFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: signUpSchema,
    asksBeforeLeaving: false,
    action: signUp,
    postTo: next ? `/signup?${new URLSearchParams({ next })}` : '/signup',
  });
  const { field, result } = form;
  const made = result?.ok ? result.data : null;
  const leaving = useRedirectAfterAction(made && { ok: true, message: '', data: made });

  return (
    <>
      <Form form={form} label="Create account" className="grid gap-6">
        {result?.ok ? (
          <Button asChild>
            <a href={made?.next ?? '/login'}>{made ? 'Continue' : 'Go to sign in'}</a>
          </Button>
        ) : (
          <NewAccountFields field={field} next={next} sending={form.sending || leaving} />
        )}
      </Form>
      {!result?.ok && children}
    </>
  );
}
