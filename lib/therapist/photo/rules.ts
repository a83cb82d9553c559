/** Receives a therapist's portrait; addresses below it show an unreviewed one to its sender and to admins. */
export const photosPath = '/api/therapist-photos';

/** Page where a therapist sends the photo; an applicant continues from there to the application. */
export const ownPhotoPath = '/therapist-dashboard/profile/photo';

export const photoMessages = {
  approved: 'The photo is on the public profile. We have notified the therapist.',
  declined: 'Photo declined. We have told the therapist the reason.',
  withdrawn: 'Photo withdrawn.',
  removed: 'The photo is removed. Initials are shown instead.',
  gone: 'This photo was reviewed or withdrawn in the meantime. The page now shows its status.',
  noListing: 'This account is not linked to a listing yet. Accept the application first.',
  reasonMissing: 'Enter a reason. The therapist can read it',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
