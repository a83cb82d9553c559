import 'server-only';
import { idHere } from '@/lib/care/note/brought';
import type { Tx } from '@/lib/server/db';

/** A session of a practice in another installation. Its appointment, plan and payment stay there. */
export type BroughtSession = {
  /** Its id there. */
  readonly id: string;
  /** Profile id here. */
  readonly clientId: string;
  readonly seriesId: string | null;
  /** The kind of session here that a coming one was booked as. */
  readonly kindId: string | null;
  readonly sessionDate: Date;
  readonly durationMinutes: number;
  readonly sessionType: string;
  readonly mode: string | null;
  readonly status: string;
  readonly completedAt: Date | null;
  readonly missedAt: Date | null;
  readonly completionUndoneAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly cancelledBy: string | null;
  readonly cancelReason: string | null;
  readonly breakClosedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** The same without those that this therapist has already, from here or from an earlier reading. */
export async function newSessions(
  tx: Tx,
  therapistId: string,
  sessions: readonly BroughtSession[],
): Promise<BroughtSession[]> {
  const ids = sessions.flatMap(({ id }) => [id, idHere(therapistId, id)]);
  const rows = await tx.therapySession.findMany({
    where: { therapistId, id: { in: ids } },
    select: { id: true },
  });
  const present = new Set(rows.map(({ id }) => id));
  return sessions.filter(({ id }) => !present.has(id) && !present.has(idHere(therapistId, id)));
}

/**
 * Writes sessions that are over or cancelled; their clients are the therapist's here. Without an appointment
 * nothing is due for them, and nobody is told.
 */
export async function bringSessions(
  tx: Tx,
  therapistId: string,
  sessions: readonly BroughtSession[],
): Promise<void> {
  await tx.therapySession.createMany({
    data: sessions.map(({ id, seriesId, kindId: _kind, ...session }) => ({
      ...session,
      id: idHere(therapistId, id),
      therapistId,
      seriesId: seriesId && idHere(therapistId, seriesId),
    })),
  });
}
