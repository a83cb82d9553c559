const hour = 3_600_000;

/** After so long without an answer the sender is offered others. */
export const unansweredDays = 2;
export const unansweredMs = unansweredDays * 24 * hour;
/** How many others. */
export const othersOffered = 3;

/** Older ones are past helping by this: whoever wrote them has found another way. */
export const forgottenMs = 14 * 24 * hour;

/** Jobs of this noun. */
export const othersTasks = { find: 'find-unanswered-requests', offer: 'offer-others' } as const;

/** The job that offers others to the sender of this request. */
export function offerJob(requestId: string) {
  const task = othersTasks.offer;
  return { task, payload: { contactRequestId: requestId }, jobKey: `${task}:${requestId}` } as const;
}
