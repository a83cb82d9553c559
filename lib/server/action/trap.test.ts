import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineAction } from '@/lib/server/action/define-action';
import { openForField, trapField } from '@/lib/server/action/form-visit';
import { actionMessages } from '@/lib/server/action/messages';
import { setUpDatabase } from '@/test/database/database';
import { formOf, usableToken } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';

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
    return { ok: true, message: 'Saved', data: null } as const;
  },
};
const asStranger = defineAction({ ...options, access: 'public' });
const asMember = defineAction({
  ...options,
  access: 'member',
  admit: async () => ({ admitted: true, who: 'somebody', context: {} }),
});

const token = () => usableToken(kind);

/** The form as a script sends it, with the page's clock. */
function sentAfter(openFor: string, formToken = token()): FormData {
  const form = formOf(note, formToken);
  form.set(openForField, openFor);
  return form;
}

it('holds a stranger back whose own script has just opened the page, and says for how long', async () => {
  const formToken = token();
  const answer = await asStranger(null, sentAfter('500', formToken));
  expect(answer).toMatchObject({ ok: false, message: actionMessages.tooFast, values: note, formToken });
  expect(answer.waitMs).toBe(2_500);
  expect(calls).toBe(0);
  expect(await asStranger(null, sentAfter('3000', formToken))).toMatchObject({ ok: true });
});

it('is as patient as the setting says', async () => {
  vi.stubEnv('FORM_SHORTEST_VISIT_MS', '400');
  expect(await asStranger(null, sentAfter('399'))).toMatchObject({ ok: false, waitMs: 1 });
  expect(await asStranger(null, sentAfter('400'))).toMatchObject({ ok: true });
});

it('lets somebody who is signed in be quick, and whoever has no scripts', async () => {
  expect(await asMember(null, sentAfter('1'))).toMatchObject({ ok: true });
  expect(await asStranger(null, formOf(note, token()))).toMatchObject({ ok: true });
});

it.each(['', '-1', 'soon', '1e3', '9'.repeat(20)])('believes no clock that says "%s"', async (clock) => {
  expect(await asStranger(null, sentAfter(clock))).toMatchObject({ ok: true });
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
