import { beforeEach, describe, expect, it, vi } from 'vitest';
import { admissionMessages } from '@/lib/action/messages';
import { db } from '@/lib/db';
import { markEveryNoticeRead, openNotice } from '@/lib/notice/actions';
import { markAllRead, markRead, notify } from '@/lib/notice/commands';
import { listNotices, unreadCount } from '@/lib/notice/queries';
import { countInWords, internalPath, kindInWords, noticeKinds, noticeMessages } from '@/lib/notice/rules';
import { setUpDatabase } from '@/lib/testing/database';
import { createProfile, createUser } from '@/lib/testing/factories';
import { formOf, ownPageHeaders } from '@/lib/testing/form';
import { signedIn } from '@/lib/testing/signed-in';

const caller = vi.hoisted(() => ({ headers: new Headers(), token: '' }));
vi.mock('next/headers', () => ({
  headers: async () => caller.headers,
  cookies: async () => ({ get: () => (caller.token ? { value: caller.token } : undefined) }),
}));
vi.mock('next/cache', () => ({ refresh: () => undefined }));

setUpDatabase();

beforeEach(() => {
  caller.headers = ownPageHeaders();
  caller.token = '';
});

async function signIn(userId?: string) {
  const { token, viewer } = await signedIn(userId);
  caller.token = token;
  return viewer;
}

type Owner = { readonly userId: string };

