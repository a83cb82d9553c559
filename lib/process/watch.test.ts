import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/metrics/route';
import { tasks } from '@/lib/process/tasks';
import { watchOperation } from '@/lib/process/watch';
import { raiseAlarm } from '@/lib/server/alarm/raise';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';

setUpDatabase();
const mails = setUpMailCatcher();

const waiting = async () =>
  (
    await db.$queryRaw<{ payload: { alarm: string } }[]>`
      SELECT payload FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'mail-alarm' ORDER BY j.id`
  )
    .map(({ payload }) => payload.alarm)
    // The disk of this computer may really be full.
    .filter((alarm) => alarm !== 'disk-short');

async function giveUpJob(): Promise<void> {
  await db.$executeRaw`SELECT graphile_worker.add_job('finish-files', '{}'::json)`;
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`;
}

describe('an alarm', () => {
  it('is mailed to the owner once, however often it is seen', async () => {
    vi.stubEnv('ALARM_EMAIL', 'owner@antarman.test');
    await giveUpJob();
    await watchOperation();
    await watchOperation();
    expect(await waiting()).toEqual(['jobs-given-up']);
    await tasks['mail-alarm']?.({ alarm: 'jobs-given-up' }, {} as never);
    expect(mails.caught).toMatchObject([
      { recipients: ['owner@antarman.test'], mail: { subject: 'Some jobs have failed' } },
    ]);
  });

  it('is raised for a late backup and for guessed codes, and for nothing that is well', async () => {
    await watchOperation();
    expect(await waiting()).toEqual([]);
    vi.stubEnv('BACKUP_TO', mkdtempSync(path.join(tmpdir(), 'no-backups-')));
    const guessed = { actorRole: 'admin', action: 'second-factor.refused' };
    await db.auditEntry.createMany({ data: Array.from({ length: 5 }, () => guessed) });
    await watchOperation();
    expect(await waiting()).toEqual(['backup-late', 'second-factor-guessed']);
  });

  it('of different kinds is mailed for each', async () => {
    await raiseAlarm('backup-late');
    await raiseAlarm('payment-message-failed');
    await raiseAlarm('backup-late');
    expect(await waiting()).toEqual(['backup-late', 'payment-message-failed']);
  });
});

describe('the figures', () => {
  const ask = (headers: Record<string, string> = {}) =>
    GET(new Request('http://localhost:3000/api/metrics', { headers }));
  const token = 'a-token-for-prometheus-0123456789abcdef';

  it('are for whoever brings the token, and for nobody while there is none', async () => {
    expect((await ask({ authorization: 'Bearer ' })).status).toBe(404);
    expect((await ask({ authorization: 'Bearer undefined' })).status).toBe(404);
    vi.stubEnv('METRICS_TOKEN', token);
    expect((await ask()).status).toBe(404);
    expect((await ask({ authorization: `Bearer ${token}x` })).status).toBe(404);
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('count what waits and what was given up', async () => {
    vi.stubEnv('METRICS_TOKEN', token);
    await giveUpJob();
    const text = await (await ask({ authorization: `Bearer ${token}` })).text();
    expect(text).toMatch(/^antarman_jobs_given_up 1$/m);
    expect(text).toMatch(/^antarman_jobs_waiting 0$/m);
    expect(text).toMatch(/^antarman_database_up 1$/m);
    expect(text).toMatch(/^antarman_backup_age_seconds -1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });
});
