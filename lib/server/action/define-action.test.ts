import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ActionContext, defineAction } from '@/lib/server/action/define-action';
import { issueFormToken, issueVisitToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { actionFields } from '@/lib/server/request/framework-names.mjs';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { formOf, usableToken } from '@/test/server/form';
import { newVisitor, setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const kind = 'note';
const calls: { input: { title: string; text: string }; context: ActionContext }[] = [];
let handle: () => Promise<void> | void = () => undefined;

const sendNote = defineAction({
  name: 'send-note',
  access: 'public',
  schema: z.strictObject({
    title: z.string().trim().min(1, 'Enter a title'),
    text: z.string().max(50, 'Keep it short'),
  }),
  formKind: kind,
  triesPerNetwork: 5,
  notSaved: 'Not saved',
  handler: async (input, context) => {
    calls.push({ input, context });
    await handle();
    return { ok: true, message: 'Saved', data: input.title };
  },
});

beforeEach(() => {
  calls.length = 0;
  handle = () => undefined;
});

const note = { title: 'Rain', text: 'since June' };
const send = (fields: Record<string, string> = note) => sendNote(null, formOf(fields, usableToken(kind)));

describe('an action', () => {
  it('passes the parsed fields on and answers with a fresh token', async () => {
    const token = usableToken(kind);
    const answer = await sendNote(null, formOf(note, token));
    expect(answer).toMatchObject({ ok: true, message: 'Saved', data: 'Rain' });
    expect(answer.formToken).not.toBe(token);
    expect(calls[0]?.input).toEqual(note);
  });

  it('refuses whoever is signed out with their words in the form without scripts, but no password', async () => {
    const refused = defineAction({
      name: 'send-members-note',
      access: 'member',
      schema: z.strictObject({ title: z.string(), password: z.string() }),
      secrets: ['password'],
      triesPerNetwork: 5,
      notSaved: 'Not saved',
      admit: async () => ({ admitted: false, message: 'Signed out', signInAt: '/login?next=%2Fnotes' }),
      handler: async () => ({ ok: true, message: 'Saved', data: null }),
    });
    const form = formOf({ title: 'Rain', password: 'secret' }, '');
    const answer = { ok: false, message: 'Signed out', signInAt: '/login?next=%2Fnotes' };
    expect(await refused(null, form)).toEqual({ ...answer, values: { title: 'Rain' } });
    // With scripts the typed text stays on the page and counts as the sender's own.
    newVisitor();
    expect(await refused(null, form)).toEqual(answer);
    newVisitor({ scripts: false });
    expect(await refused(null, formOf({ title: 'Rain', other: 'field' }, ''))).toEqual(answer);
  });

  describe('with a file', () => {
    const received: (string | undefined)[] = [];
    const hashes: string[] = [];
    const sendPaper = defineAction({
      name: 'send-paper',
      access: 'public',
      schema: z.strictObject({ title: z.string().min(1) }),
      fileField: 'paper',
      formKind: kind,
      triesPerNetwork: 100,
      notSaved: 'Not saved',
      handler: async (_input, { file, submission }) => {
        received.push(file?.toString());
        hashes.push(submission.bodyHash);
        return { ok: true, message: 'Saved', data: null };
      },
    });
    const paper = (...files: readonly (Blob | string)[]) => {
      const form = formOf({ title: 'Rain' }, usableToken(kind));
      for (const file of files) {
        if (typeof file === 'string') form.append('paper', file);
        else form.append('paper', file, 'paper.pdf');
      }
      return sendPaper(null, form);
    };

    beforeEach(() => {
      received.length = 0;
      hashes.length = 0;
    });

    it('passes its bytes on, and nothing when none was chosen', async () => {
      await paper(new Blob(['words']));
      await paper();
      const form = formOf({ title: 'Rain' }, usableToken(kind));
      form.append('paper', new Blob([]), '');
      await sendPaper(null, form);
      await paper('');
      expect(received).toEqual(['words', undefined, undefined, undefined]);
    });

    it('counts it as part of the form', async () => {
      await paper(new Blob(['words']));
      await paper(new Blob(['other words']));
      await paper(new Blob(['words']));
      expect(hashes[0]).toBe(hashes[2]);
      expect(hashes[0]).not.toBe(hashes[1]);
    });

    it('accepts one, and no text in its place', async () => {
      for (const wrong of [[new Blob(['a']), new Blob(['b'])], ['text']]) {
        expect(await paper(...wrong)).toEqual({ ok: false, message: actionMessages.unreadable });
      }
      expect(received).toEqual([]);
    });
  });

  it('ignores the fields that React adds', async () => {
    const form = formOf(note, usableToken(kind));
    form.append(`${actionFields}REF_1`, '');
    form.append(`${actionFields}1:0`, '{"id":"x"}');
    form.append(`${actionFields}KEY`, 'k1');
    expect(await sendNote(null, form)).toMatchObject({ ok: true });
  });

  it.each([
    ['no origin', {}],
    ['no origin but a foreign host', { 'x-forwarded-host': 'localhost:3000' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['our name on another port', { origin: 'http://localhost:4000' }],
    ['our name in a longer one', { origin: 'http://localhost:3000.evil.example' }],
    ['a page of another site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
    ['a page of a sister site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', async (_, headers) => {
    visitor.headers = new Headers(headers as Record<string, string>);
    expect(await send()).toEqual({ ok: false, message: actionMessages.foreign });
    expect(calls).toHaveLength(0);
  });

  it('accepts our origin from a browser that sends no fetch metadata', async () => {
    visitor.headers = new Headers({ origin: 'http://localhost:3000' });
    expect(await send()).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'title=Rain'],
    ['a number', 1],
    ['a date', new Date(0)],
    ['a list', ['x']],
    ['an operator', { title: { not: '' }, text: { contains: '' } }],
    ['plain fields', note],
    ['a map', new Map(Object.entries(note))],
  ])('refuses %s instead of a form', async (_, argument) => {
    expect(await sendNote(null, argument)).toEqual({ ok: false, message: actionMessages.unreadable });
    expect(calls).toHaveLength(0);
  });

  it.each([
    ['an extra field', (form: FormData) => form.append('role', 'admin')],
    ['a field of the prototype', (form: FormData) => form.append('[object Object]', 'x')],
    ['a second value', (form: FormData) => form.append('title', 'Again')],
    ['a second token', (form: FormData) => form.append('formToken', usableToken(kind))],
    ['a file as text', (form: FormData) => form.set('title', new Blob(['Rain']), 'title.txt')],
    ['a megabyte', (form: FormData) => form.set('text', 'x'.repeat(1_000_000))],
    ['a megabyte of token', (form: FormData) => form.set('formToken', 'x'.repeat(1_000_000))],
  ])('refuses %s', async (_, spoil) => {
    const form = formOf(note, usableToken(kind));
    spoil(form);
    expect(await sendNote(null, form)).toEqual({ ok: false, message: actionMessages.unreadable });
    expect(calls).toHaveLength(0);
  });

  it('refuses a NUL byte beside the field and keeps the rest of what was typed', async () => {
    expect(await send({ title: 'Ra\0in', text: 'since June' })).toMatchObject({
      ok: false,
      fieldErrors: { title: actionMessages.unstorable },
      values: { title: 'Rain', text: 'since June' },
    });
  });

  it('never passes half a character on', async () => {
    const answer = await send({ title: 'Rain \ud800', text: '' });
    // Some runtimes replace the half in FormData itself; if it arrives, the gate refuses it.
    if (answer.ok) expect(calls[0]?.input.title).toBe('Rain \ufffd');
    else expect(answer.fieldErrors).toEqual({ title: actionMessages.unstorable });
  });

  it('says what is missing, beside the field and as a whole, and keeps values and token', async () => {
    const token = usableToken(kind);
    expect(await sendNote(null, formOf({ title: '  ', text: 'since June' }, token))).toEqual({
      ok: false,
      message: 'Please fill in all required fields',
      fieldErrors: { title: 'Enter a title' },
      values: { title: '  ', text: 'since June' },
      formToken: token,
    });
  });

  it('asks to check fields that are filled in but wrong', async () => {
    expect(await send({ title: 'Rain', text: 'x'.repeat(51) })).toMatchObject({
      message: actionMessages.check,
      fieldErrors: { text: 'Keep it short' },
    });
  });

  it.each([
    ['missing', ''],
    ['forged', `20786.${'A'.repeat(43)}.${crypto.randomUUID()}`],
    ['of another form', usableToken('other')],
    ['32 days old', issueVisitToken(kind, Date.now() - 32 * 24 * 3_600_000)],
  ])('asks again with a fresh token when the token is %s', async (_, token) => {
    const answer = await sendNote(null, formOf(note, token));
    expect(answer).toMatchObject({ ok: false, message: actionMessages.expired, values: note });
    expect(answer.formToken).toBeTruthy();
    expect(answer.formToken).not.toBe(token);
    expect(calls).toHaveLength(0);
  });

  it('takes a page that a week has gone by since', async () => {
    const old = issueFormToken(kind, Date.now() - 7 * 24 * 3_600_000);
    expect(await sendNote(null, formOf(note, old))).toMatchObject({ ok: true });
  });

  it('lets duplicates share one answer, and only duplicates', async () => {
    const token = usableToken(kind);
    const other = usableToken(kind);
    const [one, two, three] = await Promise.all([
      sendNote(null, formOf(note, token)),
      sendNote(null, formOf(note, token)),
      sendNote(null, formOf(note, other)),
    ]);
    expect(two).toEqual(one);
    expect(three?.formToken).not.toBe(one?.formToken);
    expect(calls).toHaveLength(2);
    // After the answer, the same form is processed again: the handler recognises repeats itself.
    await sendNote(null, formOf(note, token));
    expect(calls).toHaveLength(3);
  });

  it('lets a network try as often as allowed, then refuses and loses no field', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused).toHaveLength(7);
    for (const answer of refused)
      expect(answer).toMatchObject({ message: actionMessages.tooMany, values: note });
  });

  it('stays open when tries cannot be counted', async () => {
    await withoutTable('rate_limits', async () => {
      expect(await send()).toMatchObject({ ok: true });
    });
  });

  it('answers an unexpected error with a reference, keeps what was typed and reveals nothing about it', async () => {
    handle = () => {
      throw new Error('secret detail');
    };
    const answer = await send();
    expect(answer).toMatchObject({ ok: false, message: actionMessages.unexpected, values: note });
    expect(answer.reference).toMatch(/^[\w-]{8,64}$/);
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  it('says "not saved" when the database fails', async () => {
    handle = async () => {
      await db.$executeRaw`SELECT 1 / 0`;
    };
    expect(await send()).toMatchObject({ ok: false, message: 'Not saved', values: note });
  });

  it('gives the same body the same hash, and another body another', async () => {
    await send();
    await send({ text: 'since June', title: 'Rain' });
    await send({ title: 'Rain', text: 'since July' });
    const [one, two, three] = calls.map(({ context }) => context.submission.bodyHash);
    expect(one).toBe(two);
    expect(one).not.toBe(three);
  });
});
