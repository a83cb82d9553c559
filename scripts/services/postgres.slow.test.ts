// Servers that are started and killed.

import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityOf } from '../setup/process-identity.mjs';
import { stopAll } from '../setup/shutdown.mjs';
import { ensureDatabase } from './database';
import { startPostgres } from './postgres';

const password = 'a-password-for-tests-0123456789abcdef';
let dataDir: string;
let data: string;

const start = () => startPostgres({ dataDir, password, durable: false });

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

// The cases form one story: each run begins with the state of the previous one.
describe('the embedded Postgres', () => {
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'postgres-'));
    chmodSync(dataDir, 0o711);
    data = path.join(dataDir, 'postgres', 'data');
  });
  afterAll(async () => {
    await stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('keeps its data when it stops and starts again', async () => {
    const url = await ensureDatabase(await start(), 'stored');
    await query(url, 'CREATE TABLE note AS SELECT 7 AS number');
    await stopAll();
    expect(readdirSync(data)).not.toContain('postmaster.pid');
    await start();
    expect(await query(url, 'SELECT number FROM note')).toEqual([{ number: 7 }]);
  });

  it('lets nobody in without the password', async () => {
    const url = new URL(await start());
    url.password = 'wrong';
    await expect(query(url.href, 'SELECT 1')).rejects.toThrow(/password/);
  });

  it('ends a server that a killed run left behind, and starts on the same data', async () => {
    const left = serverPid();
    const url = await ensureDatabase(await start(), 'stored');
    expect(serverPid()).not.toBe(left);
    expect(await query(url, 'SELECT number FROM note')).toEqual([{ number: 7 }]);
  });

  it('recovers when the server itself was killed and another process now has its number', async () => {
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');
    while (identityOf(killed)) await new Promise((resolve) => setImmediate(resolve));
    const file = path.join(data, 'postmaster.pid');
    writeFileSync(file, readFileSync(file, 'utf8').replace(String(killed), String(process.pid)));
    const url = await ensureDatabase(await start(), 'stored');
    expect(await query(url, 'SELECT number FROM note')).toEqual([{ number: 7 }]);
  });

  it('puts a half-made folder aside and makes a new one', async () => {
    await stopAll();
    rmSync(path.join(data, 'PG_VERSION'));
    await expect(query(await start(), 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    const names = readdirSync(path.dirname(data));
    expect(names.some((name) => name.startsWith('data.incomplete-'))).toBe(true);
    expect(names.some((name) => name.startsWith('making-'))).toBe(false);
  });

  it('says so when the data is of another major version', async () => {
    await stopAll();
    writeFileSync(path.join(data, 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/was made by Postgres 15, this is 18/);
  });
});
