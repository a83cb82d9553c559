export const missedTask = 'send-missed-letter';

type Told = { readonly sessionId: string; readonly notificationId: string };

/** The job that mails a therapist's own letter after a missed session. */
export function missedJob(payload: Told) {
  return { task: missedTask, payload } as const;
}
