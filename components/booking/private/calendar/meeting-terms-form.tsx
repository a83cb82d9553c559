'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { PhoneField } from '@/components/forms/contact-fields';
import { Form } from '@/components/forms/form';
import { VersionField } from '@/components/forms/private/version-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Panel } from '@/components/layout/panel';
import type { OwnTerms } from '@/lib/booking/meeting/queries';
import { callers, meetingLabels, meetingShown, videoPlaces } from '@/lib/booking/meeting/rules';
import { meetingTermsFormSchema } from '@/lib/booking/meeting/schema';
import type { FormAction } from '@/lib/server/action/form-result';

const formId = 'meeting';

type MeetingTermsFormProps = {
  readonly terms: OwnTerms;
  readonly action: FormAction<null>;
  readonly postTo: string;
};

/** Where new appointments of a calendar take place. */
export function MeetingTermsForm({ terms, action, postTo }: MeetingTermsFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: meetingTermsFormSchema,
    action,
    postTo: `${postTo}#${formId}`,
    defaults: { ...meetingShown(terms), everywhere: 'on' },
  });
  const { field } = form;
  return (
    <Panel
      id="meeting-place"
      title="Where you meet"
      lead="Changes apply to new bookings only. Only you and your client see this. You can change it for each session."
    >
      <Form form={form} label="Where you meet" className="grid gap-5">
        <VersionField form={form} version={terms.version} />
        <div className="field-row grid gap-5 sm:grid-cols-2">
          <SelectField
            field={field('videoIn')}
            label={meetingLabels.videoIn}
            hint="The Antarman video room runs in the browser and records nothing. You let each client in."
            options={videoPlaces}
            required
          />
          <TextField
            field={field('videoLink')}
            label={meetingLabels.videoLink}
            hint="For example, a Google Meet, Zoom or Jitsi link. It begins with https://."
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
          <PhoneField
            field={field('backupPhone')}
            label={meetingLabels.backupPhone}
            hint="Clients call this number if the call or link fails."
          />
          <SelectField
            field={field('phoneCaller', { alsoChecks: ['hostPhone'] })}
            label={meetingLabels.phoneCaller}
            options={callers}
            required
          />
          <PhoneField
            field={field('hostPhone')}
            label={meetingLabels.hostPhone}
            hint="Needed when they call you."
          />
        </div>
        <TextArea
          field={field('address')}
          label={meetingLabels.address}
          rows={3}
          autoComplete="street-address"
        />
        <CheckboxField
          field={field('everywhere')}
          label="Apply to booked appointments too"
          hint="Sessions you changed yourself are not affected. We email your clients. Appointments that have no place yet always get it."
        />
        <SubmitButton sending={form.sending}>Save</SubmitButton>
      </Form>
    </Panel>
  );
}
