import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineAction } from '@/lib/server/action/define-action';
import { issueFormToken } from '@/lib/server/action/form-token';
import { trapField } from '@/lib/server/action/form-visit';
import { actionMessages } from '@/lib/server/action/messages';
import { setUpDatabase } from '@/lib/testing/database';
import { formOf, usableToken } from '@/lib/testing/form';
import { setUpVisitor } from '@/lib/testing/visitor';

setUpDatabase();
setUpVisitor();

const kind = 'note';
const note = { title: 'Rain' };
let calls = 0;

beforeEach(() => {
  calls = 0;
});

const options = {
  name: 'send-note',
  schema: z.strictObject({ title: z.string() }),
  formKind: kind,
  triesPerNetwork: 5,
  notSaved: 'Not saved',
  handler: async () => {
    calls += 1;
    return { ok: true, message: 'Kept', data: null } as const;
  },
};
const asStranger = defineAction(options);
const asMember = defineAction({
  ...options,
  admit: async () => ({ admitted: true, who: 'somebody', context: {} }),
});

it('holds an instant post of a stranger back, and says when the same visit is taken', async () => {
  vi.stubEnv('FORM_SHORTEST_VISIT_MS', '60000');
  const token = issueFormToken(kind);
  const answer = await asStranger(null, formOf(note, token));
  expect(answer).toMatchObject({
    ok: false,
    message: actionMessages.tooFast,
    values: note,
    formToken: token,
  });
  expect(answer.waitMs).toBeGreaterThan(0);
  expect(answer.waitMs).toBeLessThanOrEqual(60_000);
  expect(calls).toBe(0);
});

it('lets somebody who is signed in be quick', { tags: ['slow'] }, async () => {
  expect(await asMember(null, formOf(note, issueFormToken(kind)))).toMatchObject({ ok: true });
});

it('holds back what fills the trap, does not give the bait back and names no time', async () => {
  for (const send of [asStranger, asMember]) {
    const form = formOf(note, usableToken(kind));
    form.set(trapField, 'https://spam.example');
    const answer = await send(null, form);
    expect(answer).toMatchObject({ ok: false, message: actionMessages.tooFast, values: note });
    expect(answer).not.toHaveProperty('waitMs');
    expect(JSON.stringify(answer)).not.toContain('spam');
  }
  expect(calls).toBe(0);
});
