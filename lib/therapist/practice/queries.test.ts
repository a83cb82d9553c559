import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { askRequestsAtAGlance } from '@/lib/contact/inbox/queries';
import { db } from '@/lib/server/db';
import { ask } from '@/lib/server/db/together';
import { ownApplication, ownPractice, setUpOf } from '@/lib/therapist/practice/queries';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist, type ProfileWithUser } from '@/test/therapist/factories';

setUpDatabase();

function viewerOf({ id, userId, email, firstName, lastName }: ProfileWithUser): MemberOf<'therapist'> {
  return {
    userId,
    sessionId: randomUUID(),
    email,
    emailVerified: true,
    secondFactorAt: null,
    profile: { id, role: 'therapist', firstName, lastName, onboardingCompleted: true },
  };
}

let viewer: MemberOf<'therapist'>;
let other: MemberOf<'therapist'>;

beforeEach(async () => {
  viewer = viewerOf(await createProfile({ role: 'therapist' }));
  other = viewerOf(await createProfile({ role: 'therapist' }));
});

it('does not find a directory listing that is not linked, not even one with the same email', async () => {
  const { id } = await createTherapist({ email: viewer.email });
  await db.therapistContactRequest.create({
    data: { therapistId: id, userName: 'Asha', userEmail: 'asha@example.in', message: 'Hello' },
  });
  expect(await ownPractice(viewer)).toBeNull();
  expect(await ask(askRequestsAtAGlance(viewer))).toEqual({ count: 0, oldest: [], medianMs: null });
});

it('shows the linked listing and its open requests to its own account only', async () => {
  const { id, slug, name } = await createTherapist({ userId: viewer.userId, sessionRate: '1500.50' });
  const oldest = new Date('2026-11-01T04:30:00Z');
  const request = { therapistId: id, userName: 'Asha', userEmail: 'asha@example.in', message: 'Hello' };
  await db.therapistContactRequest.createMany({
    data: [
      { ...request, createdAt: new Date('2026-11-02T04:30:00Z') },
      { ...request, createdAt: oldest },
      { ...request, createdAt: oldest, answeredAt: new Date() },
      { ...request, createdAt: oldest, closedAt: new Date(), closeReason: 'Sent twice' },
    ],
  });
  expect(await ownPractice(viewer)).toEqual({
    slug,
    name,
    title: 'Counselling Psychologist',
    acceptingDue: false,
  });
  const inAMonth = new Date(Date.now() + 26 * 86_400_000);
  expect(await ownPractice(viewer, inAMonth)).toMatchObject({ acceptingDue: true });
  await db.therapist.update({ where: { id }, data: { acceptingNewClients: false } });
  expect(await ownPractice(viewer, inAMonth)).toMatchObject({ acceptingDue: false });
  const glance = await ask(askRequestsAtAGlance(viewer));
  expect(glance.count).toBe(2);
  expect(glance.oldest[0]?.since).toEqual(oldest);
  expect(await ownPractice(other)).toBeNull();
  expect(await ask(askRequestsAtAGlance(other))).toEqual({ count: 0, oldest: [], medianMs: null });
});

it('shows one’s own last application, and nobody else’s', async () => {
  const profileId = viewer.profile.id;
  const reviewedAt = new Date('2026-10-09T04:30:00Z');
  const sentAt = new Date('2026-11-01T04:30:00Z');
  await db.therapistApplication.createMany({
    data: [
      { profileId, createdAt: sentAt },
      {
        profileId,
        status: 'declined',
        reviewedAt,
        reason: 'The registration has run out.',
        createdAt: new Date('2026-10-01T04:30:00Z'),
      },
    ],
  });
  expect(await ownApplication(viewer)).toEqual({
    status: 'submitted',
    appliedAt: sentAt,
    savedAt: null,
    sentAt: null,
    askedAt: null,
    reviewedAt: null,
    reason: null,
  });
  expect(await ownApplication(other)).toBeNull();
});

it('lists what is left to do until the first client', async () => {
  const { userId } = await createProfile({ role: 'therapist' });
  const viewer = { userId } as Parameters<typeof setUpOf>[0];
  expect(await setUpOf(viewer)).toBeNull();
  const { id } = await createTherapist({ userId, isActive: false, sessionRate: null });
  expect(await setUpOf(viewer)).toEqual({
    photo: false,
    hours: false,
    fee: false,
    payee: true,
    meeting: false,
    read: false,
    public: false,
    clients: false,
  });
  const calendar = await db.calendar.create({
    data: { therapistId: id, hours: { create: [{ weekday: 1, startMinute: 540, endMinute: 600 }] } },
  });
  await db.appointmentTerms.create({
    data: { calendarId: calendar.id, videoLink: 'https://meet.example.org/asha' },
  });
  expect(await setUpOf(viewer)).toMatchObject({ hours: true, meeting: true });
  await db.therapist.update({ where: { id }, data: { modes: ['video', 'in_person'] } });
  expect(await setUpOf(viewer)).toMatchObject({ meeting: false });
  await db.therapist.update({
    where: { id },
    data: { profilePicture: '/portraits/a.webp', sessionRate: '1500' },
  });
  expect(await setUpOf(viewer)).toMatchObject({ photo: true, hours: true, fee: true });
  const sealed = { sealedKey: Buffer.alloc(68, 1), sealed: Buffer.alloc(40, 1) };
  await db.clientCard.create({ data: { therapistId: id, name: 'Asha Rao', ...sealed } });
  expect(await setUpOf(viewer)).toMatchObject({ clients: true });
  const startsAt = new Date(Date.now() + 72 * 3_600_000);
  const guest = {
    calendarId: calendar.id,
    clientId: null,
    name: 'Farah',
    email: 'farah@example.in',
  };
  const { id: bookingId } = await createAppointmentRow({ ...guest, startsAt });
  expect(await setUpOf(viewer)).toBeNull();
  // A guest who cancels has not become a client.
  const cancelled = { status: 'cancelled', cancelledAt: new Date() };
  await db.booking.update({ where: { id: bookingId }, data: { ...cancelled, cancelledBy: 'guest' } });
  await db.therapySession.update({ where: { bookingId }, data: { ...cancelled, cancelledBy: 'client' } });
  expect(await setUpOf(viewer)).toMatchObject({ photo: true });
  const client = await createProfile();
  await db.therapySession.create({ data: { clientId: client.id, therapistId: id, sessionDate: new Date() } });
  expect(await setUpOf(viewer)).toBeNull();
});
