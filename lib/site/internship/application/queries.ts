import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { type ApplicationStatus, applicationStatusOf } from '@/lib/site/internship/application/rules';

export type OwnApplication = {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly sentAt: Date;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
};

/** The viewer's application for this intake of a programme, if they have sent one. @param intake ISO day */
export async function ownApplication(
  { userId }: Pick<Viewer, 'userId'>,
  programSlug: string,
  intake: string,
): Promise<OwnApplication | null> {
  const found = await db.internshipApplication.findUnique({
    where: { userId_programSlug_intake: { userId, programSlug, intake: new Date(intake) } },
    select: { id: true, status: true, createdAt: true, decidedAt: true, reason: true },
  });
  if (!found) return null;
  const { status, createdAt, ...rest } = found;
  return { ...rest, status: applicationStatusOf(status), sentAt: createdAt };
}
