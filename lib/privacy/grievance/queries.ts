import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { referenceOf } from '@/lib/format/reference';
import { type GrievanceState, grievanceClock, grievanceState, isLate } from '@/lib/privacy/grievance/rules';
import { db } from '@/lib/server/db';

export type OwnGrievance = {
  readonly reference: string;
  readonly subject: string;
  readonly message: string;
  readonly receivedAt: Date;
  readonly acknowledgedAt: Date | null;
  readonly acknowledgeBy: Date;
  readonly answerBy: Date;
  readonly answeredAt: Date | null;
  readonly answer: string | null;
  readonly state: GrievanceState;
  readonly late: boolean;
};

/** Most complaints on the page; the data export holds older ones. */
const listed = 50;

/** The complaints made from this account, newest first. */
export async function listOwnGrievances(viewer: Viewer): Promise<OwnGrievance[]> {
  const now = new Date();
  const rows = await db.grievance.findMany({
    where: { userId: viewer.userId },
    orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
    take: listed,
    select: {
      id: true,
      subject: true,
      message: true,
      receivedAt: true,
      acknowledgedAt: true,
      resolvedAt: true,
      resolution: true,
    },
  });
  return rows.map(({ id, resolution, ...row }) => ({
    reference: referenceOf(id),
    subject: row.subject,
    message: row.message,
    receivedAt: row.receivedAt,
    acknowledgedAt: row.acknowledgedAt,
    ...grievanceClock(row.receivedAt),
    answeredAt: row.resolvedAt,
    answer: resolution,
    state: grievanceState(row),
    late: isLate(row, now),
  }));
}
