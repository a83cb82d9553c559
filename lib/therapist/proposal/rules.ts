import { paiseOf } from '@/lib/money';
import type { ProposedEntry } from '@/lib/therapist/proposal/schema';
import { experienceLabel, feeLabel, modeLabel } from '@/lib/therapist/rules';
import { titleMessages } from '@/lib/therapist/title/rules';

/**
 * What a therapist may propose of the public entry, in the order of the form, and how it is called. The name is not
 * among it: it is who was checked against the register. Nor is anything about bank, UPI or tax: those are changed with
 * an admin only, because a taken-over account must not be able to turn payments elsewhere.
 */
export const entryLabels: Readonly<Record<keyof ProposedEntry, string>> = {
  title: 'Title',
  specialization: 'Specialisations',
  location: 'Location',
  availability: 'Availability',
  languages: 'Languages',
  modes: 'Ways to meet',
  yearsOfExperience: 'Years of experience',
  sessionRate: 'Fee for one session',
  linkedin: 'LinkedIn',
  bio: 'About you',
};

/** One field of the entry with its own kind of value. */
export type EntryValue = {
  [F in keyof ProposedEntry]: { readonly field: F; readonly value: ProposedEntry[F] };
}[keyof ProposedEntry];

/** A value as the public page says it; a dash where it says nothing. */
export function valueInWords(entry: EntryValue): string {
  switch (entry.field) {
    case 'specialization':
    case 'languages':
      return entry.value.join(', ') || '–';
    case 'modes':
      return entry.value.map(modeLabel).join(', ') || '–';
    case 'yearsOfExperience':
      return experienceLabel(entry.value) ?? '–';
    case 'sessionRate':
      return feeLabel(entry.value === null ? null : paiseOf(entry.value));
    default:
      return entry.value || '–';
  }
}

export const proposalStates: Readonly<Record<string, string>> = {
  submitted: 'Waiting for us',
  approved: 'Accepted',
  declined: 'Not accepted',
  withdrawn: 'Taken back',
};

/** Job that mails a therapist what was decided. */
export const proposalTasks = { decided: 'send-profile-change-decision' } as const;

/** Where a therapist sees what became of it. */
export const proposalPlace = '/therapist-dashboard/profile';

export const proposalMessages = {
  sent: 'Thank you. We look at your changes and write to you. Until then your public profile stays as it is.',
  unchanged: 'Nothing differs from your public profile, so nothing was sent.',
  withdrawn: 'Your changes are taken back. Your public profile stays as it is.',
  gone: 'These changes were decided on or taken back in the meantime. The page now shows how they stand.',
  accepting: 'Saved: your public profile says that new clients are welcome.',
  notAccepting: 'Saved: your public profile says that you take no new clients at the moment.',
  notLinked: 'Your application is in review. You can edit your public profile once it is approved.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

/** Said to the admin who reviews. */
export const reviewMessages = {
  approved: 'The changes are on the public page. The therapist is told.',
  declined: 'The public page stays as it is. The therapist is told why.',
  gone: 'These changes were decided on or taken back in the meantime.',
  unreadable: 'These changes cannot be read by the rules of today. Refuse them and ask for new ones.',
  unproven: titleMessages.unproven,
} as const;
