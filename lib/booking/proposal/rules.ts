import { formatInstant } from '@/lib/format/time';

/** The state of a session's time that a page showed: a proposal made from it is valid only while it has not changed. */
export function proposalBasis({
  startsAt,
  proposedStartsAt,
}: {
  readonly startsAt: Date;
  readonly proposedStartsAt: Date | null;
}): string {
  return `${startsAt.toISOString()} ${proposedStartsAt?.toISOString() ?? ''}`.trim();
}

/** Message to a tab with an outdated state: the session's present state. */
export function changedMeanwhile(startsAt: Date, proposedStartsAt: Date | null, timeZone: string): string {
  const proposed = proposedStartsAt ? ` You have proposed ${formatInstant(proposedStartsAt, timeZone)}.` : '';
  return `Nothing was changed: this session was changed in another window or by your client. It is on ${formatInstant(startsAt, timeZone)}.${proposed}`;
}

/** The refusal to move a series when one of its new times is taken. */
export function takenAmong(at: Date, timeZone: string): string {
  return `You have another appointment on ${formatInstant(at, timeZone)}, so we moved none of these sessions. Choose another time, or move this session only.`;
}

export const rescheduleMessages = {
  proposed: 'We have emailed the proposed time to your client. Nothing changes until they agree.',
  proposedAll: 'We have emailed your client about each session. Nothing changes until they agree.',
  withdrawn: 'The session stays at its original time. We have informed your client.',
  agreed: 'Your appointment has a new time.',
  declined: 'Your appointment stays at its original time. We have informed your therapist.',
  gone: 'There is no open proposal for this appointment. Nothing was changed.',
  over: 'This session has begun, is over or cancelled. Nothing was changed.',
  unknown: 'We could not find this session.',
  notLinked: 'You can do this after we accept your application.',
  noTime: 'Enter a valid date and time in the next year',
  noTimeLater: 'The last of these sessions would be more than a year ahead. Move this session only.',
  same: 'The session is already at this time',
  takenByYou: 'You have another appointment then, or a break after one.',
  taken: 'This time was booked in the meantime. Your appointment is unchanged.',
  linkNotFound: 'This link no longer works. Use the link in the latest email.',
  notSaved: 'We could not save this just now. Nothing was changed. Please try again.',
} as const;
