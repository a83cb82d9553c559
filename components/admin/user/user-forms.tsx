'use client';

import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { VersionField } from '@/components/forms/private/version-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import type { Role } from '@/lib/account/session/roles';
import { changeUserRole, disableUser, eraseUserAsAsked } from '@/lib/admin/user/actions';
import { roleNames } from '@/lib/admin/user/rules';
import { disableSchema, eraseSchema, roleSchema } from '@/lib/admin/user/schema';
import type { FormAction } from '@/lib/server/action/form-result';

type UserFormProps = {
  readonly id: string;
  readonly userId: string;
  readonly action: FormAction<null>;
  readonly schema: z.ZodObject;
  /** Version of what the page shows, where the form changes it. */
  readonly version?: string;
  readonly label: string;
  readonly button: string;
  /** A button is red for what nobody can undo, and quiet for what ends somebody's access. */
  readonly variant?: 'outline' | 'destructive';
  readonly defaults?: Readonly<Record<string, string>>;
  /** False when there is nothing left to send and only the answer stays. */
  readonly open?: boolean;
  readonly children: (field: ReturnType<typeof useValidatedForm<null>>['field']) => ReactNode;
};

function UserForm({
  id,
  userId,
  action,
  schema,
  version,
  label,
  button,
  variant,
  defaults,
  open = true,
  children,
}: UserFormProps) {
  const form = useValidatedForm({
    id,
    schema,
    action,
    postTo: `/admin/users/${userId}`,
    ...(defaults && { defaults }),
  });
  const { result } = form;
  if (!open && !result) return null;
  return (
    <form {...form.formProps} aria-label={label} className="grid gap-4">
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {open && (
        <>
          <input type="hidden" name="userId" value={userId} />
          {version !== undefined && <VersionField form={form} version={version} />}
          {children(form.field)}
          <SubmitButton sending={form.sending} variant={variant}>
            {button}
          </SubmitButton>
        </>
      )}
    </form>
  );
}

const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

/** Gives another role. */
export function RoleForm({
  userId,
  role,
  version,
}: {
  readonly userId: string;
  readonly role: Role;
  readonly version: string;
}) {
  return (
    <UserForm
      id="give-role"
      userId={userId}
      action={changeUserRole}
      schema={roleSchema}
      version={version}
      label="Change the role"
      button="Change role"
      defaults={{ role }}
    >
      {(field) => (
        <SelectField
          field={field('role')}
          label="New role"
          hint="The person is signed out everywhere and signs in with the new role."
          options={roleOptions}
        />
      )}
    </UserForm>
  );
}

/** Disables the account. */
export function DisableForm({ userId, open }: { readonly userId: string; readonly open: boolean }) {
  return (
    <UserForm
      id="disable"
      userId={userId}
      action={disableUser}
      schema={disableSchema}
      label="Disable the account"
      button="Disable account"
      variant="outline"
      open={open}
    >
      {(field) => (
        <TextField
          field={field('reason')}
          label="Why"
          hint="For the team only. The person is signed out and cannot sign in until you open it again."
          autoComplete="off"
          required
        />
      )}
    </UserForm>
  );
}

/** Erases the person after the admin has typed their address. */
export function EraseForm({ userId, email }: { readonly userId: string; readonly email: string }) {
  return (
    <UserForm
      id="erase-user"
      userId={userId}
      action={eraseUserAsAsked}
      schema={eraseSchema}
      label="Erase the person"
      button="Erase for good"
      variant="destructive"
    >
      {(field) => (
        <TextField
          field={field('email')}
          label={`Type ${email} to confirm`}
          autoComplete="off"
          spellCheck={false}
          required
        />
      )}
    </UserForm>
  );
}
