'use client';

import { useOwnContact } from '@/components/account/use-own-contact';
import { EmailField } from '@/components/forms/contact-fields';
import { DeviceZone } from '@/components/forms/device-zone';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { joinTherapistWaitlist } from '@/lib/booking/waitlist/actions';

type JoinFormProps = {
  readonly therapist: { readonly slug: string; readonly name: string };
  readonly formToken: string;
};

const formId = 'join-waitlist';

/** Asks for a place on a therapist's waitlist: one address, and what happens next in place of the form. */
export function JoinForm({ therapist, formToken }: JoinFormProps) {
  const own = useOwnContact();
  const form = useFormAction({
    id: formId,
    action: joinTherapistWaitlist,
    postTo: `/professionals/${therapist.slug}#waitlist`,
    formToken,
    defaults: { email: own?.email ?? '' },
  });
  const { result } = form;
  return (
    <Form form={form} label={`Waitlist of ${therapist.name}`} className="grid gap-4">
      {!result?.ok && (
        <>
          <input type="hidden" name="therapist" value={therapist.slug} />
          <DeviceZone name="device" />
          <EmailField field={form.field('email')} label="Email Address" />
          <SubmitButton sending={form.sending}>Join the waitlist</SubmitButton>
        </>
      )}
    </Form>
  );
}
