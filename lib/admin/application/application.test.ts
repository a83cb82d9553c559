import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import {
  approveWithListing,
  approveWithNewListing,
  refuseApplication,
} from '@/lib/admin/application/commands';
import { applicationJobs } from '@/lib/admin/application/jobs';
import { listApplications, readApplication } from '@/lib/admin/application/queries';
import { linkAccount, unlinkAccount } from '@/lib/admin/therapist/account/commands';
import { newListingSchema } from '@/lib/admin/therapist/listing/schema';
import { db } from '@/lib/server/db';
import { sendPhoto } from '@/lib/therapist/photo/commands';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { createClientOf, createPractice, createQuotationRow } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

async function apply(name = 'Asha') {
  const profile = await createProfile({ role: 'therapist', firstName: name, lastName: 'Rao' });
  const { id } = await db.therapistApplication.create({
    data: { profileId: profile.id, practice: 'Couples, in Pune.' },
  });
  return { id, userId: profile.userId, email: profile.email };
}

const listing = (given: { title?: string; slug?: string } = {}) =>
  newListingSchema.parse({
    name: 'Asha Rao',
    title: 'Counsellor',
    specialization: 'Grief',
    location: 'Pune',
    availability: '',
    languages: 'English',
    video: 'on',
    phone: '',
    inPerson: '',
    yearsOfExperience: '',
    sessionRate: '',
    linkedin: '',
    bio: 'I listen first.',
    email: 'asha@antarman.test',
    gender: '',
    acceptingNewClients: 'on',
    displayOrder: '',
    slug: '',
    ...given,
  });

const state = async (id: string) =>
  (await db.therapistApplication.findUniqueOrThrow({ where: { id } })).status;

describe('accepting an application', () => {
  it('links the account to a listing, and tells the applicant once', async () => {
    const { id, userId, email } = await apply();
    const { id: therapistId } = await createTherapist();
    const outcomes = await Promise.all([
      approveWithListing(id, therapistId, admin),
      approveWithListing(id, therapistId, admin),
    ]);
    expect(outcomes).toContainEqual({ done: true, therapistId });
    expect(outcomes).toContainEqual({ done: false, because: 'decided' });
    expect(await db.therapist.findUniqueOrThrow({ where: { id: therapistId } })).toMatchObject({ userId });
    expect(await db.therapistApplication.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'approved',
      therapistId,
      reviewedById: admin.viewer.userId,
    });
    expect(await db.notification.count({ where: { userId, kind: 'application.approved' } })).toBe(1);
    const auditEvents = await db.auditEntry.findMany({
      where: { subjectUserId: userId },
      orderBy: { id: 'asc' },
    });
    expect(auditEvents.map(({ action }) => action).sort()).toEqual([
      'application.approved',
      'therapist.account-linked',
    ]);

    const post = await catchMail();
    await runDueJobs(applicationJobs);
    expect(post.caught.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(post.caught[0]?.mail.subject).toBe('Your application has been answered');
  });

  it('gives no listing to two accounts, no account two listings, and neither to a client', {
    tags: ['slow'],
  }, async () => {
    const asha = await apply();
    const bela = await apply('Bela');
    const { id: therapistId } = await createTherapist({ userId: asha.userId });
    const taken = await approveWithListing(bela.id, therapistId, admin);
    expect(taken).toEqual({ done: false, because: 'therapist-taken' });
    const { id: second } = await createTherapist();
    const twice = await approveWithListing(asha.id, second, admin);
    expect(twice).toEqual({ done: false, because: 'account-taken' });
    expect(await approveWithListing(bela.id, randomUUID(), admin)).toEqual({
      done: false,
      because: 'no-therapist',
    });
    const client = await createProfile();
    expect(await linkAccount(second, client.email, admin)).toEqual({ done: false, because: 'no-account' });
    const address = await db.user.update({ where: { id: bela.userId }, data: { emailVerifiedAt: null } });
    expect(await linkAccount(second, address.email, admin)).toEqual({ done: false, because: 'unconfirmed' });
    expect(await approveWithListing(bela.id, second, admin)).toEqual({ done: false, because: 'unconfirmed' });
    await db.user.update({
      where: { id: bela.userId },
      data: { disabledAt: new Date(), disabledReason: 'left' },
    });
    expect(await approveWithListing(bela.id, second, admin)).toEqual({ done: false, because: 'no-account' });
    expect([await state(asha.id), await state(bela.id)]).toEqual(['submitted', 'submitted']);
    expect(await db.notification.count()).toBe(0);
  });

  it('makes a new listing with it, all or nothing, and once', { tags: ['slow'] }, async () => {
    const { id, userId } = await apply();
    await createTherapist({ slug: 'taken' });
    const listingId = randomUUID();
    const slugTaken = await approveWithNewListing(id, listingId, listing({ slug: 'taken' }), admin);
    expect(slugTaken).toEqual({ done: false, because: 'slug-taken' });
    const unproven = await approveWithNewListing(
      id,
      listingId,
      listing({ title: 'Clinical Psychologist' }),
      admin,
    );
    expect(unproven).toEqual({ done: false, because: 'unproven' });
    expect(await db.therapist.count()).toBe(1);
    expect(await approveWithNewListing(id, listingId, listing(), admin)).toEqual({
      done: true,
      therapistId: listingId,
    });
    expect(await approveWithNewListing(id, listingId, listing(), admin)).toEqual({
      done: true,
      therapistId: listingId,
    });
    const other = await approveWithNewListing(id, randomUUID(), listing(), admin);
    expect(other).toEqual({ done: false, because: 'decided' });
    expect(await db.therapist.count()).toBe(2);
    const made = await db.therapist.findUniqueOrThrow({ where: { id: listingId } });
    expect(made).toMatchObject({ userId, isActive: false, slug: 'asha-rao' });
  });
});

