'use client';

import { useMemo } from 'react';
import { Form } from '@/components/forms/form';
import { withChosenFile } from '@/components/forms/private/chosen-file';
import { ChosenFileField } from '@/components/forms/private/chosen-file-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import type { FormAction } from '@/lib/server/action/form-result';
import { noFieldsSchema } from '@/lib/server/action/no-fields';

type FileFormProps = {
  readonly id: string;
  /** Name of the field with the file. */
  readonly name: string;
  /** An action without other fields. */
  readonly action: FormAction<unknown>;
  /** Address of the page. */
  readonly path: string;
  /** Bytes; a larger file is refused before it is sent. */
  readonly largest: number;
  readonly tooLarge: string;
  /** Name of the form, and of its field unless that has its own. */
  readonly label: string;
  readonly fieldLabel?: string;
  readonly hint: string;
  readonly accept: string;
  readonly button: string;
  readonly sendingLabel: string;
  /** Outlined beside the main step of its page. */
  readonly variant?: 'outline';
};

/** Sends one file, which the browser looks at before. */
export function FileForm(props: FileFormProps) {
  const { id, name, action, path, largest, tooLarge, label } = props;
  const schema = useMemo(
    () =>
      withChosenFile(noFieldsSchema, {
        formId: id,
        name,
        faultOf: (file) => (file.size > largest ? tooLarge : undefined),
      }),
    [id, name, largest, tooLarge],
  );
  const form = useValidatedForm({ id, schema, action, postTo: `${path}#${id}` });
  const leaving = useRedirectAfterAction(form.result);
  return (
    <Form form={form} label={label} className="grid max-w-measure gap-4">
      <ChosenFileField
        key={form.generation}
        field={form.field(name)}
        label={props.fieldLabel ?? label}
        hint={props.hint}
        accept={props.accept}
      />
      <SubmitButton
        sending={form.sending || leaving}
        sendingLabel={props.sendingLabel}
        variant={props.variant}
      >
        {props.button}
      </SubmitButton>
    </Form>
  );
}
