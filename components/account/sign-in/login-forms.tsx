'use client';

import { useState } from 'react';
import { CreateAccountForm } from '@/components/account/sign-in/create-account-form';
import { type LoginMode, ModeSwitch } from '@/components/account/sign-in/mode-switch';
import { SignInForm } from '@/components/account/sign-in/sign-in-form';
import { FormStatus } from '@/components/forms/form-outcome';
import { useFormAction } from '@/components/forms/use-form-action';
import { signUp } from '@/lib/account/sign-up/actions';

type LoginFormsProps = {
  readonly mode: LoginMode;
  /** Page to return to after signing in; empty for the start page. */
  readonly next: string;
};

const formId = 'create-account';

/**
 * Both modes of /login. After an account is made the page is in sign-in mode, whatever its address says (product.md
 * §4).
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
  const shown = creating.result?.ok ? 'signin' : mode;

  return (
    <>
      <ModeSwitch mode={shown} next={next} />
      <FormStatus result={creating.result} focusRef={creating.focusRef} />
      {shown === 'signup' ? (
        <CreateAccountForm id={formId} form={creating} />
      ) : (
        <SignInForm next={next} email={email} />
      )}
    </>
  );
}
