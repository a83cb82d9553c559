'use client';

import { ConfirmationField } from '@/components/admin/confirmation-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { publishContent, restoreContent } from '@/lib/admin/content/actions';
import { versionSchema } from '@/lib/admin/content/version-schema';

const actions = { publish: publishContent, restore: restoreContent } as const;

type PublishFormProps = {
  /** Unique on the page: the two differ in their action. */
  readonly id: keyof typeof actions;
  readonly postTo: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Null when there is nothing left to do and only the answer stays. */
  readonly label: string | null;
  /** Text to check once more; absent for content that takes no second look. */
  readonly secondLook?: string | undefined;
  /** The person entered the code of the authenticator app so recently that the form asks for nothing more. */
  readonly confirmed: boolean;
};

/** Publishes a version or brings it back; for some kinds only after a second look and a second confirmation. */
export function PublishForm({ id, postTo, fields, label, secondLook, confirmed }: PublishFormProps) {
  // Without scripts the answer finds its form by this address; the fragment separates the two.
  const form = useValidatedForm({
    id,
    schema: versionSchema,
    action: actions[id],
    postTo: `${postTo}#${id}`,
    // Nothing is written here but a code or a password.
    asksBeforeLeaving: false,
  });
  const { result, sending } = form;
  return (
    <Form
      form={form}
      className={label === null && !result ? 'hidden' : 'grid w-full max-w-3xl justify-items-start gap-4'}
    >
      {label !== null && (
        <>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {secondLook && <p className="max-w-measure">{secondLook}</p>}
          <ConfirmationField
            key={form.generation}
            field={form.field('confirmation')}
            confirmed={confirmed || !secondLook}
            because="this appears on receipts and legal pages"
          />
          <SubmitButton sending={sending}>{label}</SubmitButton>
        </>
      )}
    </Form>
  );
}
