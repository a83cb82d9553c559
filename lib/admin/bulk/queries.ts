import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { type BulkAct, isBulkAct } from '@/lib/admin/bulk/rules';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';

/** The result of a run: rows done, rows not done with the reasons, and rows left. */
export type RunView = {
  readonly id: string;
  readonly act: BulkAct;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  /** The admin who began it; null for an erased account. */
  readonly by: string | null;
  readonly done: number;
  readonly waiting: number;
  readonly refused: number;
  /** Each reason with its number of rows, the most frequent first. */
  readonly reasons: readonly { readonly said: string; readonly count: number }[];
  readonly rows: readonly { readonly id: string; readonly said: string }[];
};

const mostShown = 200;

/** One run; null for an unknown id. Every admin may read it. */
export async function readRun(_viewer: MemberOf<'admin'>, id: string): Promise<RunView | null> {
  if (!isUuid(id)) return null;
  const run = await db.bulkRun.findUnique({
    where: { id },
    include: { startedBy: { select: { name: true, email: true } } },
  });
  if (!run || !isBulkAct(run.act)) return null;
  const [groups, refused] = await Promise.all([
    db.bulkRow.groupBy({ by: ['isDone', 'said'], where: { runId: id }, _count: true }),
    db.bulkRow.findMany({
      where: { runId: id, isDone: false },
      orderBy: { position: 'asc' },
      take: mostShown,
      select: { subject: true, said: true },
    }),
  ]);
  const counted = (isDone: boolean | null) =>
    groups.reduce((sum, group) => sum + (group.isDone === isDone ? group._count : 0), 0);
  return {
    id,
    act: run.act,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    by: run.startedBy && (run.startedBy.name || run.startedBy.email),
    done: counted(true),
    waiting: counted(null),
    refused: counted(false),
    reasons: groups
      .flatMap(({ said, _count }) => (said === null ? [] : [{ said, count: _count }]))
      .toSorted((a, b) => b.count - a.count),
    rows: refused.map(({ subject, said }) => ({ id: subject, said: said ?? '' })),
  };
}