/** Notices of one person, a minute apart, the last one newest. */
async function told(owner: Owner, count: number): Promise<string[]> {
  const rows = await db.notice.createManyAndReturn({
    data: Array.from({ length: count }, (_, number) => ({
      userId: owner.userId,
      kind: 'quotation.created',
      title: `Notice ${number + 1}`,
      href: '/dashboard#quotations',
      createdAt: new Date(Date.UTC(2026, 10, 20, 6, number)),
    })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

const open = (noticeId: string) => openNotice(null, formOf({ noticeId }, ''));
const markAll = (newest: string) => markEveryNoticeRead(null, formOf({ newest }, ''));
const everything = () => db.notice.findMany({ orderBy: { id: 'asc' } });
const at = (list: readonly string[], index: number) => list.at(index) ?? '';

describe('a notice', () => {
  it('is there exactly when what it tells of is there', async () => {
    const { userId } = await createProfile();
    const undo = new Error('undo');
    const lost = db.$transaction(async (tx) => {
      await notify(tx, { userId, kind: 'plan.created', title: 'You have a plan', href: '/dashboard' });
      throw undo;
    });
    await expect(lost).rejects.toBe(undo);
    expect(await unreadCount({ userId })).toBe(0);
    await db.$transaction((tx) =>
      notify(tx, {
        userId,
        kind: 'plan.created',
        title: 'You have a plan',
        body: 'Eight sessions.',
        href: '/dashboard',
      }),
    );
    expect(await listNotices({ userId }, '')).toMatchObject({
      notices: [{ about: 'Plan', title: 'You have a plan', body: 'Eight sessions.', unread: true }],
      older: null,
    });
  });

  it('leads nowhere outside of the product', async () => {
    const { userId } = await createProfile();
    const notice = { userId, kind: 'plan.created', title: 'You have a plan' } as const;
    await expect(notify(db, { ...notice, href: '//evil.example' })).rejects.toThrow(/notices_href_internal/);
    expect(
      ['//evil.example', '/\\evil.example', 'https://evil.example', 'dashboard', '', null].map(internalPath),
    ).toEqual(Array(6).fill(null));
    expect(internalPath('/dashboard?show=all#plans')).toBe('/dashboard?show=all#plans');
  });

  it('has a name for every kind that the database takes, and for one of another release', async () => {
    const { userId } = await createProfile();
    for (const kind of Object.keys(noticeKinds)) {
      expect(kindInWords(kind)).not.toBe('Notice');
      await db.notice.create({ data: { userId, kind, title: 'x', href: '/' } });
    }
    expect(kindInWords('moon.full')).toBe('Notice');
    expect(kindInWords('constructor')).toBe('Notice');
  });
});

describe('the list', () => {
  it('pages through all of it, newest first, also where many have one time', async () => {
    const { viewer } = await signedIn();
    await told(viewer, 30);
    await db.notice.createMany({
      data: Array.from({ length: 25 }, (_, number) => ({
        userId: viewer.userId,
        kind: 'plan.changed',
        title: `Together ${number}`,
        createdAt: new Date('2026-11-20T09:00:00Z'),
      })),
    });
    await told((await signedIn()).viewer, 3);
    const seen: { id: string; at: Date }[] = [];
    let before: string | null = '';
    const sizes: number[] = [];
    while (before !== null) {
      const page: Awaited<ReturnType<typeof listNotices>> = await listNotices(viewer, before);
      sizes.push(page.notices.length);
      seen.push(...page.notices);
      before = page.older;
    }
    expect(sizes).toEqual([20, 20, 15]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(55);
    expect(seen.map((notice) => notice.at.getTime())).toEqual(
      seen.map((notice) => notice.at.getTime()).toSorted((a, b) => b - a),
    );
  });

  it.each(['', 'first', '\0', '{"not":""}', crypto.randomUUID()])(
    'begins at the first page for the cursor %j',
    async (cursor) => {
      const { viewer } = await signedIn();
      await told(viewer, 2);
      expect((await listNotices(viewer, cursor)).notices.map(({ title }) => title)).toEqual([
        'Notice 2',
        'Notice 1',
      ]);
    },
  );

  it('takes no cursor of a stranger', async () => {
    const [{ viewer }, { viewer: stranger }] = [await signedIn(), await signedIn()];
    await told(viewer, 3);
    const [cursor = ''] = await told(stranger, 1);
    expect((await listNotices(viewer, cursor)).notices).toHaveLength(3);
  });

  it('counts what is unread no further than it says', async () => {
    const { viewer } = await signedIn();
    await told(viewer, 120);
    expect(await unreadCount(viewer)).toBe(100);
    expect([0, 7, 99, 100].map(countInWords)).toEqual(['0', '7', '99', '99+']);
  });
});

describe('reading', () => {
  it('marks one and says where it leads, however often', async () => {
    const { viewer } = await signedIn();
    const ids = await told(viewer, 3);
    expect(await Promise.all(Array.from({ length: 4 }, () => markRead(viewer, at(ids, 1))))).toEqual(
      Array(4).fill('/dashboard#quotations'),
    );
    const [{ readAt: first } = { readAt: null }] = await db.notice.findMany({ where: { id: at(ids, 1) } });
    await markRead(viewer, at(ids, 1));
    const [{ readAt: second } = { readAt: null }] = await db.notice.findMany({ where: { id: at(ids, 1) } });
    expect(second).toEqual(first);
    expect(await unreadCount(viewer)).toBe(2);
  });

  it('marks all that was shown, and not what came meanwhile', async () => {
    const { viewer } = await signedIn();
    const ids = await told(viewer, 3);
    expect(await markAllRead(viewer, at(ids, 1))).toBe(true);
    const { notices } = await listNotices(viewer, '');
    expect(notices.map(({ unread }) => unread)).toEqual([true, false, false]);
  });

  it('changes nothing of a stranger', async () => {
    const { viewer: owner } = await signedIn();
    const ids = await told(owner, 2);
    const { viewer: stranger } = await signedIn();
    const own = await told(stranger, 1);
    const before = await everything();
    expect(await markRead(stranger, at(ids, 0))).toBeUndefined();
    expect(await markAllRead(stranger, at(ids, 1))).toBe(false);
    expect(await everything()).toEqual(before);
    expect(await markAllRead(stranger, at(own, 0))).toBe(true);
    expect(await unreadCount(owner)).toBe(2);
  });
});

describe('the actions', () => {
  it('follow a notice to its page and leave it read', async () => {
    const viewer = await signIn();
    const [id = ''] = await told(viewer, 1);
    await expect(open(id)).rejects.toMatchObject({
      digest: expect.stringContaining('/dashboard#quotations'),
    });
    expect(await unreadCount(viewer)).toBe(0);
  });

  it('stay where they are for a notice that leads nowhere', async () => {
    const viewer = await signIn();
    const { id } = await db.notice.create({
      data: { userId: viewer.userId, kind: 'plan.ended', title: 'Done' },
    });
    expect(await open(id)).toMatchObject({ ok: true, message: noticeMessages.read });
  });

  it('answer a second press of "all" as they answered the first', async () => {
    const viewer = await signIn();
    const ids = await told(viewer, 5);
    const answers = await Promise.all([markAll(at(ids, -1)), markAll(at(ids, -1))]);
    expect(answers.map(({ message }) => message)).toEqual(Array(2).fill(noticeMessages.allRead));
    expect(await unreadCount(viewer)).toBe(0);
  });

  it('know nothing of the notices of others', async () => {
    const ids = await told(await signIn(), 2);
    await signIn();
    const before = await everything();
    expect(await open(at(ids, 0))).toMatchObject({ ok: false, message: noticeMessages.gone });
    expect(await markAll(at(ids, 1))).toMatchObject({ ok: false, message: noticeMessages.gone });
    expect(await everything()).toEqual(before);
  });

  it.each(['', 'x', '\0', '{"not":""}', '%', "' OR 1=1 --"])('refuse %j', async (id) => {
    await told(await signIn(), 2);
    const before = await everything();
    expect(await open(id)).toMatchObject({ ok: false });
    expect(await markAll(id)).toMatchObject({ ok: false });
    expect(await everything()).toEqual(before);
  });

  it('refuse what is no form, a second value and a field of another table', async () => {
    const viewer = await signIn();
    const [id = ''] = await told(viewer, 1);
    const twice = formOf({ noticeId: id }, '');
    twice.append('noticeId', id);
    for (const form of [
      { noticeId: { not: '' } },
      null,
      undefined,
      [id],
      twice,
      formOf({ noticeId: id, userId: viewer.userId }, ''),
    ]) {
      expect(await openNotice(null, form)).toMatchObject({ ok: false });
    }
    expect(await unreadCount(viewer)).toBe(1);
  });

  it('are closed to guests and to those who have no profile yet', async () => {
    const { userId } = await createProfile();
    const [id = ''] = await told({ userId }, 1);
    expect(await open(id)).toMatchObject({ message: admissionMessages.signedOut });
    await signIn((await createUser()).id);
    expect(await markAll(id)).toMatchObject({ message: admissionMessages.notOnboarded });
    expect(await unreadCount({ userId })).toBe(1);
  });
});
