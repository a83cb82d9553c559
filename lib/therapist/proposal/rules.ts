import { paiseOf } from '@/lib/format/money';
import type { ProposedListing } from '@/lib/therapist/proposal/schema';
import { experienceLabel, feeLabel, modeLabel } from '@/lib/therapist/rules';
import { titleMessages } from '@/lib/therapist/title/rules';

/**
 * The fields of the public listing that a therapist may propose, in the order of the form, with labels. The
 * name is not among them, because it was checked against the register; nor are bank, UPI and tax details,
 * because a stolen account must not redirect payments.
 */
export const listingLabels: Readonly<Record<keyof ProposedListing, string>> = {
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
  approaches: 'Ways of working',
  clientGroups: 'Client groups',
  affirming: 'LGBTQIA+ affirming',
  lowestFee: 'Lowest fee of a sliding scale',
  firstWords: 'First words',
  firstSession: 'How a first session runs',
};

export type ListingValue = {
  [F in keyof ProposedListing]: { readonly field: F; readonly value: ProposedListing[F] };
}[keyof ProposedListing];

/** A value in the words of the public page; a dash if it is empty. */
export function valueInWords(listing: ListingValue): string {
  switch (listing.field) {
    case 'specialization':
    case 'languages':
    case 'approaches':
    case 'clientGroups':
      return listing.value.join(', ') || '–';
    case 'modes':
      return listing.value.map(modeLabel).join(', ') || '–';
    case 'yearsOfExperience':
      return experienceLabel(listing.value) ?? '–';
    case 'affirming':
      return listing.value ? 'Yes' : '–';
    case 'lowestFee':
      return listing.value === null ? '–' : feeLabel(paiseOf(listing.value));
    case 'sessionRate':
      return feeLabel(listing.value === null ? null : paiseOf(listing.value));
    default:
      return listing.value || '–';
  }
}

export const proposalStates: Readonly<Record<string, string>> = {
  submitted: 'Waiting for us',
  approved: 'Accepted',
  declined: 'Not accepted',
  withdrawn: 'Withdrawn',
};

export const proposalTasks = { decided: 'send-profile-change-decision' } as const;

export const proposalPath = '/therapist-dashboard/profile';

export const acceptingPath = '/therapist-dashboard/profile/accepting';

export const proposalMessages = {
  sent: 'Thank you. We will review your changes and email you. Until then your public profile does not change.',
  unchanged: 'There are no changes to send.',
  withdrawn: 'Changes withdrawn. Your public profile does not change.',
  gone: 'These changes were reviewed or withdrawn in the meantime. The page now shows their status.',
  read: 'Thank you for confirming your profile text.',
  changedUnread: 'Your profile has changed since you opened this page. Read it again, then confirm.',
  accepting: 'Saved: your public profile says that new clients are welcome.',
  notAccepting: 'Saved: your public profile says that you take no new clients at the moment.',
  notLinked: 'You can edit your public profile after we accept your application.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

export const reviewMessages = {
  approved: 'The changes are on the public page. We have notified the therapist.',
  declined: 'The public page does not change. We have told the therapist the reason.',
  gone: 'These changes were reviewed or withdrawn in the meantime.',
  unreadable: 'These changes no longer fit the current rules. Decline them and ask for new ones.',
  unproven: titleMessages.unproven,
} as const;
