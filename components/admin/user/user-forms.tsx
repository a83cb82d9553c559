'use client';

import type { ReactNode } from 'react';
import type { z } from 'zod';
import { CodeField } from '@/components/account/private/second-factor/code-field';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { Folded } from '@/components/forms/private/folded';
import { VersionField } from '@/components/forms/private/version-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { closingReasons } from '@/lib/account/closed/rules';
import type { Role } from '@/lib/account/session/roles';
import {
  changeUserRole,
  disableUser,
  enableUser,
  eraseUserAsAsked,
  resetUserSecondFactor,
} from '@/lib/admin/user/actions';
import { roleNames } from '@/lib/admin/user/rules';
import { disableSchema, eraseSchema, provenSchema, roleSchema } from '@/lib/admin/user/schema';
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
  readonly children: (field: Fields) => ReactNode;
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
    <Form form={form} label={label} className="grid gap-4">
      {open && (
        <Folded behind={label} open={result?.ok === false}>
          <input type="hidden" name="userId" value={userId} />
          {version !== undefined && <VersionField form={form} version={version} />}
          {children(form.field)}
          <SubmitButton sending={form.sending} variant={variant}>
            {button}
          </SubmitButton>
        </Folded>
      )}
    </Form>
  );
}

type Fields = ReturnType<typeof useValidatedForm<null>>['field'];

/** Each press that gives or takes power, or erases somebody, asks for a reason for the team, and for a new code of the admin's own app. */
function ProofFields({ field }: { readonly field: Fields }) {
  return (
    <>
      <TextField
        field={field('reason')}
        label="Why"
        hint="For the team. It is recorded in the audit log."
        autoComplete="off"
        required
      />
      <CodeField field={field('code')} label="Code from your own app" />
    </>
  );
}

const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

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
      variant="outline"
      defaults={{ role }}
    >
      {(field) => (
        <>
          <SelectField
            field={field('role')}
            label="New role"
            hint="The person is signed out everywhere and signs in with the new role. We email them and all admins."
            options={roleOptions}
          />
          <ProofFields field={field} />
        </>
      )}
    </UserForm>
  );
}

const reasonOptions = Object.entries(closingReasons).map(([value, label]) => ({ value, label }));

type DisableFormProps = {
  readonly userId: string;
  readonly open: boolean;
  /** How many appointments end with it, and the version of their list. */
  readonly appointments: number;
  readonly version: string;
};

/** Disables the account, and cancels the appointments that the page shows above. */
export function DisableForm({ userId, open, appointments, version }: DisableFormProps) {
  return (
    <UserForm
      id="disable"
      userId={userId}
      action={disableUser}
      schema={disableSchema}
      version={version}
      label="Disable the account"
      button="Disable account"
      variant="outline"
      open={open}
    >
      {(field) => (
        <>
          <SelectField
            field={field('because')}
            label="Message to the person"
            hint="Shown when they try to sign in, and sent by email with our address for questions."
            placeholder="Choose a reason"
            options={reasonOptions}
          />
          {appointments > 0 ? (
            <CheckboxField
              field={field('cancels')}
              label={`Cancel ${appointments === 1 ? 'this appointment' : `these ${appointments} appointments`}. Payments are refunded, and both sides are notified.`}
            />
          ) : (
            <input type="hidden" name="cancels" value="" />
          )}
          <ProofFields field={field} />
        </>
      )}
    </UserForm>
  );
}

/** Presses that need nothing but the proof. */
const proven = {
  enable: {
    action: enableUser,
    label: 'Reopen account',
    button: 'Reopen account',
  },
  reset: {
    action: resetUserSecondFactor,
    label: 'Reset two-step verification',
    button: 'Reset: phone and codes lost',
    variant: 'outline',
  },
} as const;

type ProvenFormProps = {
  readonly press: keyof typeof proven;
  readonly userId: string;
  readonly open: boolean;
};

/** Opens a closed account again, or removes a lost second step. */
export function ProvenForm({ press, userId, open }: ProvenFormProps) {
  return (
    <UserForm {...proven[press]} id={press} userId={userId} schema={provenSchema} open={open}>
      {(field) => <ProofFields field={field} />}
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
      button="Erase permanently"
      variant="destructive"
    >
      {(field) => (
        <>
          <TextField
            field={field('email')}
            label={`Type ${email} to confirm`}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <ProofFields field={field} />
        </>
      )}
    </UserForm>
  );
}
