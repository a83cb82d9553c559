import { beforeEach, describe, expect, it } from 'vitest';
import type { Therapist } from '@/generated/prisma/client';
import { day } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';
import { sayAcceptingByLink, watchAccepting } from './commands';
import { acceptingJobs } from './jobs';
import { acceptingLink } from './link';
import { acceptingOfLink } from './queries';

setUpDatabase();

const catcher = setUpMailCatcher();
const calling = { id: 'request-1', network: '203.0.113.7' };
const start = new Date('2026-11-01T06:00:00Z');
const daysOn = (days: number) => new Date(start.getTime() + days * day);

let therapist: Therapist;
let userId: string;
beforeEach(async () => {
  ({ userId } = await createProfile({ role: 'therapist' }));
  therapist = await createTherapist({ userId, acceptingConfirmedAt: start });
});

const row = () => db.therapist.findUniqueOrThrow({ where: { id: therapist.id } });
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const subjects = () => catcher.caught.map(({ mail }) => mail.subject);

describe('“accepting new clients”', () => {
  it('is asked about after 25 days, once, by mail and in the account', async () => {
    expect(await watchAccepting(daysOn(24.9))).toEqual({ asked: 0, lapsed: 0 });
    expect(await watchAccepting(daysOn(25.1))).toEqual({ asked: 1, lapsed: 0 });
    expect(await watchAccepting(daysOn(25.2))).toEqual({ asked: 0, lapsed: 0 });
    await runDueJobs(acceptingJobs);
    expect(subjects()).toEqual(['Please confirm your profile']);
    expect(catcher.caught[0]?.recipients).toEqual([therapist.email]);
    expect(catcher.caught[0]?.mail.html).toContain('/accepting/');
    const notifications = await db.notification.findMany({ where: { userId } });
    expect(notifications.map(({ title }) => title)).toEqual(['Do you still take new clients?']);
  });

  it('ends after 30 days without an answer, says so, and is written down', { tags: ['slow'] }, async () => {
    await watchAccepting(daysOn(25.1));
    expect(await watchAccepting(daysOn(29.9))).toEqual({ asked: 0, lapsed: 0 });
    expect((await row()).acceptingNewClients).toBe(true);
    expect(await watchAccepting(daysOn(30.1))).toEqual({ asked: 0, lapsed: 1 });
    expect(await watchAccepting(daysOn(31))).toEqual({ asked: 0, lapsed: 0 });
    expect((await row()).acceptingNewClients).toBe(false);
    await runDueJobs(acceptingJobs);
    // The question has become pointless.
    expect(subjects()).toEqual(['Your profile has changed']);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'public-profile.accepting-lapsed', actorRole: 'system', subjectId: therapist.id },
    ]);
  });

  it('never ends less than four days after the question, however long the worker was away', async () => {
    expect(await watchAccepting(daysOn(90))).toEqual({ asked: 1, lapsed: 0 });
    expect(await watchAccepting(daysOn(93.9))).toEqual({ asked: 0, lapsed: 0 });
    expect(await watchAccepting(daysOn(94.1))).toEqual({ asked: 0, lapsed: 1 });
  });

  it('is good for another month after one press in the mail, as often as it is pressed', async () => {
    await watchAccepting(daysOn(25.1));
    const token = tokenOf(acceptingLink.url(therapist.id, daysOn(25.1)));
    for (const _ of [1, 2]) expect(await sayAcceptingByLink(token, true, calling, daysOn(26))).toBe(true);
    expect((await row()).acceptingConfirmedAt).toEqual(daysOn(26));
    expect(await watchAccepting(daysOn(50.9))).toEqual({ asked: 0, lapsed: 0 });
    expect(await watchAccepting(daysOn(51.1))).toEqual({ asked: 1, lapsed: 0 });
    expect(await db.auditEntry.count()).toBe(0);
  });

  it('can be ended and begun again by the same link; a change is written down', async () => {
    const token = tokenOf(acceptingLink.url(therapist.id));
    expect(await acceptingOfLink(token)).toEqual({ id: therapist.id, name: therapist.name, accepting: true });
    expect(await sayAcceptingByLink(token, false, calling)).toBe(true);
    expect(await acceptingOfLink(token)).toEqual({
      id: therapist.id,
      name: therapist.name,
      accepting: false,
    });
    expect(await sayAcceptingByLink(token, true, calling)).toBe(true);
    expect((await db.auditEntry.findMany()).map(({ action }) => action)).toEqual([
      'public-profile.accepting-changed',
      'public-profile.accepting-changed',
    ]);
  });

  it('does nothing for a forged or old link, or one of a hidden profile', async () => {
    const old = tokenOf(acceptingLink.url(therapist.id, new Date(Date.now() - 41 * day)));
    const token = tokenOf(acceptingLink.url(therapist.id));
    const other = await createTherapist();
    const forged = token.replace(therapist.id, other.id);
    for (const bad of [old, forged, `${token}x`, 'nonsense']) {
      expect(await sayAcceptingByLink(bad, false, calling)).toBe(false);
      expect(await acceptingOfLink(bad)).toBeNull();
    }
    await db.therapist.update({ where: { id: therapist.id }, data: { isActive: false } });
    expect(await sayAcceptingByLink(token, false, calling)).toBe(false);
    expect(await db.therapist.count({ where: { acceptingNewClients: false } })).toBe(0);
  });

  it('is dated by whoever says it again, on whatever page', async () => {
    await db.therapist.update({ where: { id: therapist.id }, data: { acceptingNewClients: false } });
    expect((await row()).acceptingConfirmedAt).toEqual(start);
    await db.therapist.update({ where: { id: therapist.id }, data: { acceptingNewClients: true } });
    expect((await row()).acceptingConfirmedAt.getTime()).toBeGreaterThan(start.getTime() + 1_000);
  });

  it('of a sample, of a hidden profile and of somebody who takes nobody is never asked about', async () => {
    const old = { acceptingConfirmedAt: start };
    await db.therapist.update({ where: { id: therapist.id }, data: { isActive: false } });
    await createTherapist({ ...old, isSample: true });
    await createTherapist({ ...old, acceptingNewClients: false });
    expect(await watchAccepting(daysOn(100))).toEqual({ asked: 0, lapsed: 0 });
  });
});
