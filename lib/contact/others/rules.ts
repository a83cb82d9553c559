const hour = 3_600_000;

/** Days without an answer after which the sender is offered other therapists. */
export const unansweredDays = 2;
export const unansweredMs = unansweredDays * 24 * hour;
/** Number of offered therapists. */
export const othersOffered = 3;

/** Age after which an offer is no longer useful. */
export const forgottenMs = 14 * 24 * hour;

export const othersTasks = { find: 'find-unanswered-requests', offer: 'offer-others' } as const;

export function offerJob(requestId: string) {
  const task = othersTasks.offer;
  return { task, payload: { contactRequestId: requestId }, jobKey: `${task}:${requestId}` } as const;
}
