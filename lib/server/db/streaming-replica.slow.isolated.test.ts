// A second server that follows a first.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asRole } from '@/scripts/services/database';
import {
  kill,
  makeProductDatabase,
  makeReplica,
  newDataDir,
  removeAll,
  start,
} from '@/test/database/own-postgres';
import { createTherapist } from '@/test/therapist/factories';

const pollOptions = { timeout: 40_000, interval: 100 };
const throwAway = { durable: false };
let owner: Client;
let standby: Client;
let reads: typeof import('@/lib/server/db/public');
let following: { stop: () => Promise<void> };

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Whether the replica answered. */
async function fromReplica(): Promise<boolean> {
  const [row] = await reads.publicDb.$queryRaw<{ standby: boolean }[]>`SELECT pg_is_in_recovery() AS standby`;
  return row?.standby === true;
}

let replicaDir: string;

beforeAll(async () => {
  const primaryDir = newDataDir();
  replicaDir = newDataDir();
  const serverUrl = await start(primaryDir, throwAway);
  const { owner: ownerUrl, product: productUrl } = await makeProductDatabase(serverUrl);
  await makeReplica(serverUrl, primaryDir, replicaDir);
  const replicaUrl = new URL(await start(replicaDir, throwAway));
  owner = await connected(ownerUrl);
  standby = await connected(new URL('/antarman', replicaUrl).href);
  process.env.DATABASE_URL = productUrl;
  process.env.DATABASE_REPLICA_URL = asRole(
    new URL('/antarman', replicaUrl).href,
    'antarman_server',
    'a password',
  );
  reads = await import('@/lib/server/db/public');
  const { followChanges } = await import('@/lib/server/cache/changes');
  following = followChanges();
}, 180_000);

afterAll(async () => {
  await following.stop();
  const { closeDatabase } = await import('@/lib/server/db');
  await closeDatabase();
  await owner.end();
  await standby.end().catch(() => undefined);
  await removeAll();
}, 60_000);

it('is asked for public reads, shows every change that was reported, and no writes go to it', async () => {
  await expect.poll(fromReplica, pollOptions).toBe(true);
  await reads.publicDb.testimonial.deleteMany();
  for (let number = 1; number <= 20; number += 1) {
    const { id } = await createTherapist();
    // Once the change is reported, every read must include it, from either server.
    await expect
      .poll(() => reads.publicDb.therapist.count({ where: { id } }), { timeout: 10_000, interval: 5 })
      .toBe(1);
    expect(await reads.publicDb.therapist.count()).toBe(number);
  }
  await expect.poll(fromReplica, pollOptions).toBe(true);
  expect(await reads.publicDb.therapist.count()).toBe(20);
});

it('is left alone while it is more than ten seconds behind', async () => {
  // Answers through a comparison or two, so that no report of a change is under way.
  let inARow = 0;
  await expect
    .poll(async () => {
      inARow = (await fromReplica()) ? inARow + 1 : 0;
      return inARow;
    }, pollOptions)
    .toBeGreaterThan(20);
  await standby.query('SELECT pg_wal_replay_pause()');
  const since = Date.now();
  await expect
    .poll(async () => {
      await owner.query(`INSERT INTO rate_limits (key, expires_at) VALUES (gen_random_uuid(), now());
        SELECT pg_switch_wal()`);
      return fromReplica();
    }, pollOptions)
    .toBe(false);
  // Only because it was behind.
  expect(Date.now() - since).toBeGreaterThan(3_000);
  await standby.query('SELECT pg_wal_replay_resume()');
  await expect.poll(fromReplica, pollOptions).toBe(true);
});

it('that dies is missed by nobody, and is asked again when it is back', async () => {
  await expect.poll(fromReplica, pollOptions).toBe(true);
  let killed = false;
  const answers: boolean[] = [];
  while (answers.filter((served) => !served).length < 50) {
    if (answers.length === 20 && !killed) {
      killed = true;
      kill(replicaDir, 'SIGQUIT');
    }
    answers.push(await fromReplica());
  }
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(true));
  await start(replicaDir, throwAway);
  await expect.poll(fromReplica, pollOptions).toBe(true);
});
