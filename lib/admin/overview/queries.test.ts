import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { waitingWork } from '@/lib/admin/overview/queries';
import { waitInWords } from '@/lib/admin/overview/rules';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { helplineKind } from '@/lib/site/helpline/kind';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist } from '@/test/therapist/factories';

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
  expect(await waitingWork(admin, done)).toEqual({
    payments: nothing,
    credits: nothing,
    refunds: nothing,
    messages: nothing,
    requests: nothing,
    applications: nothing,
    'profile-changes': nothing,
    photos: nothing,
    reviews: nothing,
    internships: nothing,
    testimonials: nothing,
    'new-complaints': nothing,
    complaints: nothing,
    privacy: nothing,
    helplines: nothing,
    jobs: nothing,
  });
});

it('counts what nobody has answered, closed or decided, and since when the oldest waits', {
  tags: ['slow'],
}, async () => {
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
  const newApplicant = async () => (await createProfile({ role: 'therapist' })).id;
  await db.therapistApplication.createMany({
    data: [
      { profileId: applicant.id, status: 'declined', reviewedAt: done, createdAt: first },
      { profileId: applicant.id, createdAt: first, sentAt: second, details: {} },
      // Both wait for the applicant: one is not sent yet, the other has an open question.
      { profileId: await newApplicant(), createdAt: first },
      {
        profileId: await newApplicant(),
        createdAt: first,
        sentAt: first,
        details: {},
        question: 'Which year?',
        askedAt: done,
      },
    ],
  });
  await db.privacyRequest.createMany({
    data: [
      { userId: applicant.userId, kind: 'export', requestedAt: first, status: 'running' },
      { userId: applicant.userId, kind: 'correction', requestedAt: second },
      { userId: applicant.userId, kind: 'erasure', requestedAt: first, status: 'withdrawn' },
    ],
  });

  const linked = await createProfile({ role: 'therapist' });
  await db.therapist.update({ where: { id: therapist.id }, data: { userId: linked.userId } });
  const photo = async (userId: string, status: string, createdAt: Date) => {
    const file = await db.storedFile.create({
      data: {
        bucket: 'profile-pictures',
        key: randomUUID(),
        contentType: 'image/webp',
        byteSize: 1,
        content: Buffer.from('x'),
        sha256: '0'.repeat(64),
        uploadedById: userId,
      },
    });
    await db.therapistPhoto.create({
      data: {
        userId,
        fileId: file.id,
        status,
        createdAt,
        ...(status === 'declined' && { reviewedAt: done, reason: 'Too dark' }),
      },
    });
  };
  await photo(linked.userId, 'submitted', second);
  await photo(linked.userId, 'declined', first);
  // An applicant's photo waits with the application.
  await photo(applicant.userId, 'submitted', first);
  const reviewer = async (given: object) => {
    const { id: clientId } = await createProfile();
    const session = await db.therapySession.create({
      data: {
        clientId,
        therapistId: therapist.id,
        sessionDate: first,
        status: 'completed',
        completedAt: first,
      },
    });
    const review = {
      clientId,
      therapistId: therapist.id,
      sessionId: session.id,
      rating: 4,
      comment: 'Calm.',
    };
    await db.therapistReview.create({ data: { ...review, createdAt: second, ...given } });
  };
  await reviewer({});
  await reviewer({ approvedAt: done });
  await reviewer({ declinedAt: done, reason: 'It names somebody' });

  await db.therapistProfileChange.create({
    data: { therapistId: therapist.id, changes: { title: 'Counsellor' }, createdAt: second },
  });
  const words = { name: 'Ira', location: 'Goa', content: 'It helped.', rating: 5 };
  await db.testimonial.create({ data: { ...words, createdAt: first } });
  await enqueue(db, 'poison', {}, { maxAttempts: 1 });
  await enqueue(db, 'honest', {});
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 1, created_at = ${second}
    WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'poison')`;

  await db.contentVersion.create({
    data: {
      kind: 'helpline',
      entry: 'women-181',
      number: 1,
      content: { ...helplineKind.files['women-181'], dueOn: '2026-12-31' },
      isPublic: true,
      publishedAt: done,
    },
  });

  expect(await waitingWork(admin, new Date('2027-01-03T04:30:00Z'))).toEqual({
    payments: nothing,
    credits: nothing,
    refunds: nothing,
    messages: { count: 2, oldestAt: first },
    requests: { count: 1, oldestAt: second },
    applications: { count: 1, oldestAt: second },
    'profile-changes': { count: 1, oldestAt: second },
    photos: { count: 1, oldestAt: second },
    reviews: { count: 1, oldestAt: second },
    internships: nothing,
    testimonials: { count: 1, oldestAt: first },
    'new-complaints': { count: 1, oldestAt: second },
    complaints: { count: 2, oldestAt: first },
    privacy: { count: 2, oldestAt: first },
    helplines: { count: 1, oldestAt: new Date('2026-12-31T18:29:59.999Z') },
    jobs: { count: 1, oldestAt: second },
  });
});

it.each([
  [0, 'less than an hour'],
  [59, 'less than an hour'],
  [60, '1 hour'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
  [100 * 24 * 60, '100 days'],
])('says %i minutes as %s', (minutes, words) => {
  expect(waitInWords(first, new Date(first.getTime() + minutes * 60_000))).toBe(words);
});
