import { samplesInPlace } from '@/lib/process/samples';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { deadJobs } from '@/lib/server/jobs/queue';
import { probeBuckets } from '@/lib/server/storage/buckets';
import { migrationNames } from '@/prisma/apply-migrations';
import { connect, migrationsOf } from '../backup/tables';
import { type Finding, ok, wrong } from './finding';

/** Minutes: a worker takes a due job within seconds. */
const longestWait = 10;

/** Whether the tables are those of this release. */
export async function migrationFindings(): Promise<readonly Finding[]> {
  const known = await migrationNames();
  const client = await connect(env.DATABASE_URL);
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `SELECT to_regclass('_prisma_migrations') IS NOT NULL AND to_regclass('graphile_worker.migrations') IS NOT NULL AS there`,
    );
    const applied = rows[0]?.there ? (await migrationsOf(client)).migrations : [];
    const missing = known.filter((name) => !applied.includes(name));
    const newer = applied.filter((name) => !known.includes(name));
    if (missing.length > 0)
      return [
        wrong(
          'Tables',
          `${missing.length} migrations are missing, first ${missing[0]}`,
          'Run `npm run db:migrate`.',
        ),
      ];
    if (newer.length > 0)
      return [ok('Tables', `ahead of this release by ${newer.length} migrations, as after a rollback`)];
    return [ok('Tables', `up to date (${applied.length} migrations)`)];
  } finally {
    await client.end();
  }
}

/** Whether jobs are processed, and whether any was given up. */
export async function queueFindings(): Promise<readonly Finding[]> {
  const dead = await deadJobs();
  const [late] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker.jobs
    WHERE attempts < max_attempts AND locked_at IS NULL AND run_at < now() - make_interval(mins => ${longestWait})`;
  const found: Finding[] = [];
  if (late && late.count > 0) {
    found.push(
      wrong(
        'Queue',
        `${late.count} jobs are due for more than ${longestWait} minutes`,
        'Look whether a worker runs: `systemctl status antarman-worker`.',
      ),
    );
  }
  if (dead.length > 0) {
    const which = dead.map(({ task, count }) => `${count} × ${task}`).join(', ');
    found.push(
      wrong('Queue', `jobs were given up: ${which}`, 'Decide about each in the back office under Jobs.'),
    );
  }
  return found.length > 0 ? found : [ok('Queue', 'nothing is late, nothing was given up')];
}

/** Sample values that visitors would believe. */
export async function sampleFindings(): Promise<readonly Finding[]> {
  const samples = await samplesInPlace();
  if (samples.length === 0) return [ok('Samples', 'none is left')];
  return samples.map((sample) => {
    const [what = sample, todo = ''] = sample.split(/: (?=[a-z])/);
    return wrong('Samples', `${what} is still in place`, `${todo.charAt(0).toUpperCase()}${todo.slice(1)}.`);
  });
}

export async function storeFindings(): Promise<readonly Finding[]> {
  await probeBuckets(AbortSignal.timeout(5_000));
  return [ok('Store', 'its buckets answer')];
}
