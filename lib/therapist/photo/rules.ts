/** Receives a therapist's portrait; addresses below it show an unreviewed one to its sender and to admins. */
export const photosPath = '/api/therapist-photos';

/** Page where a therapist sends the photo; an applicant continues from there to the application. */
export const ownPhotoPlace = '/therapist-dashboard/profile/photo';

export const photoMessages = {
  approved: 'The photo is on the public profile. The therapist is told.',
  declined: 'The photo is not shown. The therapist is told why.',
  withdrawn: 'Your photo is taken back.',
  removed: 'The photo is removed. Initials are shown instead.',
  gone: 'This photo was decided on or taken back in the meantime. The page now shows how it stands.',
  noListing: 'This account is not joined to a listing yet. Accept the application first.',
  reasonMissing: 'Say why: the therapist reads it',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
