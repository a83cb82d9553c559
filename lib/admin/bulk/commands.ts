import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { callerOf } from '@/lib/admin/bulk/caller';
import { type Changed, changeRow } from '@/lib/admin/bulk/each';
import { type BulkAct, bulkMessages, bulkTasks, isBulkAct, keptDays } from '@/lib/admin/bulk/rules';
import type { AdminCaller } from '@/lib/admin/caller';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';

type NewRun = {
  readonly act: BulkAct;
  readonly reason: string;
  readonly rows: readonly string[];
};

/** Milliseconds that the request works on a run; the job begins only afterwards, so that they never overlap. */
const requestMs = 4_000;
const jobDelayMs = 15_000;

/** Milliseconds of one job before it queues the next, so that a stopping worker does not wait longer. */
const jobMs = 8_000;

const rowsAtOnce = 50;

function enqueueWork(tx: Pick<Tx, '$executeRaw'>, runId: string, runAt: Date): Promise<void> {
  return enqueue(tx, bulkTasks.work, { runId }, { jobKey: `bulk-run-${runId}`, runAt });
}

/** Stores a run with its rows and the job that does it. @returns its id */
export function startRun({ act, reason, rows }: NewRun, { viewer, request }: AdminCaller): Promise<string> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    const { id } = await tx.bulkRun.create({
      data: {
        act,
        reason: reason || null,
        requestId: request.id,
        startedById: viewer.userId,
        startedAt: now,
      },
      select: { id: true },
    });
    await tx.$executeRaw`
      INSERT INTO bulk_rows (run_id, position, subject)
      SELECT ${id}::uuid, given.number - 1, given.subject
      FROM unnest(${[...rows]}::text[]) WITH ORDINALITY AS given (subject, number)`;
    await recordAudit(tx, {
      actor: viewer,
      action: 'bulk-run.started',
      subject: { table: 'bulk_runs', id },
      details: { act, rows: rows.length },
      request,
    });
    await enqueueWork(tx, id, new Date(now.getTime() + jobDelayMs));
    return id;
  });
}

async function mark(runId: string, position: number, changed: Changed): Promise<void> {
  await db.bulkRow.updateMany({
    where: { runId, position, isDone: null },
    data: { isDone: changed.done, said: changed.done ? null : changed.said, doneAt: new Date() },
  });
}

/** One failed row must not stop the others. Without the database no row is marked, and the run stays open. */
async function tried(work: () => Promise<Changed>, requestId: string): Promise<Changed> {
  try {
    return await work();
  } catch (error) {
    log.error('a row of a bulk run failed', { requestId, error });
    return { done: false, said: bulkMessages.failed };
  }
}

/**
 * Does rows of a run, one after the other, each in the transaction of its own command. If the process ends
 * right after a commit, that row is tried again and then reports "already done".
 * @param forMs milliseconds after which it stops between two rows
 * @returns whether the run is finished
 */
async function workOn(runId: string, forMs: number): Promise<boolean> {
  const run = await db.bulkRun.findUnique({ where: { id: runId } });
  if (!run || run.finishedAt || !isBulkAct(run.act)) return true;
  const { act, reason } = run;
  const until = performance.now() + forMs;
  for (;;) {
    const caller = await callerOf(run);
    const rows = await db.bulkRow.findMany({
      where: { runId, isDone: null },
      orderBy: { position: 'asc' },
      take: rowsAtOnce,
      select: { position: true, subject: true },
    });
    if (rows.length === 0) break;
    for (const { position, subject } of rows) {
      const changed = caller
        ? await tried(() => changeRow(act, subject, reason ?? '', caller), run.requestId)
        : { done: false as const, said: bulkMessages.noAdmin };
      await mark(runId, position, changed);
      if (performance.now() > until) return false;
    }
  }
  await db.bulkRun.updateMany({ where: { id: runId, finishedAt: null }, data: { finishedAt: new Date() } });
  return true;
}

/** Does the rows that fit into the request; the job does the rest. */
export async function workInRequest(runId: string): Promise<void> {
  if (!(await workOn(runId, requestMs))) await enqueueWork(db, runId, new Date());
}

/** Continues a run, and queues the next job while rows are left. */
export async function workInJob(runId: string, forMs: number = jobMs): Promise<void> {
  if (!(await workOn(runId, forMs))) await enqueueWork(db, runId, new Date());
}

/** Deletes old runs; they hold ids of rows that may be gone. */
export async function sweepRuns(): Promise<void> {
  await db.$executeRaw`DELETE FROM bulk_runs WHERE started_at < now() - make_interval(days => ${keptDays})`;
}
