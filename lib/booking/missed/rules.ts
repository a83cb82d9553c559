import { day, minute } from '@/lib/format/duration';

/** Minutes after the beginning that a client waits before they can say that the therapist did not come. */
export const waitMinutes = 15;

/** Milliseconds after the end in which they can: as long as the link of the appointment works. */
const sayableMs = 7 * day;

/** The reason of a cancellation that our room has proved. */
export const hostMissedReason = 'The therapist did not come.';

type Appointment = {
  readonly status: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly outcome: string | null;
  readonly therapist: object | null;
  readonly hostMissedAt: Date | null;
};

const waitedUntil = (startsAt: Date): Date => new Date(startsAt.getTime() + waitMinutes * minute);

/**
 * Whether the client can say now that the therapist did not come: they have waited, and the therapist has not
 * marked the session as completed. The therapist's word about the client does not close the question.
 */
export function canSayHostMissed(
  { status, startsAt, endsAt, outcome, therapist, hostMissedAt }: Appointment,
  now: Date,
): boolean {
  const open = status === 'confirmed' && therapist !== null && hostMissedAt === null;
  const waited = now >= waitedUntil(startsAt) && now.getTime() < endsAt.getTime() + sayableMs;
  return open && outcome !== 'completed' && waited;
}

type Seat = { readonly participantId: string | null; readonly seenAt: Date };

/**
 * Whether the room of an appointment proves that the therapist did not come: a participant was there until they
 * had waited, and no host ever opened it.
 */
export function provesHostMissed(seats: readonly Seat[], startsAt: Date): boolean {
  const waited = seats.some(
    ({ participantId, seenAt }) => participantId !== null && seenAt >= waitedUntil(startsAt),
  );
  return waited && seats.every(({ participantId }) => participantId !== null);
}

export const hostMissedMessages = {
  proven: 'The appointment is cancelled, and it costs nothing. Any payment for it is refunded.',
  reported: 'We have told your therapist and our team. You get an answer by email.',
  'not-now': 'This cannot be reported now. Please write to us.',
} as const;
