import { beforeEach, describe, expect, it } from 'vitest';
import { consentNoticeVersion } from '@/content/consents';
import { completeOnboarding } from '@/lib/account/profile/onboarding/actions';
import { announceApplication } from '@/lib/account/profile/onboarding/jobs';
import { onboardingFormKind, onboardingMessages } from '@/lib/account/profile/onboarding/rules';
import { viewerOfToken } from '@/lib/account/session/session';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { startSession } from '@/lib/account/session/session-store';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { formOf, usableToken } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile, createUser } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const device = { userAgent: 'Chrome on Android', networkHash: 'aaaaaaaaaaaaaaaaaaaaaa' };
const answers = {
  role: 'client',
  firstName: ' Meera ',
  lastName: 'Iyer',
  phone: '98765 43210',
  goals: 'Sleep through the night',
  timeZone: 'Asia/Calcutta',
  adult: 'on',
  terms: 'on',
  account: 'on',
  care: 'on',
  newsletter: '',
};

async function signIn(userId: string): Promise<string> {
  const { token } = await startSession(db, userId, device);
  visitor.jar.set(sessionCookieName(), { value: token, flags: {} });
  return token;
}

let userId: string;
let firstToken: string;

beforeEach(async () => {
  visitor.jar.clear();
  userId = (await createUser()).id;
  firstToken = await signIn(userId);
});

const send = (given: Readonly<Record<string, string>> = {}, token = usableToken(onboardingFormKind)) =>
  completeOnboarding(null, formOf({ ...answers, ...given }, token));

async function leadsTo(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
    const [, , to] = digest.split(';');
    if (!digest.startsWith('NEXT_REDIRECT')) throw error;
    return to;
  }
}

const profile = () => db.profile.findUnique({ where: { userId } });
const applications = () => db.therapistApplication.findMany();
const jobs = () => db.$queryRaw<{ key: string }[]>`SELECT key FROM graphile_worker.jobs`;

describe('onboarding', () => {
  it('makes the profile of a client, with the consents given, and greets on their dashboard', async () => {
    expect(await leadsTo(send())).toBe('/dashboard?welcome=1');
    expect(await profile()).toMatchObject({
      role: 'client',
      firstName: 'Meera',
      lastName: 'Iyer',
      phone: '+919876543210',
      goals: 'Sleep through the night',
      timeZone: 'Asia/Kolkata',
      onboardingCompleted: true,
      adultDeclaredAt: expect.any(Date),
    });
    const consents = await db.consent.findMany({ where: { userId }, orderBy: { purpose: 'asc' } });
    expect(consents.map(({ purpose, noticeVersion }) => [purpose, noticeVersion])).toEqual(
      ['account', 'care', 'terms'].map((purpose) => [purpose, consentNoticeVersion]),
    );
    expect(await applications()).toEqual([]);
    expect(await db.auditEntry.findMany({ where: { action: 'profile.created' } })).toMatchObject([
      { actorUserId: userId, actorRole: 'client', subjectUserId: userId, details: { role: 'client' } },
    ]);
  });

  it('accepts a therapist’s application and tells support the name, never the words', {
    tags: ['slow'],
  }, async () => {
    const given = { role: 'therapist', goals: 'Grief work in Tamil', care: '', firstName: 'Meera' };
    expect(await leadsTo(send(given))).toBe('/therapist-dashboard?welcome=1');
    const [application] = await applications();
    expect(application).toMatchObject({ status: 'submitted', practice: 'Grief work in Tamil' });
    expect(await jobs()).toEqual([{ key: `announce-therapist-application:${application?.id}` }]);
    expect(await db.therapist.count({ where: { userId } })).toBe(0);

    const catcher = await catchMail();
    await announceApplication(application?.id ?? '');
    expect(catcher.caught[0]?.recipients).toEqual(['support@antarman.test']);
    expect(catcher.caught[0]?.mail.text).toContain('Meera Iyer');
    expect(catcher.caught[0]?.mail.text).toContain('http://localhost:3000/admin');
    expect(catcher.caught[0]?.raw).not.toContain('Grief');
  });

  it('ends the session in which it began and starts another', async () => {
    await leadsTo(send());
    const token = visitor.jar.get(sessionCookieName())?.value ?? '';
    expect(token).not.toBe(firstToken);
    expect(await viewerOfToken(firstToken)).toBeNull();
    expect(await viewerOfToken(token)).toMatchObject({ userId, profile: { role: 'client' } });
  });

  it('happens once: a second time changes nothing and redirects to one’s own dashboard', {
    tags: ['slow'],
  }, async () => {
    await leadsTo(send({ role: 'therapist' }));
    const before = await profile();
    const sessions = await db.userSession.count();
    expect(await leadsTo(send({ role: 'client', firstName: 'Other' }))).toBe('/therapist-dashboard');
    expect(await profile()).toEqual(before);
    expect(await db.userSession.count()).toBe(sessions);
    expect(await applications()).toHaveLength(1);
  });

  it('happens once when submitted twice at the same moment, and both are signed in', async () => {
    const token = usableToken(onboardingFormKind);
    let pressed: Promise<unknown[]> | undefined;
    await db.$transaction(async (tx) => {
      // Keeps the first from being written until both are admitted: for a while nothing runs but its waiting row.
      await tx.$executeRaw`LOCK TABLE profiles IN SHARE MODE`;
      pressed = Promise.all([leadsTo(send({}, token)), leadsTo(send({}, token))]);
      for (let quiet = 0; quiet < 50; ) {
        const [row] = await db.$queryRaw<{ only: boolean }[]>`
          SELECT count(*) = 1 AND bool_and(wait_event_type = 'Lock' AND query LIKE 'INSERT%profiles%') AS only
          FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`;
        quiet = row?.only ? quiet + 1 : 0;
      }
    });
    const led = await pressed;
    expect(led).toEqual(['/dashboard?welcome=1', '/dashboard?welcome=1']);
    expect(await viewerOfToken(visitor.jar.get(sessionCookieName())?.value ?? '')).not.toBeNull();
    expect(await db.userSession.count({ where: { revokedAt: null } })).toBe(1);
  });

  it('happens once by many visits at the same moment', { tags: ['slow'] }, async () => {
    const roles = ['client', 'therapist', 'client', 'therapist', 'client', 'therapist'];
    await Promise.all(roles.map((role) => leadsTo(send({ role, care: 'on' }))));
    const made = await profile();
    expect(await db.profile.count()).toBe(1);
    expect(await applications()).toHaveLength(made?.role === 'therapist' ? 1 : 0);
    expect(await db.auditEntry.count({ where: { action: 'profile.created' } })).toBe(1);
  });

  it('finishes a profile that was left unfinished, once', { tags: ['slow'] }, async () => {
    const unfinished = await createProfile({ onboardingCompleted: false, firstName: 'Old', goals: null });
    await signIn(unfinished.userId);
    expect(await leadsTo(send({ role: 'therapist' }))).toBe('/therapist-dashboard?welcome=1');
    const after = await db.profile.findUniqueOrThrow({ where: { userId: unfinished.userId } });
    expect(after).toMatchObject({ id: unfinished.id, firstName: 'Meera', role: 'therapist' });
    expect(await leadsTo(send({ role: 'client' }))).toBe('/therapist-dashboard');
  });

  it('does not change an admin’s role', async () => {
    const admin = await createProfile({ role: 'admin' });
    await signIn(admin.userId);
    expect(await leadsTo(send())).toBe('/admin');
    const after = await db.profile.findUniqueOrThrow({ where: { userId: admin.userId } });
    expect(after).toMatchObject({ role: 'admin', goals: null });
  });
});

