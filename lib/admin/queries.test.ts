import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { waitingWork } from '@/lib/admin/queries';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { setUpDatabase } from '@/lib/testing/database';
import { createProfile, createTherapist } from '@/lib/testing/factories';

setUpDatabase();

const admin: MemberOf<'admin'> = {
  userId: randomUUID(),
  sessionId: randomUUID(),
  email: 'admin@antarman.test',
  emailVerified: true,
  secondFactorAt: null,
  profile: {
    id: randomUUID(),
    role: 'admin',
    firstName: 'Meher',
    lastName: 'Irani',
    onboardingCompleted: true,
  },
};

const first = new Date('2026-11-01T04:30:00Z');
const second = new Date('2026-11-02T04:30:00Z');
const done = new Date('2026-11-03T04:30:00Z');
const nothing = { count: 0, oldestAt: null };

it('counts nothing where nothing waits', async () => {
  expect(await waitingWork(admin)).toEqual({
    applications: nothing,
    contactMessages: nothing,
    contactRequests: nothing,
    newGrievances: nothing,
    grievances: nothing,
    privacyRequests: nothing,
  });
});

it('counts what nobody has answered, closed or decided, and since when the oldest waits', async () => {
  const message = {
    firstName: 'Asha',
    lastName: 'Nair',
    email: 'asha@example.in',
    subject: 'A question',
    message: 'Do you work on Sundays?',
    serviceInterest: 'general-support',
  };
  await db.contactMessage.createMany({
    data: [
      { ...message, createdAt: second },
      { ...message, createdAt: first },
      { ...message, createdAt: first, answeredAt: done },
      { ...message, createdAt: first, closedAt: done, closeReason: 'Sent twice' },
    ],
  });
  const therapist = await createTherapist();
  const request = {
    therapistId: therapist.id,
    userName: 'Asha',
    userEmail: 'asha@example.in',
    message: 'Hi',
  };
  await db.therapistContactRequest.createMany({
    data: [
      { ...request, createdAt: second },
      { ...request, createdAt: first, answeredAt: done },
    ],
  });
  const grievance = { name: 'Asha', email: 'asha@example.in', subject: 'Mail', message: 'Too many mails' };
  await db.grievance.createMany({
    data: [
      { ...grievance, receivedAt: second },
      { ...grievance, receivedAt: first, acknowledgedAt: second },
      { ...grievance, receivedAt: first, acknowledgedAt: second, resolvedAt: done, resolution: 'Mended' },
    ],
  });
  const applicant = await createProfile({ role: 'therapist' });
  await db.therapistApplication.createMany({
    data: [
      { profileId: applicant.id, status: 'declined', reviewedAt: done, createdAt: first },
      { profileId: applicant.id, createdAt: second },
    ],
  });
  await db.privacyRequest.createMany({
    data: [
      { userId: applicant.userId, kind: 'export', requestedAt: first, status: 'running' },
      { userId: applicant.userId, kind: 'correction', requestedAt: second },
      { userId: applicant.userId, kind: 'erasure', requestedAt: first, status: 'withdrawn' },
    ],
  });

  expect(await waitingWork(admin)).toEqual({
    applications: { count: 1, oldestAt: second },
    contactMessages: { count: 2, oldestAt: first },
    contactRequests: { count: 1, oldestAt: second },
    newGrievances: { count: 1, oldestAt: second },
    grievances: { count: 2, oldestAt: first },
    privacyRequests: { count: 2, oldestAt: first },
  });
});
