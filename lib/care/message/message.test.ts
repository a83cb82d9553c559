import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { viewerOfToken } from '@/lib/account/session/session';
import { saveReplyTime, sendThreadMessage } from '@/lib/care/message/actions';
import { closeThread, reopenThread, sendMessage } from '@/lib/care/message/commands';
import { messageJobs } from '@/lib/care/message/jobs';
import {
  askUnread,
  listClientThreads,
  listOwnThreads,
  listTeamThreads,
} from '@/lib/care/message/list/queries';
import { openThread, openThreadFile } from '@/lib/care/message/queries';
import { longestMessage, messageFormKind, messageWords, teamSlug } from '@/lib/care/message/rules';
import { db } from '@/lib/server/db';
import { ask } from '@/lib/server/db/together';
import { signedIn } from '@/test/account/signed-in';
import { openAllHours } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { plainPdf } from '@/test/file/pdfs';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };
const words = 'The tram ride home was hard again.';

type Practice = Awaited<ReturnType<typeof createPractice>>;

let asha: Practice;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
  await openAllHours(asha.viewer, meera.viewer);
});

const toAsha = () => asha.therapist.id;
const toMeera = () => meera.viewer.profile.id;

function write(who: Person, withWhom: string, text = words, key: string = crypto.randomUUID()) {
  return sendMessage(who.viewer, { with: withWhom, text, paper: null, submission: { key } }, request);
}

const read = (who: Pick<Person, 'viewer'>, withWhom: string) => openThread(who.viewer, withWhom, { request });
const textsOf = async (who: Person, withWhom: string) =>
  (await read(who, withWhom))?.messages?.map(({ text, own }) => [text, own]);

async function admin(secondFactor = true) {
  const { userId } = await createProfile({ role: 'admin' });
  const { token, viewer } = await signedIn(userId);
  if (secondFactor) {
    await db.userSession.update({ where: { id: viewer.sessionId }, data: { secondFactorAt: new Date() } });
  }
  const known = await viewerOfToken(token);
  if (!known?.profile) throw new Error('expected an admin');
  return { viewer: { ...known, profile: known.profile }, token };
}

/** Lets the mails that wait for further messages go out now. */
async function mailNow(): Promise<void> {
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'`;
  await runDueJobs(messageJobs);
}

describe('a conversation', () => {
  it('is read by its two sides, each with their own messages marked', async () => {
    expect(await write(meera, toAsha())).toEqual({ done: true });
    expect(await write(asha, toMeera(), 'Tell me more on Thursday.')).toEqual({ done: true });
    expect(await textsOf(meera, toAsha())).toEqual([
      [words, true],
      ['Tell me more on Thursday.', false],
    ]);
    expect(await textsOf(asha, toMeera())).toEqual([
      [words, false],
      ['Tell me more on Thursday.', true],
    ]);
  });

  it('counts what was not seen until it is opened, and then says that it was read', async () => {
    await write(meera, toAsha());
    expect((await ask(askUnread(asha.viewer))).unread).toBe(1);
    const { threads } = await listClientThreads(asha.viewer as never);
    expect(threads).toMatchObject([{ name: 'Meera Iyer', unread: 1 }]);
    expect(await read(meera, toAsha())).toMatchObject({ readByOther: false });
    await read(asha, toMeera());
    expect((await ask(askUnread(asha.viewer))).unread).toBe(0);
    expect(await read(meera, toAsha())).toMatchObject({ readByOther: true });
    expect(await db.notification.count({ where: { readAt: null } })).toBe(0);
  });

  it('begins with the first contact, question and answer', { tags: ['slow'] }, async () => {
    await db.therapistContactRequest.create({
      data: {
        therapistId: toAsha(),
        clientId: toMeera(),
        userName: 'Meera Iyer',
        userEmail: meera.viewer.email,
        message: 'Do you work late?',
        answer: 'Until nine.',
        answerWay: 'mail',
        createdAt: new Date('2026-11-01T09:00:00Z'),
        answeredAt: new Date('2026-11-02T09:00:00Z'),
      },
    });
    const before = [
      ['Do you work late?', true],
      ['Until nine.', false],
    ];
    expect(await textsOf(meera, toAsha())).toEqual(before);
    await write(meera, toAsha());
    expect(await textsOf(meera, toAsha())).toEqual([...before, [words, true]]);
  });

  it('takes the same visit of the form once, also ten times at once', { tags: ['slow'] }, async () => {
    const key = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => write(meera, toAsha(), words, key)));
    expect(sent).toEqual(sent.map(() => ({ done: true })));
    expect(await db.threadMessage.count()).toBe(1);
    expect(await db.messageThread.count()).toBe(1);
  });

  it('is closed by either side; a client opens only what they closed, a therapist always', async () => {
    await write(meera, toAsha());
    await closeThread(asha.viewer, toMeera(), request);
    expect(await write(meera, toAsha())).toEqual({ done: false, because: 'closed' });
    expect(await reopenThread(meera.viewer, toAsha(), request)).toEqual({
      done: false,
      because: 'not-yours',
    });
    expect(await reopenThread(asha.viewer, toMeera(), request)).toEqual({ done: true });
    await closeThread(meera.viewer, toAsha(), request);
    expect(await reopenThread(meera.viewer, toAsha(), request)).toEqual({ done: true });
    expect(await write(meera, toAsha())).toEqual({ done: true });
  });
});