describe('onboarding refuses', () => {
  const refused = async (given: Readonly<Record<string, string>>) => {
    const answer = await send(given);
    expect(await profile()).toBeNull();
    expect(await db.consent.count()).toBe(0);
    expect(await viewerOfToken(firstToken)).not.toBeNull();
    return answer;
  };

  it.each([
    [{ role: '' }, 'role'],
    [{ role: 'admin' }, 'role'],
    [{ role: 'Client' }, 'role'],
    [{ firstName: '  ' }, 'firstName'],
    [{ firstName: '<b>Meera</b>' }, 'firstName'],
    [{ lastName: '' }, 'lastName'],
    [{ lastName: 'see www.evil.example' }, 'lastName'],
    [{ lastName: 'https://evil.example' }, 'lastName'],
    [{ lastName: 'x'.repeat(81) }, 'lastName'],
    [{ phone: 'call me' }, 'phone'],
    [{ goals: 'x'.repeat(4_001) }, 'goals'],
    [{ adult: '' }, 'adult'],
    [{ adult: 'yes' }, 'adult'],
    [{ terms: '' }, 'terms'],
    [{ account: '' }, 'account'],
  ])('%j', async (given, field) => {
    expect(await refused(given)).toMatchObject({ ok: false, fieldErrors: { [field]: expect.any(String) } });
  });

  it('a client’s goals without the consent to keep them, and the consent without goals', async () => {
    expect(await refused({ care: '' })).toMatchObject({
      fieldErrors: { care: onboardingMessages.careForGoals },
      values: { goals: 'Sleep through the night' },
    });
    expect(await leadsTo(send({ care: '', goals: ' ' }))).toBe('/dashboard?welcome=1');
    expect(await db.consent.count({ where: { purpose: 'care' } })).toBe(0);
  });

  it('every field that is not part of the form', { tags: ['slow'] }, async () => {
    const columns = await db.$queryRaw<{ name: string }[]>`
      SELECT DISTINCT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name IN ('users', 'profiles', 'user_sessions', 'therapists')`;
    const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const names = new Set(columns.flatMap(({ name }) => [name, camel(name)]));
    for (const asked of Object.keys(answers)) names.delete(asked);
    for (const name of names) {
      expect(await refused({ [name]: 'admin' }), name).toEqual({
        ok: false,
        message: actionMessages.unreadable,
      });
    }
  });

  it('somebody who is not signed in', async () => {
    visitor.jar.clear();
    expect(await refused({})).toMatchObject({
      ok: false,
      message: admissionMessages.signedOut,
      signInAt: '/login',
    });
  });
});
