import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeLock } from './lock.mjs';
import { identityOf, isRunning } from './process-identity.mjs';

const freshFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'run.lock');

/** A process that has ended, with its identity from while it ran. */
async function endedProcess() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await once(child, 'spawn');
  const known = { pid: child.pid ?? 0, identity: identityOf(child.pid ?? 0) ?? '' };
  expect(isRunning(known)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  return known;
}

describe('the lock on a data directory', () => {
  it('goes to the first and tells the second who holds it', () => {
    const file = freshFile();
    const first = takeLock(file, { appUrl: 'http://localhost:3000' });
    expect(first).not.toHaveProperty('heldBy');
    expect(takeLock(file)).toMatchObject({ heldBy: { pid: process.pid, appUrl: 'http://localhost:3000' } });
    if ('release' in first) first.release();
    expect(existsSync(file)).toBe(false);
  });

  it('is taken over from a killed run, with that run’s note', async () => {
    const file = freshFile();
    const killed = await endedProcess();
    writeFileSync(file, JSON.stringify({ ...killed, appUrl: 'http://localhost:3001' }));
    const lock = takeLock(file);
    expect(lock).toMatchObject({ previous: { pid: killed.pid, appUrl: 'http://localhost:3001' } });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    expect(readdirSync(path.dirname(file))).toEqual(['run.lock']);
    if ('release' in lock) lock.release();
  });

  it('is not kept for a stranger with the process number of a killed run', () => {
    const file = freshFile();
    writeFileSync(file, JSON.stringify({ pid: process.pid, identity: 'of an earlier process' }));
    const lock = takeLock(file);
    expect(lock).not.toHaveProperty('heldBy');
    if ('release' in lock) lock.release();
  });

  it.each(['', '{"pid":', '[]', 'null'])('is taken over when the file was cut off: %j', (content) => {
    const file = freshFile();
    writeFileSync(file, content);
    const lock = takeLock(file);
    expect(lock).not.toHaveProperty('heldBy');
    if ('release' in lock) lock.release();
  });
});