it('the client alone reads how soon their own therapist answers', { tags: ['slow'] }, async () => {
  const rohan = await createPractice();
  const save = (who: Person, days: string) => {
    visitor.token = who.token;
    return saveReplyTime(null, formOf({ days }, ''));
  };
  const shown = async () => (await read(meera, toAsha()))?.replyDays;
  expect(await shown()).toBeNull();
  expect(await save(asha, '2')).toMatchObject({ ok: true });
  expect(await save(rohan, '5')).toMatchObject({ ok: true });
  expect(await shown()).toBe(2);
  expect((await read(asha, toMeera()))?.replyDays).toBeNull();
  expect(await save(asha, '4')).toMatchObject({ ok: false });
  expect(await save(meera, '1')).toMatchObject({ ok: false });
  expect(await shown()).toBe(2);
});

describe('nobody else', () => {
  it('opens, writes, closes or follows it: other clients and therapists, admins, a client who has left', async () => {
    await write(meera, toAsha());
    const rohan = await createPractice();
    const others: readonly Person[] = [
      await createStranger(),
      await createClientOf(rohan.therapist),
      rohan,
      await admin(),
    ];
    const thread = await db.messageThread.findFirstOrThrow();
    for (const other of others) {
      for (const name of [toAsha(), toMeera(), thread.id, '', "' OR true --", '\0']) {
        expect(await read(other, name)).toBeNull();
        expect(await write(other, name)).toEqual({ done: false, because: 'unknown' });
        expect(await closeThread(other.viewer, name, request)).toEqual({ done: false, because: 'unknown' });
        expect(await reopenThread(other.viewer, name, request)).toEqual({ done: false, because: 'unknown' });
      }
    }
    await db.user.update({ where: { id: meera.viewer.userId }, data: { disabledAt: new Date() } });
    expect(await read(asha, toMeera())).toBeNull();
    expect(await db.threadMessage.count()).toBe(1);
  });

  it('gets its files', { tags: ['slow'] }, async () => {
    const paper = {
      fit: true,
      content: await plainPdf(),
      contentType: 'application/pdf',
      extension: 'pdf',
      name: 'Letter.pdf',
    } as const;
    const message = { with: toAsha(), text: null, paper, submission: { key: crypto.randomUUID() } };
    expect(await sendMessage(meera.viewer, message, request)).toEqual({ done: true });
    const { id } = await db.threadMessage.findFirstOrThrow();
    for (const { viewer } of [meera, asha]) {
      const file = await openThreadFile(viewer, id);
      expect(file).toMatchObject({ name: 'Letter.pdf', contentType: 'application/pdf' });
      expect(Buffer.from(file?.content ?? []).equals(paper.content)).toBe(true);
    }
    const stored = await db.storedFile.findFirstOrThrow();
    expect(Buffer.from(stored.content ?? []).includes('%PDF')).toBe(false);
    for (const { viewer } of [await createStranger(), await createPractice(), await admin()]) {
      expect(await openThreadFile(viewer, id)).toBeNull();
    }
  });
});

