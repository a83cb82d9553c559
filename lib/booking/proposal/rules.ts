import { formatInstant } from '@/lib/format/time';

/**
 * The state of a session's time that a page showed: a proposal made from it is valid only while it has not
 * changed.
 */
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
  return `You have another appointment on ${formatInstant(at, timeZone)}, so none of these sessions was moved. Choose another time, or move this session only.`;
}

export const rescheduleMessages = {
  proposed: 'Your client has an email with the proposed time. Nothing changes until they agree.',
  proposedAll: 'Your client has an email for each session. Nothing changes until they agree.',
  withdrawn: 'The session keeps its time. We have told your client.',
  agreed: 'Your appointment has the new time.',
  declined: 'Your appointment keeps its time. We have told your therapist.',
  gone: 'Nothing is proposed for this appointment any more. Nothing was changed.',
  over: 'This session has begun, is over or cancelled. Nothing was changed.',
  unknown: 'We could not find this session.',
  notLinked: 'You can do this once we have accepted your application.',
  noTime: 'Enter a day and a time that exist and lie ahead, within a year',
  noTimeLater: 'The last of these sessions would lie more than a year ahead. Move this session only.',
  same: 'The session has this time already',
  takenByYou: 'You have another appointment then, or within the time that you keep free after one.',
  taken: 'This time was taken in the meantime. Your appointment keeps its time.',
  linkNotFound: 'This link does not work any more. Use the link in the latest email.',
  notSaved: 'We could not save this just now. Nothing was changed. Please try again.',
} as const;
