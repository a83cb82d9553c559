import { describe, expect, it } from 'vitest';
import { notifyAndMail } from '@/lib/notification/commands';
import { notificationJobs } from '@/lib/notification/jobs';
import { notificationTasks } from '@/lib/notification/rules';
import { db } from '@/lib/server/db';
import { openAllHours } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { runDueJobs, runLateJobs, waitingJobs } from '@/test/server/jobs';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

describe('a notification without a letter of its own', () => {
  const news = {
    kind: 'photo.refused',
    title: 'We could not accept your photo',
    body: 'Two people are in it.',
    href: '/therapist-dashboard/profile',
  } as const;
  const tellNow = async (userId: string) => {
    await openAllHours({ userId });
    await db.$transaction((tx) => notifyAndMail(tx, { userId, ...news }));
  };

  it('is mailed to its owner once, without the reason', async () => {
    const { userId, email } = await createProfile({ firstName: 'Kavya' });
    await tellNow(userId);
    const post = await catchMail();
    await runDueJobs(notificationJobs);
    await runDueJobs(notificationJobs);
    expect(post.caught.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(post.caught[0]?.mail).toMatchObject({ subject: 'You have a new notification' });
    expect(post.caught[0]?.mail.text).toContain('We could not accept your photo.');
    expect(post.caught[0]?.raw).not.toContain('Two people');
  });

  it('waits for the hours in which its owner wants mails', async () => {
    const { userId } = await createProfile();
    const night = new Date('2026-11-22T20:00:00Z');
    await db.$transaction((tx) => notifyAndMail(tx, { userId, ...news }, night));
    const [job] = await db.$queryRaw<{ runAt: Date }[]>`
      SELECT run_at AS "runAt" FROM graphile_worker._private_jobs`;
    expect(job?.runAt).toEqual(new Date('2026-11-23T02:30:00Z'));
  });

  it('waits for the next hours when its job comes late, and goes out once', async () => {
    const { userId, email } = await createProfile();
    await db.$transaction((tx) => notifyAndMail(tx, { userId, ...news }, new Date('2041-11-23T06:30:00Z')));
    const post = await catchMail();
    // The mail server was down all day, and is back at night.
    await runLateJobs(notificationJobs, '2041-11-23T18:00:00Z');
    expect(post.caught).toEqual([]);
    expect(await waitingJobs(notificationTasks.mail)).toEqual([new Date('2041-11-24T02:30:00Z')]);
    await runLateJobs(notificationJobs, '2041-11-24T02:30:00Z');
    expect(post.caught.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(await waitingJobs(notificationTasks.mail)).toEqual([]);
  });

  it.each([
    [
      'has read it',
      (userId: string) => db.notification.updateMany({ where: { userId }, data: { readAt: new Date() } }),
    ],
    [
      'has left',
      (userId: string) =>
        db.user.update({ where: { id: userId }, data: { disabledAt: new Date(), disabledReason: 'left' } }),
    ],
    [
      'never confirmed the address',
      (userId: string) => db.user.update({ where: { id: userId }, data: { emailVerifiedAt: null } }),
    ],
  ])('is not mailed to somebody who %s', async (_who, change) => {
    const { userId } = await createProfile();
    await tellNow(userId);
    await change(userId);
    const post = await catchMail();
    await runDueJobs(notificationJobs);
    expect(post.caught).toEqual([]);
  });
});