describe('with the house', () => {
  it('a member writes to the team; an admin with the second step answers, and the member can see that', async () => {
    await write(meera, teamSlug, 'I cannot find my receipt.');
    const { id } = await db.messageThread.findFirstOrThrow();
    const { viewer } = await admin();
    expect((await listTeamThreads(viewer as never)).threads).toMatchObject([{ with: id, unread: 1 }]);
    expect(await read(await admin(false), id)).toBeNull();
    const team = { viewer, token: '' };
    expect(await textsOf(team, id)).toEqual([['I cannot find my receipt.', false]]);
    await write(team, id, 'It is under Payments.');
    expect(await textsOf(meera, teamSlug)).toHaveLength(2);
    const log = await db.auditEntry.findMany({ where: { subjectUserId: meera.viewer.userId } });
    expect(log.map(({ action }) => action)).toContain('conversation.opened');
    expect((await listOwnThreads(meera.viewer as never)).threads).toHaveLength(2);
  });
});

describe('a mail', () => {
  it('gathers the messages of all conversations, names nobody and holds no words', async () => {
    await write(asha, toMeera(), words);
    await write(asha, toMeera(), 'And one more.');
    await mailNow();
    await mailNow();
    expect(catcher.caught).toHaveLength(1);
    const [sent] = catcher.caught;
    expect(sent?.recipients).toEqual([meera.viewer.email]);
    expect(sent?.mail.text).toContain('2 messages are waiting');
    expect(sent?.raw).not.toMatch(/tram|one more|Asha/);
    expect(await db.notification.count({ where: { userId: meera.viewer.userId } })).toBe(1);
  });

  it('does not go to who has read them by then, wants none, or has left', { tags: ['slow'] }, async () => {
    await write(asha, toMeera());
    await read(meera, toAsha());
    await mailNow();
    await write(asha, toMeera());
    await db.notificationPreferences.update({
      where: { userId: meera.viewer.userId },
      data: { mailRequests: false },
    });
    await mailNow();
    await db.notificationPreferences.update({
      where: { userId: meera.viewer.userId },
      data: { mailRequests: true },
    });
    await write(asha, toMeera());
    const where = { id: meera.viewer.userId };
    await db.user.update({ where, data: { disabledAt: new Date(), disabledReason: 'left' } });
    await mailNow();
    expect(catcher.caught).toEqual([]);
    // An enabled account gets a mail about the same messages.
    await db.user.update({ where, data: { disabledAt: null, disabledReason: null } });
    await write(asha, toMeera());
    await mailNow();
    expect(catcher.caught).toHaveLength(1);
  });
});

describe('the form', () => {
  const send = (fields: Record<string, string>, file?: Blob) => {
    const form = formOf({ with: toAsha(), text: '', ...fields }, usableToken(messageFormKind));
    if (file) form.append('file', file, '../../Letter.exe');
    return sendThreadMessage(null, form);
  };
  beforeEach(() => {
    visitor.token = meera.token;
  });

  it('takes words, a file or both, and names the limit', { tags: ['slow'] }, async () => {
    expect(await send({ text: 'x'.repeat(longestMessage) })).toMatchObject({ ok: true });
    expect(await send({ text: 'x'.repeat(20_000) })).toMatchObject({
      ok: false,
      fieldErrors: { text: messageWords.tooLong },
    });
    expect(await send({ text: ' \n ' })).toMatchObject({ fieldErrors: { text: messageWords.missing } });
    expect(await send({}, new Blob([new Uint8Array(await plainPdf())]))).toMatchObject({ ok: true });
    expect((await read(meera, toAsha()))?.messages?.at(-1)?.file).toBe('Letter.pdf');
  });

  it('refuses in words while the master key is missing or another one; nothing is lost', async () => {
    await send({ text: words });
    for (const key of ['', randomBytes(32).toString('base64')]) {
      vi.stubEnv('SEALING_KEY', key);
      expect(await send({ text: 'Another.' })).toMatchObject({ ok: false, message: messageWords.sealed });
      expect(await read(meera, toAsha())).toMatchObject({ messages: null });
    }
    vi.unstubAllEnvs();
    expect(await textsOf(meera, toAsha())).toEqual([[words, true]]);
  });
});
