import { beforeEach, describe, expect, it } from 'vitest';
import type { Therapist } from '@/generated/prisma/client';
import { othersLink } from '@/lib/contact/link';
import { findUnanswered, othersJobs } from '@/lib/contact/others/jobs';
import { othersOfLink } from '@/lib/contact/others/queries';
import { othersTasks } from '@/lib/contact/others/rules';
import { day, hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { freeOthers, freeOthersOf } from '@/lib/therapist/free-times/others';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { runDueJobs, runLateJobs, setClock, waitingJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const catcher = setUpMailCatcher();
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

let asked: Therapist;
beforeEach(async () => {
  // It is noon in India, within mail hours.
  setClock('2041-11-23T06:30:00Z');
  asked = await createTherapist({ slug: 'asked', languages: ['Tamil'], specialization: ['Grief', 'Sleep'] });
});

/** Four free therapists, from the nearest to the farthest, and three who are not offered. */
async function createOthers(): Promise<void> {
  const near = { languages: ['English', 'Tamil'] };
  await createTherapist({
    slug: 'far',
    languages: ['Hindi'],
    specialization: ['Sleep'],
    nextFreeAt: inHours(1),
  });
  await createTherapist({ slug: 'near-late', ...near, specialization: ['Grief'], nextFreeAt: inHours(90) });
  await createTherapist({ slug: 'near-soon', ...near, specialization: ['Grief'], nextFreeAt: inHours(50) });
  await createTherapist({
    slug: 'nearest',
    ...near,
    specialization: ['Sleep', 'Grief'],
    nextFreeAt: inHours(99),
  });
  await createTherapist({ slug: 'full', ...near, nextFreeAt: null });
  await createTherapist({ slug: 'closed', ...near, nextFreeAt: inHours(2), acceptingNewClients: false });
  await createTherapist({ slug: 'hidden', ...near, nextFreeAt: inHours(2), isActive: false });
  await createTherapist({ slug: 'past', ...near, nextFreeAt: inHours(-2) });
  await createTherapist({ slug: 'sample', ...near, nextFreeAt: inHours(2), isSample: true });
}

async function request(hoursAgo: number, given: object = {}): Promise<string> {
  const { id } = await db.therapistContactRequest.create({
    data: {
      therapistId: asked.id,
      userName: 'Meera',
      userEmail: 'meera@example.in',
      message: 'Do you work late?',
      createdAt: inHours(-hoursAgo),
      ...given,
    },
  });
  return id;
}

const tokenOf = (id: string, now?: Date) => othersLink.path(id, now).split('/').at(-1) ?? '';

async function runTwice(): Promise<void> {
  for (const _ of [1, 2]) {
    await findUnanswered();
    await runDueJobs(othersJobs);
  }
}

describe('others who are free', () => {
  it('come by common language, common concerns and the sooner time; nobody who is full, closed, hidden or invented', async () => {
    await createOthers();
    const slugs = async (count: number) => (await freeOthers(asked.id, count)).map(({ slug }) => slug);
    expect(await slugs(3)).toEqual(['nearest', 'near-soon', 'near-late']);
    expect(await slugs(9)).toEqual(['nearest', 'near-soon', 'near-late', 'far']);
  });
});

describe('others who are as near', () => {
  it('come by a common way to meet, then by a fee within a third, before the sooner time', async () => {
    const near = { languages: ['Tamil'], specialization: ['Grief'] };
    await createTherapist({ slug: 'dear', ...near, sessionRate: '2500', nextFreeAt: inHours(1) });
    await createTherapist({ slug: 'room', ...near, modes: ['in_person'], nextFreeAt: inHours(2) });
    await createTherapist({ slug: 'alike', ...near, sessionRate: '2000', nextFreeAt: inHours(90) });
    const slugs = (await freeOthers(asked.id, 3)).map(({ slug }) => slug);
    expect(slugs).toEqual(['alike', 'dear', 'room']);
    expect((await freeOthersOf('asked', 2)).map(({ slug }) => slug)).toEqual(['alike', 'dear']);
  });
});

describe('a request without an answer', () => {
  it('brings its sender one mail after 48 hours, which names nobody, and the page shows three others', {
    tags: ['slow'],
  }, async () => {
    await createOthers();
    const early = await request(47);
    const late = await request(49);
    await runTwice();
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([['meera@example.in']]);
    const { subject, html } = catcher.caught[0]?.mail ?? {};
    expect(subject).toBe('About your message');
    expect(html).toContain('/contact/others/');
    expect(html).not.toContain(asked.name);
    expect(await db.therapistContactRequest.findUniqueOrThrow({ where: { id: late } })).toMatchObject({
      othersOfferedAt: expect.any(Date),
    });
    const page = await othersOfLink(tokenOf(late));
    expect(page).toMatchObject({ therapist: asked.name, state: 'open' });
    expect(page?.others.map(({ slug }) => slug)).toEqual(['nearest', 'near-soon', 'near-late']);
    expect(JSON.stringify(page)).not.toContain('Do you work late?');
    expect(
      (await db.therapistContactRequest.findUniqueOrThrow({ where: { id: early } })).othersOfferedAt,
    ).toBeNull();
  });

  it('is let alone once it is answered, closed or two weeks old', { tags: ['slow'] }, async () => {
    await createOthers();
    await request(60, { answeredAt: inHours(-1), answerWay: 'phone' });
    await request(60, { closedAt: inHours(-1), closeReason: 'no-room' });
    await request(15 * 24);
    await runTwice();
    expect(catcher.caught).toEqual([]);
  });

  it('that is answered before the job runs brings nothing', { tags: ['slow'] }, async () => {
    await createOthers();
    const id = await request(49);
    await findUnanswered();
    await db.therapistContactRequest.update({
      where: { id },
      data: { answeredAt: new Date(), answerWay: 'phone' },
    });
    await runDueJobs(othersJobs);
    expect(catcher.caught).toEqual([]);
    expect((await othersOfLink(tokenOf(id)))?.state).toBe('answered');
  });

  it('waits for somebody to be free, and then brings its mail', { tags: ['slow'] }, async () => {
    await request(49);
    await runTwice();
    expect(catcher.caught).toEqual([]);
    await createOthers();
    await runTwice();
    expect(catcher.caught).toHaveLength(1);
  });

  it('is a notice for a member, and a mail only if they want such mails', { tags: ['slow'] }, async () => {
    await createOthers();
    const [wants, wantsNot] = [await createProfile(), await createProfile()];
    await db.notificationPreferences.create({ data: { userId: wantsNot.userId, mailRequests: false } });
    for (const { id, user } of [wants, wantsNot]) await request(49, { clientId: id, userEmail: user.email });
    await runTwice();
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([[wants.user.email]]);
    const notifications = await db.notification.findMany({ where: { kind: 'request.waiting' } });
    expect(notifications.map(({ userId }) => userId).sort()).toEqual([wants.userId, wantsNot.userId].sort());
  });

  it('brings nothing at night, also when its job comes late: mail and notice wait for the hours', async () => {
    await createOthers();
    const { id: clientId, user } = await createProfile({ timeZone: 'America/New_York' });
    await request(49, { clientId, userEmail: user.email });
    await request(49);
    // It is ten in the evening in India, and half past eleven in the morning in New York.
    await findUnanswered();
    await runLateJobs(othersJobs, '2041-11-23T16:30:00Z');
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([[user.email]]);
    expect(await waitingJobs(othersTasks.offer)).toEqual([new Date('2041-11-24T02:30:00Z')]);
    await runLateJobs(othersJobs, '2041-11-24T02:30:00Z');
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([[user.email], ['meera@example.in']]);
  });

  it('opens for nobody with a forged or old link', async () => {
    const [one, other] = [await request(49), await request(50)];
    const month = 31 * day;
    const bad = [tokenOf(one, new Date(Date.now() - month)), tokenOf(one).replace(one, other), 'nonsense'];
    for (const token of bad) expect(await othersOfLink(token)).toBeNull();
  });
});
