import { randomUUID } from 'node:crypto';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdSlot } from '@/lib/booking/hold/commands';

/** A time of one kind of session; `startsAt` is ISO. */
export type HoldAt = {
  readonly therapist: string;
  readonly kind: string;
  readonly startsAt: string;
  /** Length and fee on the page, as `shownOf` writes them. */
  readonly shown?: string;
};

const holdOne = ({ therapist, kind, startsAt, shown }: HoldAt) =>
  holdSlot({
    calendar: { therapist, kind },
    startsAt: new Date(startsAt),
    viewerTimeZone: 'Asia/Kolkata',
    clientId: null,
    submissionKey: randomUUID(),
    ...(shown !== undefined && { shown }),
  });

/** Holds all of these times at once, each for another visitor. @returns for each whether it is held, or why not */
export function holdAll(wanted: readonly HoldAt[]): Promise<readonly string[]> {
  return Promise.all(
    wanted.map(async (one) => {
      const answer = await holdOne(one);
      return answer.held ? 'held' : answer.because;
    }),
  );
}

/** Holds and books a time for a guest. @returns whether it is booked, or why not */
export async function book(wanted: HoldAt): Promise<string> {
  const answer = await holdOne(wanted);
  return answer.held ? confirmHeld(answer.bookingId) : answer.because;
}

/** Books a held time for a guest. @param payment by whose link they came @returns whether it is booked, or why not */
export async function confirmHeld(bookingId: string, payment?: string): Promise<string> {
  const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };
  const request = { id: 'request-1', network: 'network' };
  const answer = await confirmBooking({ bookingId, mode: 'video', booker: { guest }, payment, request });
  return answer.confirmed ? 'booked' : answer.because;
}
