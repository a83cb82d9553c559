import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { nomineeShown } from '@/lib/privacy/nominee/rules';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';

/** The person somebody has named, as they see it. */
export type OwnNominee = {
  readonly name: string;
  readonly relation: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly updatedAt: Date;
};

/** The version of what the form shows of a nominee. */
export function nomineeVersion(nominee: OwnNominee | null): string {
  return versionOf(nomineeShown(nominee));
}

/** The viewer's nominee, or null. */
export async function ownNominee(viewer: Viewer): Promise<OwnNominee | null> {
  return db.nominee.findUnique({
    where: { userId: viewer.userId },
    select: { name: true, relation: true, email: true, phone: true, updatedAt: true },
  });
}
