import { describe, expect, it } from 'vitest';
import { markAllNotificationsRead, openNotification } from '@/lib/notification/actions';
import { markAllRead, markRead, notify } from '@/lib/notification/commands';
import { listNotifications, unreadCount } from '@/lib/notification/queries';
import { internalPath, kindInWords, notificationKinds, notificationMessages } from '@/lib/notification/rules';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signedIn, signIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { formOf } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';
import { createProfile, createUser } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

type Owner = { readonly userId: string };

/** Notifications of one person, a minute apart, the newest last. */
async function told(owner: Owner, count: number): Promise<string[]> {
  const rows = await db.notification.createManyAndReturn({
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

const open = (notificationId: string) => openNotification(null, formOf({ notificationId }, ''));
const markAll = (newest: string) => markAllNotificationsRead(null, formOf({ newest }, ''));
const everything = () => db.notification.findMany({ orderBy: { id: 'asc' } });
const at = (list: readonly string[], index: number) => list.at(index) ?? '';

describe('a notification', () => {
  it('exists exactly when the rows of its event exist', async () => {
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
    expect(await listNotifications({ userId }, '')).toMatchObject({
      notifications: [{ about: 'Plan', title: 'You have a plan', body: 'Eight sessions.', unread: true }],
      older: null,
    });
  });

  it('opens nothing outside the product', async () => {
    const { userId } = await createProfile();
    const notification = { userId, kind: 'plan.created', title: 'You have a plan' } as const;
    await expect(notify(db, { ...notification, href: '//evil.example' })).rejects.toThrow(
      /notices_href_internal/,
    );
    expect(
      ['//evil.example', '/\\evil.example', 'https://evil.example', 'dashboard', '', null].map(internalPath),
    ).toEqual(Array(6).fill(null));
    expect(internalPath('/dashboard?show=all#plans')).toBe('/dashboard?show=all#plans');
  });

  it('has a name for every kind that the database takes, and for one of another release', async () => {
    const { userId } = await createProfile();
    for (const kind of Object.keys(notificationKinds)) {
      expect(kindInWords(kind)).not.toBe('Notification');
      await db.notification.create({ data: { userId, kind, title: 'x', href: '/' } });
    }
    expect(kindInWords('moon.full')).toBe('Notification');
    expect(kindInWords('function Object() { [native code] }')).toBe('Notification');
  });
});

describe('the list', () => {
  it('pages through all of it, newest first, also where many have one time', async () => {
    const { viewer } = await signedIn();
    await told(viewer, 30);
    await db.notification.createMany({
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
      const page: Awaited<ReturnType<typeof listNotifications>> = await listNotifications(viewer, before);
      sizes.push(page.notifications.length);
      seen.push(...page.notifications);
      before = page.older;
    }
    expect(sizes).toEqual([10, 10, 10, 10, 10, 5]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(55);
    expect(seen.map((notification) => notification.at.getTime())).toEqual(
      seen.map((notification) => notification.at.getTime()).toSorted((a, b) => b - a),
    );
  });

  it.each(['', 'first', '\0', '{"not":""}', crypto.randomUUID()])(
    'begins at the first page for the cursor %j',
    async (cursor) => {
      const { viewer } = await signedIn();
      await told(viewer, 2);
      expect((await listNotifications(viewer, cursor)).notifications.map(({ title }) => title)).toEqual([
        'Notice 2',
        'Notice 1',
      ]);
    },
  );

  it('accepts no cursor of a stranger', async () => {
    const [{ viewer }, { viewer: stranger }] = [await signedIn(), await signedIn()];
    await told(viewer, 3);
    const [cursor = ''] = await told(stranger, 1);
    expect((await listNotifications(viewer, cursor)).notifications).toHaveLength(3);
  });

  it('counts unread ones only as far as the navigation shows', async () => {
    const { viewer } = await signedIn();
    await told(viewer, 120);
    expect(await unreadCount(viewer)).toBe(100);
  });
});

describe('reading', () => {
  it('marks one and returns its page, however often', async () => {
    const { viewer } = await signedIn();
    const ids = await told(viewer, 3);
    expect(await Promise.all(Array.from({ length: 4 }, () => markRead(viewer, at(ids, 1))))).toEqual(
      Array(4).fill('/dashboard#quotations'),
    );
    const [{ readAt: first } = { readAt: null }] = await db.notification.findMany({
      where: { id: at(ids, 1) },
    });
    await markRead(viewer, at(ids, 1));
    const [{ readAt: second } = { readAt: null }] = await db.notification.findMany({
      where: { id: at(ids, 1) },
    });
    expect(second).toEqual(first);
    expect(await unreadCount(viewer)).toBe(2);
  });

  it('marks all those shown, and none that came later', async () => {
    const { viewer } = await signedIn();
    const ids = await told(viewer, 3);
    expect(await markAllRead(viewer, at(ids, 1))).toBe(true);
    const { notifications } = await listNotifications(viewer, '');
    expect(notifications.map(({ unread }) => unread)).toEqual([true, false, false]);
  });

  it('changes nothing of a stranger’s', async () => {
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
  it('open a notification’s page and mark it read', async () => {
    const viewer = await signIn();
    const [id = ''] = await told(viewer, 1);
    await expect(open(id)).rejects.toMatchObject({
      digest: expect.stringContaining('/dashboard#quotations'),
    });
    expect(await unreadCount(viewer)).toBe(0);
  });

  it('stay where they are for a notification without a page', async () => {
    const viewer = await signIn();
    const { id } = await db.notification.create({
      data: { userId: viewer.userId, kind: 'plan.ended', title: 'Done' },
    });
    expect(await open(id)).toMatchObject({ ok: true, message: notificationMessages.read });
  });

  it('answer a second submit of "all" as they answered the first', async () => {
    const viewer = await signIn();
    const ids = await told(viewer, 5);
    const answers = await Promise.all([markAll(at(ids, -1)), markAll(at(ids, -1))]);
    expect(answers.map(({ message }) => message)).toEqual(Array(2).fill(notificationMessages.allRead));
    expect(await unreadCount(viewer)).toBe(0);
  });

  it('cannot reach anybody else’s notifications', async () => {
    const ids = await told(await signIn(), 2);
    await signIn();
    const before = await everything();
    expect(await open(at(ids, 0))).toMatchObject({ ok: false, message: notificationMessages.gone });
    expect(await markAll(at(ids, 1))).toMatchObject({ ok: false, message: notificationMessages.gone });
    expect(await everything()).toEqual(before);
  });

  it.each(['', 'x', '\0', '{"not":""}', '%', "' OR 1=1 --"])('refuse %j', async (id) => {
    await told(await signIn(), 2);
    const before = await everything();
    expect(await open(id)).toMatchObject({ ok: false });
    expect(await markAll(id)).toMatchObject({ ok: false });
    expect(await everything()).toEqual(before);
  });

  it('refuse what is not a form, a second value and a field of another table', async () => {
    const viewer = await signIn();
    const [id = ''] = await told(viewer, 1);
    const twice = formOf({ notificationId: id }, '');
    twice.append('notificationId', id);
    for (const form of [
      { notificationId: { not: '' } },
      null,
      undefined,
      [id],
      twice,
      formOf({ notificationId: id, userId: viewer.userId }, ''),
    ]) {
      expect(await openNotification(null, form)).toMatchObject({ ok: false });
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
