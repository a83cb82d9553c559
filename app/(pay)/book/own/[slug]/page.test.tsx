import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { rememberBookingLink } from '@/lib/payment/booking-link/carried-payment';
import { ownBookingLink } from '@/lib/payment/link';
import { db } from '@/lib/server/db';
import { setPhoto } from '@/lib/therapist/photo/commands';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { accountFor } from '@/test/payment/payments';
import { newVisitor, visitor } from '@/test/server/visitor';
import { createProfile, createTherapist, createUser } from '@/test/therapist/factories';
import PublicPage from '../../../../(site)/book/[slug]/page';
import OwnPage from './page';

setUpDatabase();
beforeEach(() => newVisitor());

async function pageOf(acceptingNewClients: boolean): Promise<string> {
  return pageFor(await createTherapist({ acceptingNewClients }));
}

async function openHours(therapistId: string): Promise<void> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 }));
  await db.calendar.create({ data: { therapistId, hours: { create: hours } } });
}

async function pageFor({ id, slug }: { readonly id: string; readonly slug: string }): Promise<string> {
  await openHours(id);
  return pageOfListed(slug);
}

async function htmlOf(page: Promise<ReactNode>): Promise<string> {
  const { prelude } = await prerender(await page);
  return new Response(prelude).text();
}

const visitTo = (slug: string) => ({
  params: Promise.resolve({ slug }),
  searchParams: Promise.resolve({}),
});

const pageOfListed = (slug: string) => htmlOf(OwnPage(visitTo(slug)));

it('says before anybody chooses a time whether there is room for new clients', async () => {
  const full = await pageOf(false);
  expect(full).toContain('is not taking new clients at the moment');
  expect(full).toContain('accepting=yes');
  expect(full).toContain('Sign in to see times');
  expect(full).not.toContain('Continue with this time');
  expect(full).not.toContain('You can also book without one');
  expect(await pageOf(true)).not.toContain('is not taking new clients');
});

it('is the same for everybody under its public address, and leads whoever is signed in to their own page', async () => {
  const therapist = await createTherapist({ acceptingNewClients: true });
  await openHours(therapist.id);
  const publicPage = () => htmlOf(PublicPage(visitTo(therapist.slug)));
  const guests = await publicPage();
  expect(guests).toContain(`data-own="/book/own/${therapist.slug}"`);
  expect(guests).toContain(`next=${encodeURIComponent(`/book/own/${therapist.slug}`)}`);
  visitor.jar.set('antarman.session', { value: (await signedIn((await createUser()).id)).token, flags: {} });
  expect(await publicPage()).toBe(guests);
  expect(await pageOfListed(therapist.slug)).not.toContain('data-own');
});

it('says to a signed-in stranger that they cannot book, and shows the times to a client', async () => {
  const therapist = await createTherapist({ acceptingNewClients: false });
  const client = await createProfile();
  visitor.jar.set('antarman.session', { value: (await signedIn(client.userId)).token, flags: {} });
  const strangers = await pageFor(therapist);
  expect(strangers).toContain(client.email);
  expect(strangers).toContain('you cannot book a time here');
  expect(strangers).not.toContain('Continue with this time');
  expect(strangers).not.toContain('Sign in to see times');
  await db.therapyPlan.create({
    data: { therapistId: therapist.id, clientId: client.id, planName: 'Eight weeks', totalSessions: 8 },
  });
  const clients = await pageOfListed(therapist.slug);
  expect(clients).toContain('As a current client, you can book a time.');
  expect(clients).toContain('Continue with this time');
  expect(clients).not.toContain('cannot book');
});

it('asks a guest to sign in, and tells a signed-in person as whom they book', {
  tags: ['slow'],
}, async () => {
  expect(await pageOf(true)).toContain('Sign in first');
  const { id, email } = await createUser();
  visitor.jar.set('antarman.session', { value: (await signedIn(id)).token, flags: {} });
  const page = await pageOf(true);
  expect(page).toContain(email);
  expect(page).not.toContain('Sign in first');
});

it('shows the photo that the team has approved', { tags: ['slow'] }, async () => {
  const therapist = await createTherapist({ acceptingNewClients: true });
  const { viewer, request } = await createAdmin();
  expect(await pageFor(therapist)).not.toContain('portraits/');
  const picture = await plainPicture(600, 600).webp().toBuffer();
  const photo = await setPhoto(viewer as MemberOf<'admin'>, therapist.id, picture, request);
  expect(await pageOfListed(therapist.slug)).toContain(`src="/portraits/${photo}.webp"`);
});

describe('after a payment', () => {
  async function paid(status: string) {
    const therapist = await createTherapist({ acceptingNewClients: true });
    const { id, createdAt } = await db.paymentSubmission.create({
      data: {
        therapistId: therapist.id,
        payeeAccountId: await accountFor(therapist.id),
        payerName: 'Asha',
        payerEmail: 'asha@example.in',
        bankName: 'State Bank',
        accountNumber: 'XX1234',
        referenceNumber: '123456789012',
        amount: '9600.50',
        status,
        ...(status === 'rejected' && { rejectionReason: 'not found', reviewedAt: new Date() }),
      },
    });
    const token = ownBookingLink.url(id, createdAt).split('/').at(-1) ?? '';
    await rememberBookingLink(token);
    return therapist;
  }

  it('says what was paid instead of the price', { tags: ['slow'] }, async () => {
    const page = await pageFor(await paid('pending'));
    expect(page).toContain('You paid ₹9,600.50');
    expect(page).toContain('You do not need to pay again');
  });

  it('does not count a rejected payment, nor one to another therapist', async () => {
    expect(await pageFor(await paid('rejected'))).not.toContain('You paid');
    await paid('pending');
    expect(await pageOf(true)).not.toContain('You paid');
  });
});
