import 'server-only';
import { auditEventInWords } from '@/lib/account/audit-events';
import type { Viewer } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { type AccessShown, doerInWords } from '@/lib/privacy/access-log/rules';
import { db } from '@/lib/server/db';
import { olderThan, pageOf } from '@/lib/server/db/older';

/** One line of the page "Who opened my record". */
export type AccessLine = {
  readonly id: string;
  readonly at: Date;
  readonly who: string;
  readonly what: string;
  readonly own: boolean;
};

export type AccessPage = {
  readonly lines: readonly AccessLine[];
  readonly older: string | null;
};

const perPage = 25;

/** The position of a line in the viewer's own log; null for a line of another log. */
async function cursorOf(viewer: Viewer, line: string): Promise<{ id: string; at: Date } | null> {
  if (!isUuid(line)) return null;
  return db.auditEntry.findFirst({
    where: { id: line, subjectUserId: viewer.userId },
    select: { id: true, at: true },
  });
}

/**
 * Lists the acts on the viewer's record, newest first, 25 lines a page. Reading it writes no log line: it is
 * the viewer's own record, and a log that grows when read would hide the important lines.
 * @param before id of a log line, unchecked: the page begins after it. An invalid one gives the first page.
 */
export async function readAccessLog(viewer: Viewer, shown: AccessShown, before: string): Promise<AccessPage> {
  const { userId } = viewer;
  const cursor = await cursorOf(viewer, before);
  const rows = await db.auditEntry.findMany({
    where: {
      subjectUserId: userId,
      AND: [
        shown === 'own' ? { actorUserId: userId } : {},
        shown === 'others' ? { OR: [{ actorUserId: null }, { actorUserId: { not: userId } }] } : {},
        olderThan('at', cursor),
      ],
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: perPage + 1,
    select: { id: true, at: true, actorUserId: true, actorRole: true, action: true },
  });
  const { shown: found, older } = pageOf(rows, perPage);
  const lines = found.map(({ id, at, actorUserId, actorRole, action }) => {
    const own = actorUserId === userId;
    return { id, at, own, who: doerInWords(actorRole, own), what: auditEventInWords(action) };
  });
  return { lines, older };
}
