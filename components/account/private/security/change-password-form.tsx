'use client';

import { NewPasswordField } from '@/components/account/sign-in/new-password-field';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { changePassword } from '@/lib/account/password/actions';
import type { PasswordOwner } from '@/lib/account/password/rules';
import { changePasswordSchema } from '@/lib/account/password/schema';

const formId = 'change-password';

/** Changes the signed-in person's password, which signs them out everywhere else. */
export function ChangePasswordForm({ owner }: { readonly owner: PasswordOwner }) {
  const form = useValidatedForm({
    id: formId,
    schema: changePasswordSchema,
    action: changePassword,
    postTo: '/account/devices',
  });
  const { field } = form;

  return (
    <Form form={form} label="Change your password" className="grid gap-6">
      {/* Tells a password manager whose password changes. It has no name, so the form does not send it. */}
      <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
      <div key={form.generation} className="grid gap-6">
        <PasswordField
          field={field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordField
          field={field('password', { alsoChecks: ['confirmPassword'] })}
          label="New password"
          owner={owner}
        />
        <PasswordField
          field={field('confirmPassword')}
          label="New password again"
          autoComplete="new-password"
        />
      </div>
      <SubmitButton sending={form.sending}>Change password</SubmitButton>
    </Form>
  );
}
