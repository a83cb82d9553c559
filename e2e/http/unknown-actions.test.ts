import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { actionHeader } from '@/lib/server/request/framework-names.mjs';
import { baseURL, test } from './http-test';

test('calls of actions that a build does not have are refused', async () => {
  // An action of another release, what no release has, and names of every object.
  const unknown = [`40${randomBytes(20).toString('hex')}`, 'x', 'x'.repeat(500), 'toString', '__proto__'];
  for (const id of unknown) {
    const form = new FormData();
    form.append('0', '[null,"$K1"]');
    const headers = { origin: new URL(baseURL).origin, [actionHeader]: id };
    const answer = await fetch(`${baseURL}/contact`, { method: 'POST', headers, body: form });
    expect([400, 404, 409], id).toContain(answer.status);
    expect(await answer.text(), id).not.toMatch(/\bat \w|node_modules/);
  }
});
