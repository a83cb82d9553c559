/**
 * Seconds until the same guest can be invited again, by any therapist, and invitations of one therapist in
 * that time.
 */
export const invitationLimits = { seconds: 86_400, perTherapist: 20 } as const;

/** Answers to a therapist who invites a guest; none reveals whether the address has an account. */
export const invitationMessages = {
  invited: 'We have emailed the invitation.',
  'too-soon':
    'They were invited in the last day, or you have sent many invitations. Please wait until tomorrow.',
  'not-linked': 'You can do this after we accept your application.',
  unknown: 'We could not find this appointment.',
  notSaved: 'The invitation was not sent. Please try again.',
} as const;
