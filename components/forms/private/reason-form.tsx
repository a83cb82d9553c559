'use client';

import type { ReactNode } from 'react';
import type { z } from 'zod';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { PhoneField } from '@/components/forms/contact-fields';
import type { FieldState } from '@/components/forms/field-frame';
import { Form } from '@/components/forms/form';
import { DateField } from '@/components/forms/private/date-field';
import { Folded } from '@/components/forms/private/folded';
import { MoneyField } from '@/components/forms/private/money-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { redirectOf, useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import type { FormAction, Option } from '@/lib/server/action/form-result';

/** One field as data, so that a server component can describe the form. */
type ReasonField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string;
  /** True by default. */
  readonly required?: boolean;
} & (
  | { readonly type?: 'lines'; readonly rows?: number }
  | { readonly type: 'text' | 'email' | 'phone' | 'day' | 'day-and-time' | 'rupees' }
  | { readonly type: 'choice'; readonly options: readonly Option[]; readonly placeholder: string }
  /** A checkbox that sends "yes". */
  | { readonly type: 'tick' }
);

type ReasonFormProps = {
  /** Unique in the page. */
  readonly id: string;
  readonly action: FormAction<unknown>;
  readonly schema: z.ZodObject;
  /** Address of the page that holds the form. */
  readonly postTo: string;
  /** Signed token of this visit, for an action that is done once for each form. */
  readonly formToken?: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly fields: readonly ReasonField[];
  /** The button's label; null when there is nothing left to send and only the answer stays. */
  readonly button: string | null;
  /** Tells buttons with the same words apart for readers. */
  readonly about?: string;
  readonly label?: string;
  readonly variant?: 'default' | 'outline';
  /** Closed until it is wanted, behind these words. */
  readonly behind?: string;
  readonly className?: string;
  /** Lies below the fields, such as help beside words of danger. */
  readonly beside?: ReactNode;
};

/** Options that a server component passes to a form that `reasonForm` made. */
export type ReasonFormOptions = Omit<ReasonFormProps, 'action' | 'schema' | 'beside'>;

function DescribedField({
  described,
  field,
}: {
  readonly described: ReasonField;
  readonly field: FieldState;
}) {
  const { label, hint, required = true } = described;
  const same = { field, label, hint, required };
  switch (described.type) {
    case 'choice':
      return <SelectField {...same} options={described.options} placeholder={described.placeholder} />;
    case 'tick':
      return <CheckboxField {...same} value="yes" />;
    case 'rupees':
      return <MoneyField {...same} />;
    case 'day':
    case 'day-and-time':
      return <DateField {...same} withTime={described.type === 'day-and-time'} />;
    case 'phone':
      return <PhoneField {...same} autoComplete="off" />;
    case 'text':
    case 'email':
      return <TextField {...same} type={described.type} autoComplete="off" />;
    default:
      return <TextArea {...same} rows={described.rows ?? 3} />;
  }
}

/**
 * One action with a short text, with or without scripts: mostly a reason, sometimes an address or a day, or nothing but
 * a word of warning. A schema is code, so a client component of the noun gives it with its action.
 */
export function ReasonForm({
  id,
  action,
  schema,
  postTo,
  formToken,
  hidden,
  fields,
  button,
  about,
  label,
  variant = 'outline',
  behind,
  className = '',
  beside,
}: ReasonFormProps) {
  const defaults = Object.fromEntries(fields.map(({ name, value = '' }) => [name, value]));
  // Without scripts the answer finds its form by this address; the fragment tells forms of one action apart.
  const form = useValidatedForm({
    ...{ id, schema, action, defaults },
    postTo: `${postTo}#${id}`,
    ...(formToken !== undefined && { formToken }),
  });
  const { result } = form;
  const leaving = useRedirectAfterAction(result);
  const sending = form.sending || leaving;
  const shown = button !== null || result ? `grid min-w-0 gap-4 ${className}` : 'hidden';
  const inner = button !== null && (
    <div className="grid gap-4">
      {fields.length > 0 && (
        <div className="grid gap-4" key={form.generation}>
          {fields.map((described) => (
            <DescribedField key={described.name} described={described} field={form.field(described.name)} />
          ))}
        </div>
      )}
      {beside}
      <SubmitButton sending={sending} variant={variant} about={about}>
        {button}
      </SubmitButton>
    </div>
  );
  return (
    <Form form={form} label={label} leaves={redirectOf(result) !== undefined} className={shown}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {inner && behind !== undefined ? (
        <Folded behind={behind} about={about} open={result?.ok === false}>
          {inner}
        </Folded>
      ) : (
        inner
      )}
    </Form>
  );
}

/** A `ReasonForm` with its action and schema, for a client module of the noun: a server component cannot pass a schema. */
export const reasonForm =
  (action: FormAction<unknown>, schema: z.ZodObject) => (options: ReasonFormOptions) => (
    <ReasonForm {...options} action={action} schema={schema} />
  );