describe('refusing an application', () => {
  it('gives the reason in the account and not in the mail, and cannot happen twice', {
    tags: ['slow'],
  }, async () => {
    const { id, userId } = await apply();
    expect(await refuseApplication(id, 'The registration has run out.', admin)).toBe('done');
    expect(await refuseApplication(id, 'Again.', admin)).toBe('decided');
    expect(await refuseApplication(randomUUID(), 'Nobody.', admin)).toBe('gone');
    const [notification] = await db.notification.findMany({ where: { userId } });
    expect(notification).toMatchObject({
      kind: 'application.declined',
      body: 'The registration has run out.',
    });
    const post = await catchMail();
    await runDueJobs(applicationJobs);
    expect(post.caught).toHaveLength(1);
    expect(post.caught[0]?.raw).not.toContain('run out');
  });
});

it('a refused applicant leaves no photo behind', async () => {
  const { id, userId } = await apply();
  const viewer = { ...admin.viewer, userId } as unknown as MemberOf<'therapist'>;
  const { photoId } = await sendPhoto(viewer, Buffer.from('pixels'), admin.request);
  await refuseApplication(id, 'The registration has run out.', admin);
  const photo = await db.therapistPhoto.findUniqueOrThrow({ where: { id: photoId ?? '' } });
  expect(photo.status).toBe('withdrawn');
  expect(await db.storedFile.count({ where: { deletedAt: null } })).toBe(0);
});

describe('unlinking an account', () => {
  it('separates the listing from its account, and says so', async () => {
    const { userId, email } = await apply();
    const { id } = await createTherapist();
    expect(await linkAccount(id, email, admin)).toEqual({ done: true });
    expect(await unlinkAccount(id, admin)).toBe(true);
    expect(await unlinkAccount(id, admin)).toBe(false);
    expect((await db.therapist.findUniqueOrThrow({ where: { id } })).userId).toBeNull();
    expect(await db.notification.count({ where: { userId } })).toBe(2);
  });
});

describe('the offers of an unlinked therapist', () => {
  it('lapse, except where a payment is under way, and the clients hear of it', {
    tags: ['slow'],
  }, async () => {
    const practice = await createPractice();
    const client = await createClientOf(practice.therapist);
    const make = (status: string) => createQuotationRow(practice, client, { status });
    const rows = [await make('pending'), await make('accepted'), await make('accepted'), await make('paid')];
    await createPaymentRow({ quotationId: rows[2]?.id ?? '', therapistId: practice.therapist.id });
    expect(await unlinkAccount(practice.therapist.id, admin)).toBe(true);
    const states = await Promise.all(
      rows.map(async ({ id }) => (await db.quotation.findUniqueOrThrow({ where: { id } })).status),
    );
    expect(states).toEqual(['withdrawn', 'withdrawn', 'accepted', 'paid']);
    const told = { userId: client.viewer.userId, kind: 'quotation.withdrawn' };
    expect(await db.notification.count({ where: told })).toBe(2);
  });
});

describe('reading applications', () => {
  it('lists by state and name, and puts the likeliest listing first', { tags: ['slow'] }, async () => {
    const asha = await apply();
    await apply('Zoya');
    await createTherapist({ name: 'Bela Nair' });
    const meant = await createTherapist({ name: 'Asha R. Rao' });
    await createTherapist({ name: 'Asha Rao', userId: (await createProfile({ role: 'therapist' })).userId });
    const { rows, paging } = await listApplications(admin.viewer, { status: 'unsent', q: 'asha' });
    expect(paging.words).toBe('1 in all');
    expect(rows[0]).toMatchObject({ id: asha.id, name: 'Asha Rao', status: 'submitted' });
    const view = await readApplication(admin.viewer, asha.id, admin.request);
    expect(view?.candidates.map(({ name }) => name)).toEqual(['Asha R. Rao', 'Bela Nair']);
    expect(view?.candidates[0]?.id).toBe(meant.id);
    const opened = await db.auditEntry.findMany({ where: { subjectUserId: asha.userId } });
    expect(opened.map(({ action }) => action)).toEqual(['application.opened']);
    expect(await readApplication(admin.viewer, randomUUID(), admin.request)).toBeUndefined();
  });
});
