import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { nomineeShown } from '@/lib/privacy/nominee/rules';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';

export type OwnNominee = {
  readonly name: string;
  readonly relation: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly updatedAt: Date;
};

export function nomineeVersion(nominee: OwnNominee | null): string {
  return versionOf(nomineeShown(nominee));
}

export async function ownNominee(viewer: Viewer): Promise<OwnNominee | null> {
  return db.nominee.findUnique({
    where: { userId: viewer.userId },
    select: { name: true, relation: true, email: true, phone: true, updatedAt: true },
  });
}
