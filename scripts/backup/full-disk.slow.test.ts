// Disks of a few megabytes, which only root may make.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { targetAt } from '@/lib/server/backup/address';
import { env } from '@/lib/server/env';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { getObject, putObject } from '@/lib/server/storage/objects';
import { ownerAddress } from '@/prisma/owner';
import { setUpDatabase } from '@/test/database/database';
import { newDataDir, removeAll, start } from '@/test/database/own-postgres';
import { createTherapist } from '@/test/therapist/factories';
import { newKeyPair } from './encryption';
import { restore } from './restore';
import { connect, tablesOf } from './tables';
import { takeBackup } from './take';

setUpDatabase();

const mounted: string[] = [];

/** A disk of this many megabytes, or null if this user may not make one. */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  chmodSync(folder, 0o711);
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (made.status !== 0) return null;
  chmodSync(folder, 0o711);
  mounted.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of mounted.splice(0)) {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

const contentType = 'image/webp';

it('a file that the disk has no room for is not stored, and the one before stays', async (context) => {
  const disk = smallDisk(8) ?? context.skip('this user may not mount');
  vi.stubEnv('STORAGE_DIR', disk);
  await ensureBuckets();
  const address = { bucket: 'profile-pictures', key: 'somebody/1.webp' };
  await putObject(address, { content: new TextEncoder().encode('rain'), contentType });
  const tooLarge = { content: new Uint8Array(9_000_000), contentType };
  await expect(putObject(address, tooLarge)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(new TextDecoder().decode((await getObject(address)) ?? undefined)).toBe('rain');
  expect(readdirSync(path.join(disk, address.bucket, 'somebody'))).toEqual(['1.webp']);
});

it('a restore into a database whose disk fills up leaves it as empty as before', {
  timeout: 300_000,
}, async (context) => {
  const disk = smallDisk(10) ?? context.skip('this user may not mount');
  const files = mkdtempSync(path.join(tmpdir(), 'own-disk-'));
  vi.stubEnv('STORAGE_DIR', files);
  await ensureBuckets();
  await createTherapist();
  const owner = await newKeyPair();
  const target = targetAt(path.join(files, 'backups'));
  const { backup } = await takeBackup({
    databaseUrl: ownerAddress(env),
    scratchUrl: ownerAddress(env),
    target,
    recipient: owner.recipient,
    keeping: { days: 7, weeks: 4, months: 12 },
    settings: '',
    release: '0.1.0',
    now: new Date('2026-11-23T02:45:00Z'),
  });

  // Uses a server of its own: a test stopped here would leave a shared server without its disk.
  const dataDir = newDataDir();
  const url = await start(dataDir, { durable: false });
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    const { uid, gid } = statSync(path.join(dataDir, 'postgres', 'data'));
    const space = path.join(disk, 'space');
    mkdirSync(space);
    chownSync(space, uid, gid);
    await server.query(`CREATE TABLESPACE small_disk LOCATION '${space}'`);
    await server.query('CREATE DATABASE on_small_disk TABLESPACE small_disk');
    const there = new URL('/on_small_disk', url).href;
    // The disk fills up while the tables are made, and the engine that makes them does not name the cause.
    await expect(restore(target, backup.name, owner.identity, there)).rejects.toThrow('apply_migration');
    const client = await connect(there);
    expect(await tablesOf(client)).toEqual([]);
    await client.end();
  } finally {
    await server.end();
    await removeAll();
    rmSync(files, { recursive: true, force: true });
  }
});
