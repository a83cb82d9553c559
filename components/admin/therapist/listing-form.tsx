'use client';

import type { ReactNode } from 'react';
import { CheckboxField } from '@/components/forms/checkbox-field';
import type { FieldState } from '@/components/forms/field-frame';
import { Form } from '@/components/forms/form';
import { DateField } from '@/components/forms/private/date-field';
import { Folded } from '@/components/forms/private/folded';
import { VersionField } from '@/components/forms/private/version-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Portrait } from '@/components/therapist/directory/portrait';
import {
  OwnWordsFields,
  ownWordsNames,
  PracticeFields,
  practiceNames,
} from '@/components/therapist/private/listing/practice-fields';
import {
  BioField,
  ExperienceField,
  FeeField,
  GenderField,
  LinkedinField,
  SpecialisationsField,
} from '@/components/therapist/private/listing/profile-fields';
import { WaysToMeet } from '@/components/therapist/private/listing/ways-to-meet';
import { acceptApplicationWithNewListing } from '@/lib/admin/application/actions';
import { fromApplicationSchema } from '@/lib/admin/application/schema';
import { createTherapist, saveTherapist } from '@/lib/admin/therapist/listing/actions';
import { listingSchema, newListingSchema } from '@/lib/admin/therapist/listing/schema';
import type { FormAction, RedirectTo } from '@/lib/server/action/form-result';
import { registers } from '@/lib/therapist/register/rules';

/** The applicant's entry in a register, and what the admin has found there. */
function RegistrationFields({ field }: { readonly field: (name: string) => FieldState }) {
  return (
    <fieldset className="grid gap-6 border-border border-t pt-6">
      <legend className="float-left w-full font-semibold text-h4">Register</legend>
      <div className="field-row clear-both grid gap-6 sm:grid-cols-2">
        <SelectField
          field={field('register')}
          label="Register"
          options={registers.map(({ value, label }) => ({ value, label }))}
          placeholder="On no register"
        />
        <TextField field={field('registerNumber')} label="Register number" autoComplete="off" />
      </div>
      <CheckboxField
        field={field('registerChecked')}
        label="I checked this number today and the name matches"
        hint="Required for the title Clinical Psychologist. Shown on the profile."
      />
      <DateField
        field={field('expiresOn')}
        label="Good until"
        hint="The expiry date in the register, like 31/03/2030."
      />
    </fieldset>
  );
}

type FormPartProps = {
  readonly title: string;
  readonly names: readonly string[];
  readonly field: (name: string) => FieldState;
  readonly children: ReactNode;
};

/**
 * Fields of a long form that may stay as they are: folded until somebody opens the part, or until one of its fields was
 * refused.
 */
function FormPart({ title, names, field, children }: FormPartProps) {
  return (
    <Folded behind={title} open={names.some((name) => field(name).error !== undefined)}>
      <div className="grid gap-6">{children}</div>
    </Folded>
  );
}

const purposes = {
  make: { action: createTherapist, schema: newListingSchema },
  change: { action: saveTherapist, schema: listingSchema },
  accept: { action: acceptApplicationWithNewListing, schema: fromApplicationSchema },
} as const;

/** Fields of the folded parts of the form. */
const money = ['sessionRate', 'yearsOfExperience', 'gender', 'displayOrder'] as const;
const page = ['slug', 'availability'] as const;
const papers = ['degrees', 'linkedin'] as const;

type ListingFormProps = {
  readonly purpose: keyof typeof purposes;
  readonly postTo: string;
  /** First values of the fields, by name. */
  readonly defaults: Readonly<Record<string, string>>;
  /** Version of the listing that the page shows; absent for a new listing. */
  readonly version?: string;
  readonly hidden?: Readonly<Record<string, string>>;
  /** For a new listing: makes two submits one listing. */
  readonly formToken?: string;
  /** The slug has been public and stays. */
  readonly slugFixed?: boolean;
  readonly button: string;
  /** The applicant's photo, which becomes public with the listing's profile. */
  readonly photo?: string | undefined;
};

