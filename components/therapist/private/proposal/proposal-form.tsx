'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { PracticeFields } from '@/components/therapist/private/listing/practice-fields';
import { proposeProfileChange } from '@/lib/therapist/proposal/actions';
import { listingLabels, proposalPlace } from '@/lib/therapist/proposal/rules';
import type { ProposedListing } from '@/lib/therapist/proposal/schema';

const formId = 'public-profile';

const ticked = (yes: boolean) => (yes ? 'on' : '');

type ProposalFormProps = {
  /** The present entry with the waiting changes. */
  readonly listing: ProposedListing;
  /** Changes together with the form's first values. */
  readonly version: string;
};

/** The public entry as its therapist wants it. Values that differ from the page go to an admin. */
export function ProposalForm({ listing, version }: ProposalFormProps) {
  const { specialization, languages, modes, yearsOfExperience, sessionRate, linkedin, ...rest } = listing;
  const { approaches, clientGroups, affirming, lowestFee, ...lines } = rest;
  const form = useFormAction({
    id: formId,
    action: proposeProfileChange,
    postTo: proposalPlace,
    defaults: {
      ...lines,
      specialization: specialization.join('\n'),
      languages: languages.join(', '),
      video: ticked(modes.includes('video')),
      phone: ticked(modes.includes('phone')),
      inPerson: ticked(modes.includes('in_person')),
      yearsOfExperience: String(yearsOfExperience ?? ''),
      sessionRate: sessionRate?.replace(/\.00$/, '') ?? '',
      linkedin: linkedin ?? '',
      approaches: approaches.join('\n'),
      clientGroups: clientGroups.join('\n'),
      affirming: ticked(affirming),
      lowestFee: lowestFee?.replace(/\.00$/, '') ?? '',
    },
  });
  const { field, result } = form;
  return (
    <form {...form.formProps} aria-label="Public profile" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <div key={version} className="grid gap-6">
        <TextField
          field={field('title')}
          label={listingLabels.title}
          hint="“Clinical Psychologist” needs an entry in the RCI register that we have checked and that is valid."
          required
        />
        <TextArea
          field={field('specialization')}
          label={listingLabels.specialization}
          hint="One on each line. People search by these words."
          rows={5}
          required
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            field={field('location')}
            label={listingLabels.location}
            hint="Your city, or Online."
            required
          />
          <TextField
            field={field('languages')}
            label={listingLabels.languages}
            hint="Put commas between them."
            required
          />
        </div>
        <TextField
          field={field('availability')}
          label={listingLabels.availability}
          hint="In words, such as “Weekday evenings”. What can be booked is set under your hours."
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{listingLabels.modes}</legend>
          <CheckboxField field={field('video')} label="Video" />
          <CheckboxField field={field('phone')} label="Phone" />
          <CheckboxField field={field('inPerson')} label="In person" />
        </fieldset>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            field={field('yearsOfExperience')}
            label={listingLabels.yearsOfExperience}
            hint="Whole years."
            inputMode="numeric"
          />
          <TextField
            field={field('sessionRate')}
            label={`${listingLabels.sessionRate}, in ₹`}
            hint="Empty: “Fee to be confirmed”."
            inputMode="decimal"
          />
        </div>
        <PracticeFields field={field} />
        <TextField
          field={field('linkedin')}
          label={`${listingLabels.linkedin} (optional)`}
          hint="The address of your profile there."
          type="url"
          inputMode="url"
        />
        <TextArea
          field={field('bio')}
          label={listingLabels.bio}
          hint="How you work, with whom, and what a first session is like. An empty line begins a new paragraph."
          rows={12}
          required
        />
      </div>
      <SubmitButton sending={form.sending}>Send for review</SubmitButton>
    </form>
  );
}
