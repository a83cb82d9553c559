/** @module-tag slow (a server of its own, whose log is read) */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { actionHeader } from '@/lib/server/page/names.mjs';
import { startOwnServer } from '@/test/server/own-server';

test('calls of actions that a build does not have are refused, and are one line of the log', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unknown-actions-'));
  const logFile = path.join(folder, 'log');
  const server = await startOwnServer(
    { DATABASE_URL: process.env.DATABASE_URL ?? '', LOG_LEVEL: 'info' },
    logFile,
  );
  try {
    const call = (id: string) => {
      const form = new FormData();
      form.append('0', '[null,"$K1"]');
      const headers = { origin: server.origin, [actionHeader]: id };
      return fetch(`${server.origin}/contact`, { method: 'POST', headers, body: form });
    };
    // An action of another release, what no release has, and names of every object.
    const unknown = [`40${randomBytes(20).toString('hex')}`, 'x', 'x'.repeat(500), 'toString', '__proto__'];
    for (const id of [...unknown, ...unknown, ...unknown]) {
      const answer = await call(id);
      expect([400, 404, 409], id).toContain(answer.status);
      expect(await answer.text(), id).not.toMatch(/\bat \w|node_modules/);
    }
    const lines = readFileSync(logFile, 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('calls of unknown actions'))).toHaveLength(1);
    expect(lines.filter((line) => /Server Action|Server Reference|^\s+at /.test(line))).toEqual([]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
