'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import type { FieldState } from '@/components/forms/field-frame';
import { Form } from '@/components/forms/form';
import { TimeField } from '@/components/forms/private/time-field';
import { VersionField } from '@/components/forms/private/version-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { OwnWordsFields, PracticeFields } from '@/components/therapist/private/listing/practice-fields';
import {
  BioField,
  ExperienceField,
  FeeField,
  GenderField,
  LinkedinField,
  SpecialisationsField,
} from '@/components/therapist/private/listing/profile-fields';
import { WaysToMeet } from '@/components/therapist/private/listing/ways-to-meet';
import { saveOwnApplication } from '@/lib/therapist/application/actions';
import { applicationPath, noRegister, weekdays } from '@/lib/therapist/application/rules';
import { sentApplicationSchema } from '@/lib/therapist/application/schema';
import { registers } from '@/lib/therapist/register/rules';

/** One row of two times for each day of the week. */
function HourFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <div className="grid gap-4">
      {weekdays.map(([day, name]) => (
        <fieldset key={day} className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-[8rem_10rem_10rem]">
          <legend className="float-left font-semibold sm:pb-3">{name}</legend>
          <TimeField
            field={field(`from-${day}`)}
            label={
              <>
                From<span className="sr-only"> on {name}</span>
              </>
            }
            about={`From on ${name}`}
          />
          <TimeField
            field={field(`until-${day}`)}
            label={
              <>
                Until<span className="sr-only"> on {name}</span>
              </>
            }
            about={`Until on ${name}`}
          />
        </fieldset>
      ))}
    </div>
  );
}

const formId = 'application';

const registerChoices = [
  ...registers.map(({ value, label }) => ({ value, label })),
  { value: noRegister, label: 'I am on no register' },
];

type ApplicationFormProps = {
  /** First values of the fields, by name. */
  readonly defaults: Readonly<Record<string, string>>;
  /** Version of the saved draft on the page. */
  readonly version: number;
  readonly sent: boolean;
  readonly papers: number;
};

/** The application of a therapist. It can be saved at any time, whole or not, and is sent when it is whole. */
export function ApplicationForm({ defaults, version, sent, papers }: ApplicationFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: sentApplicationSchema,
    // The server keeps the draft in any case, and says what is missing, certificates included.
    refuses: false,
    checksFor: (pressed) => pressed instanceof HTMLButtonElement && pressed.value === 'send',
    action: saveOwnApplication,
    postTo: `${applicationPath}#${formId}`,
    defaults: { ...defaults, version: String(version) },
  });
  const { field, result, sending } = form;
  const shownVersion = result?.ok ? result.data.version : field('version').defaultValue;
  return (
    <Form form={form} label="Your application" className="grid gap-10">
      <VersionField form={form} version={shownVersion} keep={{ name: 'step', value: 'save' }} />
      <fieldset className="grid gap-6">
        <legend className="float-left mb-4 w-full font-semibold text-h4">Your qualifications</legend>
        <div className="field-row clear-both grid gap-6 sm:grid-cols-2">
          <SelectField
            field={field('register')}
            label="Register"
            hint="We compare your documents with it."
            options={registerChoices}
            placeholder="Choose a register"
            required
          />
          <TextField
            field={field('registerNumber')}
            label="Register number"
            hint="As on your certificate."
            autoComplete="off"
          />
          <TextField
            field={field('degree')}
            label="Highest degree"
            hint="For example: MPhil Clinical Psychology"
            autoComplete="off"
            required
          />
          <TextField field={field('institute')} label="Institute" autoComplete="off" required />
          <TextField
            field={field('degreeYear')}
            label="Year of the degree"
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <ExperienceField field={field} />
        </div>
      </fieldset>
      <fieldset className="grid gap-6">
        <legend className="float-left mb-4 w-full font-semibold text-h4">Your public profile</legend>
        <div className="field-row clear-both grid gap-6 sm:grid-cols-2">
          <TextField
            field={field('title')}
            label="Title"
            hint="For example: Counselling Psychologist. “Clinical Psychologist” needs the RCI register, “Psychiatrist” a medical council’s."
            autoComplete="organization-title"
            required
          />
          <TextField field={field('location')} label="City" hint="Or Online." required />
          <TextField
            field={field('languages')}
            label="Languages"
            hint="Separate them with commas."
            required
          />
          <GenderField field={field} hint="Some clients prefer to talk to a woman, or to a man." />
        </div>
        <WaysToMeet field={field} />
        <SpecialisationsField field={field} />
        <FeeField field={field} />
        <PracticeFields field={field} />
        <LinkedinField field={field} />
        <BioField field={field} />
        <OwnWordsFields field={field} />
      </fieldset>
      <fieldset className="grid gap-6">
        <legend className="float-left mb-4 w-full font-semibold text-h4">Your hours (optional)</legend>
        <p className="clear-both max-w-measure text-muted-foreground">
          When people can book you, in IST. You can change this at any time.
        </p>
        <HourFields field={field} />
        <TextField
          field={field('availability')}
          label="The same in words (optional)"
          hint="For example: Weekday evenings"
        />
      </fieldset>
      <CheckboxField
        field={field('truthful')}
        label="I confirm that my answers are true and that the certificates are mine"
        required
      />
      {papers === 0 && (
        <p>
          Before you send it,{' '}
          <a href="#application-papers" className="text-link">
            add at least one certificate
          </a>
          .
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="step" value="save" variant="outline" pressed={form.pressed} sending={sending}>
          Save draft
        </SubmitButton>
        <SubmitButton name="step" value="send" pressed={form.pressed} sending={sending}>
          {sent ? 'Send again' : 'Send application'}
        </SubmitButton>
      </div>
    </Form>
  );
}
