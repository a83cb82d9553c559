import 'server-only';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { deedInWords } from '@/lib/privacy/access-log/deeds';
import { type AccessShown, doerInWords } from '@/lib/privacy/access-log/rules';
import { isUuid } from '@/lib/uuid';

/** One line of "who opened my record". */
export type AccessLine = {
  readonly id: string;
  readonly at: Date;
  readonly who: string;
  readonly what: string;
  readonly own: boolean;
};

export type AccessPage = {
  readonly lines: readonly AccessLine[];
  /** Cursor of the page with older lines, when there are any. */
  readonly older: string | null;
};

const perPage = 25;

/** The place of a line in the viewer's own log; a stranger's line has none. */
async function placeOf(viewer: Viewer, line: string): Promise<{ id: string; at: Date } | null> {
  if (!isUuid(line)) return null;
  return db.auditEntry.findFirst({
    where: { id: line, subjectUserId: viewer.userId },
    select: { id: true, at: true },
  });
}

/**
 * What was done to the viewer's record, newest first, 25 lines at a time. Looking at it leaves no line of its own:
 * it is one's own record, and a log that grows by being read hides what matters.
 * @param before a line of the log, as text from the address; the page begins after it. Anything else is the first page.
 */
export async function readAccessLog(viewer: Viewer, shown: AccessShown, before: string): Promise<AccessPage> {
  const { userId } = viewer;
  const place = await placeOf(viewer, before);
  const rows = await db.auditEntry.findMany({
    where: {
      subjectUserId: userId,
      AND: [
        shown === 'own' ? { actorUserId: userId } : {},
        shown === 'others' ? { OR: [{ actorUserId: null }, { actorUserId: { not: userId } }] } : {},
        place ? { OR: [{ at: { lt: place.at } }, { at: place.at, id: { lt: place.id } }] } : {},
      ],
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: perPage + 1,
    select: { id: true, at: true, actorUserId: true, actorRole: true, action: true },
  });
  const lines = rows.slice(0, perPage).map(({ id, at, actorUserId, actorRole, action }) => {
    const own = actorUserId === userId;
    return { id, at, own, who: doerInWords(actorRole, own), what: deedInWords(action) };
  });
  return { lines, older: rows.length > perPage ? (lines.at(-1)?.id ?? null) : null };
}
