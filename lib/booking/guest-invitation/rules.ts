import { guestMessages } from '@/lib/booking/cancel-session/rules';

/**
 * Seconds until the same guest can be invited again, by any therapist, and invitations of one therapist in
 * that time.
 */
export const invitationLimits = { seconds: 86_400, perTherapist: 20 } as const;

/** Answers to a therapist who invites a guest; none reveals whether the address has an account. */
export const invitationMessages = {
  invited: 'The invitation is on its way to their email address.',
  'too-soon': 'They were invited within the last day, or you have invited many. Please wait until tomorrow.',
  'not-linked': guestMessages['not-linked'],
  unknown: guestMessages.unknown,
  notSaved: 'The invitation was not sent. Please try again.',
} as const;
