import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isUuid } from '@/lib/format/uuid';
import { defineAction } from '@/lib/server/action/define-action';
import { issueFormToken } from '@/lib/server/action/form-token';
import { keyOf } from '@/lib/server/action/form-visit';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { formOf, usableToken } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const kind = 'note';
const note = { title: 'Rain' };
let keys: string[] = [];
let fails = false;

beforeEach(() => {
  keys = [];
  fails = false;
});

const options = {
  name: 'send-note',
  schema: z.strictObject({ title: z.string() }),
  formKind: kind,
  triesPerNetwork: 50,
  notSaved: 'Not saved',
  handler: async (_input: unknown, { submission }: { readonly submission: { readonly key: string } }) => {
    keys.push(submission.key);
    if (fails) throw new Error('lost');
    return { ok: true, message: 'Saved', data: null } as const;
  },
};
const sendNote = defineAction({ ...options, access: 'public' });
const asMember = (who: string) =>
  defineAction({ ...options, access: 'member', admit: async () => ({ admitted: true, who, context: {} }) });

describe('the key of a message', () => {
  it('is the same for the same token, nobody else shares it, and nobody can choose it', async () => {
    const token = usableToken(kind);
    await sendNote(null, formOf(note, token));
    await sendNote(null, formOf(note, token));
    for (const who of ['asha', 'ravi']) await asMember(who)(null, formOf(note, token));
    const [first, again, ...others] = keys;
    expect(again).toBe(first);
    expect(new Set([first, ...others, keyOf(token)]).size).toBe(4);
    for (const key of keys) expect(isUuid(key)).toBe(true);
  });

  it('is of an account where somebody is signed in, wherever they send the same words from', async () => {
    const bare = issueFormToken(kind);
    for (const who of ['asha', 'asha', 'ravi']) await asMember(who)(null, formOf(note, bare));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('stays with a form that brought none when it could not be saved', async () => {
    fails = true;
    const failed = await sendNote(null, formOf(note, issueFormToken(kind)));
    fails = false;
    await sendNote(null, formOf(note, failed.formToken ?? ''));
    await sendNote(null, formOf(note, issueFormToken(kind)));
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  it('is made without counters too', async () => {
    await withoutTable('rate_limits', async () => {
      expect(await sendNote(null, formOf(note, issueFormToken(kind)))).toMatchObject({ ok: true });
    });
    expect(keys).toHaveLength(1);
  });
});
