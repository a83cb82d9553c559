import { randomUUID } from 'node:crypto';
import { holdSlot } from '@/lib/booking/hold/commands';

/** A time of one kind of session; `startsAt` is ISO. */
export type HoldAt = { readonly therapist: string; readonly kind: string; readonly startsAt: string };

/** Holds all of these times at once, each for another visitor. @returns for each whether it is held, or why not */
export function holdAll(wanted: readonly HoldAt[]): Promise<readonly string[]> {
  return Promise.all(
    wanted.map(async ({ therapist, kind, startsAt }) => {
      const answer = await holdSlot({
        calendar: { therapist, kind },
        startsAt: new Date(startsAt),
        viewerTimeZone: 'Asia/Kolkata',
        clientId: null,
        submissionKey: randomUUID(),
      });
      return answer.held ? 'held' : answer.because;
    }),
  );
}
