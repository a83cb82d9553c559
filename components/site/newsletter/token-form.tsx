'use client';

import { Form } from '@/components/forms/form';
import { Honeypot } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { confirmNewsletter, leaveNewsletter } from '@/lib/site/newsletter/actions';

const steps = {
  confirm: { action: confirmNewsletter, path: 'confirm', button: 'Yes, subscribe me' },
  leave: { action: leaveNewsletter, path: 'unsubscribe', button: 'Unsubscribe' },
} as const;

type TokenFormProps = { readonly step: keyof typeof steps; readonly token: string };

/** Mail programs open links by themselves, so opening the link changes nothing; this button does. */
export function TokenForm({ step, token }: TokenFormProps) {
  const { action, path, button } = steps[step];
  const id = `newsletter-${step}`;
  const form = useFormAction({
    id,
    action,
    postTo: `/newsletter/${path}/${token}`,
  });
  const { result, sending } = form;

  return (
    <Form form={form} label={button} className="grid gap-6">
      <Honeypot formId={id} />
      <input type="hidden" name="token" value={token} />
      {!result?.ok && <SubmitButton sending={sending}>{button}</SubmitButton>}
    </Form>
  );
}