/** Everything that the public pages say of a therapist, and the mailbox to which we write. */
export function ListingForm({
  purpose,
  postTo,
  defaults,
  version,
  hidden = {},
  formToken,
  slugFixed = false,
  button,
  photo,
}: ListingFormProps) {
  const { schema } = purposes[purpose];
  const action: FormAction<RedirectTo | null> = purposes[purpose].action;
  const form = useValidatedForm({
    id: 'listing',
    schema,
    action,
    postTo: `${postTo}#listing`,
    defaults,
    ...(formToken && { formToken }),
  });
  const { field, result } = form;
  const leaving = useRedirectAfterAction(result);
  return (
    <Form form={form} className="grid gap-4 sm:gap-6">
      {version !== undefined && <VersionField form={form} version={version} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="field-row grid gap-4 sm:grid-cols-2 sm:gap-6">
        <TextField field={field('name')} label="Name" autoComplete="off" required />
        <TextField
          field={field('title')}
          label="Title"
          hint="Clinical titles need a valid register entry."
          autoComplete="off"
          required
        />
        <TextField
          field={field('email')}
          label="Email for messages"
          hint="Visitors see it only after they write to the therapist."
          type="email"
          autoComplete="off"
          required
        />
        <TextField field={field('location')} label="City, or “Online”" autoComplete="off" required />
        <SpecialisationsField field={field} rows={3} hint="One per line, most important first." />
        <TextArea field={field('languages')} label="Languages" hint="One per line." rows={3} required />
      </div>
      <WaysToMeet field={field} />
      <FormPart title="Fee, experience and place in the directory" names={money} field={field}>
        <div className="field-row grid gap-6 sm:grid-cols-2">
          <FeeField field={field} />
          <ExperienceField field={field} />
          <GenderField field={field} />
          <TextField
            field={field('displayOrder')}
            label="Place in the directory"
            hint="Lower numbers come first. Empty: last."
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </FormPart>
      <FormPart title="Ways of working, client groups and lowest fee" names={practiceNames} field={field}>
        <PracticeFields field={field} />
      </FormPart>
      <FormPart title="Degrees and LinkedIn" names={papers} field={field}>
        <TextArea
          field={field('degrees')}
          label="Degrees (optional)"
          hint="One per line, as checked: MA Psychology, Delhi University, 2014"
          rows={3}
        />
        <LinkedinField field={field} hint="Such as https://www.linkedin.com/in/their-name" />
      </FormPart>
      <FormPart title="Address of the page and availability" names={page} field={field}>
        <div className="field-row grid gap-6 sm:grid-cols-2">
          {slugFixed ? (
            <input type="hidden" name="slug" value="" />
          ) : (
            <TextField
              field={field('slug')}
              label="Address of the page"
              hint="The part after /professionals/. Leave it empty to use the name. It cannot change after the profile has been public."
              autoComplete="off"
              spellCheck={false}
            />
          )}
          <TextField
            field={field('availability')}
            label="Availability (optional)"
            hint="For example: Mon to Fri, 5 pm to 9 pm"
            autoComplete="off"
          />
        </div>
      </FormPart>
      <BioField
        rows={5}
        field={field}
        label="About the therapist"
        hint="Leave an empty line to start a new paragraph."
      />
      <FormPart title="First words and first session" names={ownWordsNames} field={field}>
        <OwnWordsFields field={field} />
      </FormPart>
      <CheckboxField field={field('acceptingNewClients')} label="Welcomes new clients" />
      {purpose === 'accept' && <RegistrationFields field={field} />}
      {photo && (
        <div className="grid gap-2">
          <p className="font-semibold">Show the photo with the profile</p>
          <Portrait name={defaults.name ?? ''} picture={photo} size={128} className="size-32 text-h2" />
        </div>
      )}
      <SubmitButton sending={form.sending || leaving}>{button}</SubmitButton>
    </Form>
  );
}
