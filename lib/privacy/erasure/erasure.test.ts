import { describe, expect, it } from 'vitest';
import { hashPassword } from '@/lib/account/password/hashing';
import { viewerOfToken } from '@/lib/account/session/session';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { eraseMyAccount } from '@/lib/privacy/erasure/actions';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { sweepErased } from '@/lib/privacy/erasure/jobs';
import { purgeErased } from '@/lib/privacy/erasure/purge';
import { erasurePreview } from '@/lib/privacy/erasure/queries';
import { erasureMessages } from '@/lib/privacy/erasure/rules';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const request = { id: 'request', network: 'network' };
const password = 'four quiet rivers 7';

async function withPassword() {
  const person = await signedIn();
  await db.user.update({
    where: { id: person.viewer.userId },
    data: { passwordHash: await hashPassword(password) },
  });
  return person;
}

async function admin() {
  const { userId } = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('antarman.grants_role', 'on', true)`;
    const user = await tx.user.create({
      data: { email: `admin-${crypto.randomUUID()}@example.in`, emailVerifiedAt: new Date() },
    });
    return tx.profile.create({
      data: {
        userId: user.id,
        email: user.email,
        firstName: 'Ravi',
        lastName: 'Rao',
        role: 'admin',
        onboardingCompleted: true,
      },
    });
  });
  return (await signedIn(userId)).viewer;
}

const tomorrow = () => new Date(Date.now() + 86_400_000);
const noDoubt = { password: '', request };

describe('the person who erases an account', () => {
  it('proves who they are with the password', async () => {
    const { viewer } = await withPassword();
    expect(await requestErasure(viewer, { password: '', request })).toBe('password-missing');
    expect(await requestErasure(viewer, { password: 'something else 9', request })).toBe('password-wrong');
    expect(await db.privacyRequest.count()).toBe(0);
    expect(await requestErasure(viewer, { password, request })).toBe('erased');
    const user = await db.user.findUniqueOrThrow({ where: { id: viewer.userId } });
    expect(user).toMatchObject({ passwordHash: null, name: null, disabledReason: 'erased' });
  });

  it('has ten tries', { tags: ['slow'] }, async () => {
    const { viewer } = await withPassword();
    const wrong = { password: 'something else 9', request };
    const outcomes: string[] = [];
    for (let time = 1; time <= 11; time += 1) outcomes.push(await requestErasure(viewer, wrong));
    expect(outcomes.at(-1)).toBe('limited');
    expect(await requestErasure(viewer, { password, request })).toBe('limited');
  });

  it('proves who they are with a fresh sign-in where there is no password', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    await db.userSession.updateMany({ data: { createdAt: new Date(Date.now() - 11 * 60_000) } });
    expect(await requestErasure(viewer, noDoubt)).toBe('not-fresh');
    expect(await erasurePreview(viewer)).toMatchObject({ asksPassword: false, freshSignIn: false });
    await db.userSession.updateMany({ data: { createdAt: new Date(Date.now() - 9 * 60_000) } });
    expect(await requestErasure(viewer, noDoubt)).toBe('erased');
  });

  it('cannot be the only administrator', { tags: ['slow'] }, async () => {
    const viewer = await admin();
    expect(await erasurePreview(viewer)).toMatchObject({ lastAdmin: true });
    expect(await requestErasure(viewer, noDoubt)).toBe('last-admin');
    await admin();
    expect(await requestErasure(viewer, noDoubt)).toBe('erased');
  });

  it('is one of two administrators who submit at the same time, not both', async () => {
    const admins = [await admin(), await admin()];
    const outcomes = await Promise.all(admins.map((viewer) => requestErasure(viewer, noDoubt)));
    expect(outcomes.sort()).toEqual(['erased', 'last-admin']);
  });
});

describe('the form', () => {
  const send = (fields: Record<string, string>) => eraseMyAccount(null, formOf(fields, ''));

  it('wants the word and the password, then signs out everywhere and leads away', {
    tags: ['slow'],
  }, async () => {
    const { token, viewer } = await withPassword();
    const { token: elsewhere } = await signedIn(viewer.userId);
    visitor.jar.set(sessionCookieName(), { value: token, flags: {} });
    const empty = await send({ password: '', confirmation: '' });
    expect(empty.ok ? {} : empty.fieldErrors).toEqual({
      password: erasureMessages.passwordMissing,
      confirmation: erasureMessages.word,
    });
    expect(await send({ password, confirmation: 'yes' })).toMatchObject({
      ok: false,
      fieldErrors: { confirmation: erasureMessages.word },
    });
    expect(await send({ password: 'something else 9', confirmation: 'ERASE' })).toMatchObject({
      ok: false,
      fieldErrors: { password: erasureMessages.passwordWrong },
      values: { confirmation: 'ERASE' },
    });
    await expect(send({ password, confirmation: ' erase ' })).rejects.toThrow('NEXT_REDIRECT');
    expect(await viewerOfToken(token)).toBeNull();
    expect(await viewerOfToken(elsewhere)).toBeNull();
    expect(visitor.jar.has(sessionCookieName())).toBe(false);
  });
});

describe('an erasure', () => {
  it('happens once, however often the button is pressed', async () => {
    const { viewer } = await signedIn();
    const outcomes = await Promise.all([requestErasure(viewer, noDoubt), requestErasure(viewer, noDoubt)]);
    expect(outcomes).toContain('erased');
    expect(await db.privacyRequest.count({ where: { kind: 'erasure' } })).toBe(1);
    expect(await db.auditEntry.count({ where: { action: 'account.erased' } })).toBe(1);
  });

  it('frees the address and the Google account for a new beginning', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    const google = { provider: 'google', providerAccountId: '108' };
    await db.account.create({ data: { userId: viewer.userId, ...google } });
    await requestErasure(viewer, noDoubt);
    const again = await db.user.create({ data: { email: viewer.email, emailVerifiedAt: new Date() } });
    await db.account.create({ data: { userId: again.id, ...google } });
    // Their later messages belong to the new account; no purge of the old account may delete them.
    await db.contactMessage.create({
      data: {
        firstName: 'Meera',
        lastName: 'Iyer',
        email: viewer.email,
        subject: 'Hello',
        message: 'Again',
        serviceInterest: 'other',
      },
    });
    const { id } = await db.privacyRequest.findFirstOrThrow();
    await purgeErased(id, new Date(Date.now() + 31 * 86_400_000));
    expect(await db.contactMessage.count()).toBe(1);
    expect(await db.user.count()).toBe(1);
  });

  it('leaves alone what strangers sent under an address nobody has proven', async () => {
    const { viewer } = await signedIn();
    await db.user.update({ where: { id: viewer.userId }, data: { emailVerifiedAt: null } });
    const sent = {
      firstName: 'Asha',
      lastName: 'Rao',
      subject: 'Hello',
      message: 'Mine',
      serviceInterest: 'other',
    };
    await db.contactMessage.create({ data: { ...sent, email: viewer.email } });
    await requestErasure(viewer, noDoubt);
    expect(await db.contactMessage.findMany()).toMatchObject([{ email: viewer.email, message: 'Mine' }]);
  });

  it('cancels what was to come and tells the other side without a name', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    const account = await createProfile({ role: 'therapist' });
    const therapist = await createTherapist({ userId: account.userId });
    const clientId = viewer.profile?.id ?? '';
    const meeting = { clientId, therapistId: therapist.id };
    const coming = await db.therapySession.create({ data: { ...meeting, sessionDate: tomorrow() } });
    const past = await db.therapySession.create({
      data: { ...meeting, sessionDate: new Date('2026-01-05T04:30:00Z'), status: 'completed' },
    });
    const offer = await db.quotation.create({
      data: { ...meeting, serviceType: 'Sessions', description: 'Six sessions', amount: '9000' },
    });
    await requestErasure(viewer, noDoubt);
    const statusOf = (id: string) => db.therapySession.findUniqueOrThrow({ where: { id } });
    expect(await statusOf(coming.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'client' });
    expect(await statusOf(past.id)).toMatchObject({ status: 'completed' });
    expect(await db.quotation.findUniqueOrThrow({ where: { id: offer.id } })).toMatchObject({
      status: 'declined',
      description: '(erased)',
    });
    const notifications = await db.notification.findMany({ where: { userId: account.userId } });
    expect(notifications).toHaveLength(1);
    expect(JSON.stringify(notifications)).not.toMatch(/Meera|Iyer/);
  });

  it('takes a therapist off the site, and the listing away once nobody’s record needs it', {
    tags: ['slow'],
  }, async () => {
    const { viewer } = await signedIn((await createProfile({ role: 'therapist' })).userId);
    const therapist = await createTherapist({ userId: viewer.userId });
    await requestErasure(viewer, noDoubt);
    const entry = await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } });
    expect(entry).toMatchObject({
      isActive: false,
      userId: null,
      bio: '',
      accountNumber: null,
      upiId: null,
      slug: `erased-${therapist.id}`,
      name: therapist.name,
    });
    const { id } = await db.privacyRequest.findFirstOrThrow();
    await purgeErased(id, new Date(Date.now() + 31 * 86_400_000));
    expect(await db.therapist.count({ where: { id: therapist.id } })).toBe(0);
  });

  it('is purged when its day has come, by the sweep', async () => {
    const { viewer } = await signedIn();
    await requestErasure(viewer, noDoubt);
    const queued = () => db.$queryRaw<unknown[]>`
      SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'purge-erased'`;
    await sweepErased(new Date(Date.now() + 29 * 86_400_000));
    expect(await queued()).toHaveLength(0);
    await sweepErased(new Date(Date.now() + 30 * 86_400_000 + 1_000));
    expect(await queued()).toHaveLength(1);
  });

  it('forgets an address that no mail has reached in three days', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    await requestErasure(viewer, noDoubt);
    const address = async () => (await db.privacyRequest.findFirstOrThrow()).noticeAddress;
    await sweepErased(new Date(Date.now() + 2 * 86_400_000));
    expect(await address()).toBe(viewer.email);
    await sweepErased(new Date(Date.now() + 4 * 86_400_000));
    expect(await address()).toBeNull();
  });
});
