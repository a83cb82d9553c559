import { day } from '@/lib/format/duration';

/** Days without an answer after which the sender is offered other therapists. */
export const unansweredDays = 2;
export const unansweredMs = unansweredDays * day;
/** Number of offered therapists. */
export const othersOffered = 3;

/** Age after which an offer is no longer useful. */
export const forgottenMs = 14 * day;

export const othersTasks = { find: 'find-unanswered-requests', offer: 'offer-others' } as const;

export function offerJob(requestId: string) {
  const task = othersTasks.offer;
  return { task, payload: { contactRequestId: requestId }, jobKey: `${task}:${requestId}` } as const;
}
