'use client';

import { useState } from 'react';
import { NewAccountFields } from '@/components/account/sign-in/new-account-fields';
import { SignInForm } from '@/components/account/sign-in/sign-in-form';
import { Form } from '@/components/forms/form';
import { FormStatus } from '@/components/forms/form-outcome';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { signUp } from '@/lib/account/sign-up/actions';
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
function CreateAccountForm({ form, next, leaving }: CreateAccountFormProps) {
  return (
    <Form form={form} label="Create account" leaves className="grid gap-6">
      <NewAccountFields field={form.field} next={next} sending={form.sending || leaving} />
    </Form>
  );
}

type LoginMode = 'signin' | 'signup';

const modes = [
  { mode: 'signin', label: 'Sign in' },
  { mode: 'signup', label: 'Create account' },
] as const satisfies readonly { readonly mode: LoginMode; readonly label: string }[];

type ModeSwitchProps = { readonly mode: LoginMode; readonly next: string };

/** The two modes of /login, each with its own address, so that plain links are enough. */
function ModeSwitch({ mode: current, next }: ModeSwitchProps) {
  const address = (mode: LoginMode) => {
    const searchParams = new URLSearchParams({ ...(mode === 'signup' && { mode }), ...(next && { next }) });
    return searchParams.size > 0 ? `/login?${searchParams}` : '/login';
  };
  return (
    <nav
      aria-label="Sign in or create an account"
      className="grid grid-cols-2 gap-1 rounded-control bg-muted p-1"
    >
      {modes.map(({ mode, label }) => (
        <a
          key={mode}
          href={address(mode)}
          aria-current={mode === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center justify-center rounded-[0.6rem] px-1 text-center font-semibold text-muted-foreground text-small sm:text-base hover:text-foreground aria-[current=page]:bg-card aria-[current=page]:text-foreground aria-[current=page]:shadow-raised"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

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
