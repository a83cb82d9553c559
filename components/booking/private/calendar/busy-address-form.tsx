'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { nameOtherCalendar } from '@/lib/booking/calendar/busy/actions';
import { busyPath } from '@/lib/booking/calendar/busy/rules';
import { busyAddressSchema } from '@/lib/booking/calendar/busy/schema';

const formId = 'other-calendar-address';

type BusyAddressFormProps = {
  /** Whether there is an address already, which this one replaces. */
  readonly named: boolean;
};

/** Takes the secret address of a therapist's other calendar. Nobody can read it again later. */
export function BusyAddressForm({ named }: BusyAddressFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: busyAddressSchema,
    action: nameOtherCalendar,
    postTo: `${busyPath}#${formId}`,
    defaults: { address: '' },
  });
  const { field } = form;
  return (
    <Form form={form} label="Link to your other calendar" className="grid gap-5">
      <TextField
        key={form.generation}
        field={field('address')}
        label={named ? 'Change link' : 'Secret link (iCal)'}
        hint={
          named
            ? 'This replaces the current link and its busy times.'
            : 'It begins with https:// and usually ends in .ics. We store it encrypted and never show it again.'
        }
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <SubmitButton sending={form.sending}>{named ? 'Replace link' : 'Connect calendar'}</SubmitButton>
    </Form>
  );
}
