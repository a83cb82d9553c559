'use client';

import { useState } from 'react';
import { CreateAccountForm } from '@/components/account/sign-in/create-account-form';
import { type LoginMode, ModeSwitch } from '@/components/account/sign-in/mode-switch';
import { SignInForm } from '@/components/account/sign-in/sign-in-form';
import { FormStatus } from '@/components/forms/form-outcome';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { signUp } from '@/lib/account/sign-up/actions';

type LoginFormsProps = {
  readonly mode: LoginMode;
  /** Page to return to after signing in; empty for the start page. */
  readonly next: string;
};

const formId = 'create-account';

/**
 * Both modes of /login. An account that is made is signed in and the next page comes; somebody who is not told whether
 * it was made finds the page in sign-in mode, whatever its address says (product.md §4).
 */
export function LoginForms({ mode, next }: LoginFormsProps) {
  const [email, setEmail] = useState('');
  const creating = useFormAction({
    id: formId,
    action: signUp,
    postTo: `/login?${new URLSearchParams({ mode: 'signup', ...(next && { next }) })}`,
    onSent: () => {
      const typed = document.getElementById(`${formId}-email`);
      if (typed instanceof HTMLInputElement) setEmail(typed.value);
    },
  });
  const made = creating.result?.ok ? creating.result.data : null;
  const leaving = useRedirectAfterAction(made && { ok: true, message: '', data: made });
  const shown = creating.result?.ok && !made ? 'signin' : mode;

  return (
    <>
      <ModeSwitch mode={shown} next={next} />
      <FormStatus result={creating.result} focusRef={creating.focusRef} />
      {shown === 'signup' ? (
        <CreateAccountForm form={creating} next={next} leaving={leaving} />
      ) : (
        <SignInForm next={next} email={email} />
      )}
    </>
  );
}
