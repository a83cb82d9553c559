import { beforeEach, describe, expect, it } from 'vitest';
import { consentNotices, consentNoticeVersion, consentPurposes } from '@/content/consents';
import { giveConsents, withdrawConsent } from '@/lib/account/consent/commands';
import { hasConsent, listConsents } from '@/lib/account/consent/queries';
import type { Viewer } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { requestSubscription, unsubscribe } from '@/lib/site/newsletter/commands';
import { unsubscribeToken } from '@/lib/site/newsletter/tokens';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createUser } from '@/test/therapist/factories';

setUpDatabase();

type Person = Pick<Viewer, 'userId' | 'profile'>;
let person: Person;

async function personOf(role: 'client' | 'therapist'): Promise<Person> {
  const { userId, id, firstName, lastName } = await createProfile({ role, goals: 'Sleep through the night' });
  return { userId, profile: { id, role, firstName, lastName, onboardingCompleted: true } };
}

beforeEach(async () => {
  person = await personOf('client');
});

const give = (...purposes: readonly (typeof consentPurposes)[number][]) =>
  db.$transaction((tx) => giveConsents(tx, { userId: person.userId, purposes, source: 'onboarding' }));
const rows = (purpose: string) =>
  db.consent.findMany({
    where: { userId: person.userId, purpose },
    orderBy: [{ givenAt: 'asc' }, { id: 'asc' }],
  });
const audited = (action: string) => db.auditEntry.findMany({ where: { action }, orderBy: { id: 'asc' } });
const subscriber = () => db.newsletterSubscriber.findFirst();

describe('consents', () => {
  it('are one live row for each purpose, with the notice shown', async () => {
    await give('terms', 'account');
    await give('terms');
    await Promise.all([give('care'), give('care'), give('care')]);
    for (const purpose of ['terms', 'account', 'care']) {
      expect(await rows(purpose)).toMatchObject([
        { noticeVersion: consentNoticeVersion, source: 'onboarding', withdrawnAt: null },
      ]);
    }
    expect(await audited('consent.given')).toMatchObject([
      { actorRole: 'client', subjectUserId: person.userId, details: { purposes: ['terms', 'account'] } },
      { details: { purposes: ['care'] } },
    ]);
  });

  it('are a new row when given again after a withdrawal', async () => {
    await give('care');
    expect(await withdrawConsent(person, 'care')).toEqual({ withdrawn: true });
    expect(await hasConsent(db, person.userId, 'care')).toBe(false);
    await give('care');
    const [first, second] = await rows('care');
    expect(first?.withdrawnAt).not.toBeNull();
    expect(second?.withdrawnAt).toBeNull();
    expect(await audited('consent.withdrawn')).toHaveLength(1);
  });

  it('to an older notice end with the one to today’s notice', async () => {
    await db.consent.create({
      data: { userId: person.userId, purpose: 'terms', noticeVersion: '2025-01-01', source: 'sign_up' },
    });
    await give('terms');
    const [older, current] = await rows('terms');
    expect(older).toMatchObject({ noticeVersion: '2025-01-01', withdrawnAt: expect.any(Date) });
    expect(current).toMatchObject({ noticeVersion: consentNoticeVersion, withdrawnAt: null });
  });

  it('delete what they allowed us to keep, once withdrawn', async () => {
    await give('care');
    await withdrawConsent(person, 'care');
    expect(await db.profile.findFirstOrThrow()).toMatchObject({ goals: null });
  });

  it('leave what a therapist says of their practice', async () => {
    person = await personOf('therapist');
    await give('care');
    await withdrawConsent(person, 'care');
    const profile = await db.profile.findUniqueOrThrow({ where: { userId: person.userId } });
    expect(profile.goals).toBe('Sleep through the night');
  });

  it.each(consentPurposes.filter((purpose) => consentNotices[purpose].needed))(
    'that the account needs are not taken back alone: %s',
    async (purpose) => {
      await give(purpose);
      expect(await withdrawConsent(person, purpose)).toEqual({
        withdrawn: false,
        because: 'account-needs-it',
      });
      expect(await hasConsent(db, person.userId, purpose)).toBe(true);
    },
  );

  it('of one person cannot be withdrawn by another', async () => {
    await give('care');
    const stranger = await personOf('client');
    expect(await withdrawConsent(stranger, 'care')).toEqual({ withdrawn: false, because: 'not-given' });
    expect(await hasConsent(db, person.userId, 'care')).toBe(true);
  });

  it('are listed with what is in force and what was withdrawn', async () => {
    await give('terms', 'care');
    await withdrawConsent(person, 'care');
    expect(await listConsents(person)).toMatchObject([
      { purpose: 'terms', live: { noticeVersion: consentNoticeVersion }, withdrawnAt: null },
      { purpose: 'account', live: null, withdrawnAt: null },
      { purpose: 'care', live: null, withdrawnAt: expect.any(Date) },
      { purpose: 'newsletter', live: null },
    ]);
    const listed = await listConsents(await personOf('therapist'));
    expect(listed.map(({ purpose }) => purpose)).toEqual(['terms', 'account', 'newsletter']);
  });
});

describe('the newsletter', () => {
  it('comes with the consent and stops with it', async () => {
    await give('newsletter');
    expect(await subscriber()).toMatchObject({ confirmedAt: expect.any(Date), unsubscribedAt: null });
    await withdrawConsent(person, 'newsletter');
    expect(await subscriber()).toMatchObject({ unsubscribedAt: expect.any(Date) });
    await give('newsletter');
    expect(await subscriber()).toMatchObject({ unsubscribedAt: null });
  });

  it('ends the consent when somebody leaves it by the link in a mail', async () => {
    await give('newsletter');
    const { id } = await db.newsletterSubscriber.findFirstOrThrow();
    expect(await unsubscribe(unsubscribeToken(id))).toBe(true);
    expect(await rows('newsletter')).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
  });

  it('asks for confirmation by mail when the address is not proven', async () => {
    const user = await createUser({ emailVerifiedAt: null });
    await db.$transaction((tx) =>
      giveConsents(tx, { userId: user.id, purposes: ['newsletter'], source: 'onboarding' }),
    );
    expect(await subscriber()).toMatchObject({ email: user.email, confirmedAt: null });
    expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs`).toHaveLength(1);
  });

  it('confirms an earlier request of the same address', async () => {
    const { email } = await db.user.findUniqueOrThrow({ where: { id: person.userId } });
    await requestSubscription(email);
    await give('newsletter');
    expect(await subscriber()).toMatchObject({ confirmedAt: expect.any(Date), confirmTokenHash: null });
  });
});
