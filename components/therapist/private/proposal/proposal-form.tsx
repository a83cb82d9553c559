'use client';

import { Form } from '@/components/forms/form';
import { Folded } from '@/components/forms/private/folded';
import { VersionField } from '@/components/forms/private/version-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { OwnWordsFields, PracticeFields } from '@/components/therapist/private/listing/practice-fields';
import {
  BioField,
  ExperienceField,
  FeeField,
  LinkedinField,
  SpecialisationsField,
} from '@/components/therapist/private/listing/profile-fields';
import { WaysToMeet } from '@/components/therapist/private/listing/ways-to-meet';
import { shortRupees } from '@/lib/format/money';
import { proposeProfileChange } from '@/lib/therapist/proposal/actions';
import { listingLabels, proposalPath } from '@/lib/therapist/proposal/rules';
import { type ProposedListing, proposedSchema } from '@/lib/therapist/proposal/schema';

const formId = 'public-profile';

const ticked = (yes: boolean) => (yes ? 'on' : '');

type ProposalFormProps = {
  readonly listing: ProposedListing;
  readonly version: string;
};

/** The public listing as its therapist wants it. Values that differ from the page go to an admin. */
export function ProposalForm({ listing, version }: ProposalFormProps) {
  const { specialization, languages, modes, yearsOfExperience, sessionRate, linkedin, ...rest } = listing;
  const { approaches, clientGroups, affirming, lowestFee, firstWords, firstSession, ...lines } = rest;
  const form = useValidatedForm({
    id: formId,
    schema: proposedSchema,
    action: proposeProfileChange,
    postTo: proposalPath,
    defaults: {
      ...lines,
      specialization: specialization.join('\n'),
      languages: languages.join(', '),
      video: ticked(modes.includes('video')),
      phone: ticked(modes.includes('phone')),
      inPerson: ticked(modes.includes('in_person')),
      yearsOfExperience: String(yearsOfExperience ?? ''),
      sessionRate: sessionRate ? shortRupees(sessionRate) : '',
      linkedin: linkedin ?? '',
      approaches: approaches.join('\n'),
      clientGroups: clientGroups.join('\n'),
      affirming: ticked(affirming),
      lowestFee: lowestFee ? shortRupees(lowestFee) : '',
      firstWords: firstWords ?? '',
      firstSession: firstSession ?? '',
    },
  });
  const { field } = form;
  /** A fold opens by itself when something inside was refused. */
  const wrong = (...names: readonly string[]) => names.some((name) => field(name).error !== undefined);
  return (
    <Form form={form} label="Public profile" className="grid gap-6">
      <VersionField form={form} version={version} />
      <div key={version} className="grid gap-6">
        <TextField
          field={field('title')}
          label={listingLabels.title}
          hint="“Clinical Psychologist” needs a checked entry in the RCI register, “Psychiatrist” one of a medical council."
          required
        />
        <SpecialisationsField field={field} label={listingLabels.specialization} />
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
            hint="Separate them with commas."
            required
          />
        </div>
        <BioField field={field} label={listingLabels.bio} />
        <Folded
          behind="Ways to meet and fee"
          open={wrong('availability', 'video', 'yearsOfExperience', 'sessionRate')}
        >
          <WaysToMeet field={field} label={listingLabels.modes} />
          <TextField
            field={field('availability')}
            label={listingLabels.availability}
            hint="In words, such as “Weekday evenings”. What can be booked is set under your hours."
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <FeeField field={field} label={`${listingLabels.sessionRate}, in ₹`} />
            <ExperienceField field={field} label={listingLabels.yearsOfExperience} />
          </div>
        </Folded>
        <Folded
          behind="How you work, and a lower fee"
          open={wrong('approaches', 'clientGroups', 'affirming', 'lowestFee')}
        >
          <PracticeFields field={field} />
        </Folded>
        <Folded behind="Your own words, and LinkedIn" open={wrong('firstWords', 'firstSession', 'linkedin')}>
          <OwnWordsFields field={field} />
          <LinkedinField field={field} label={`${listingLabels.linkedin} (optional)`} />
        </Folded>
      </div>
      <SubmitButton sending={form.sending}>Send for review</SubmitButton>
    </Form>
  );
}
