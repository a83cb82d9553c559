import { expect, it } from 'vitest';
import { periods } from '@/content/retention';
import { sweepRecords } from '@/lib/privacy/retention/jobs';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('waitlists forget who never confirmed after a week, and that somebody waited after a year', async () => {
  const { id: therapistId } = await createTherapist();
  const entry = { therapistId, noticeVersion: '2026-11' };
  const ended = { ...entry, confirmedAt: daysAgo(500), endedBecause: 'left' };
  await db.waitlistEntry.createMany({
    data: [
      { ...entry, email: 'waits@example.in', requestedAt: daysAgo(100), confirmedAt: daysAgo(100) },
      { ...entry, email: 'silent@example.in', requestedAt: daysAgo(periods.unconfirmedDays + 1) },
      { ...entry, email: 'asked@example.in', requestedAt: daysAgo(periods.unconfirmedDays - 1) },
      { ...ended, requestedAt: daysAgo(3), endedAt: daysAgo(368) },
      { ...ended, requestedAt: daysAgo(2), endedAt: daysAgo(360) },
    ],
  });
  await sweepRecords();
  const left = await db.waitlistEntry.findMany({ orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }] });
  expect(left.map(({ email }) => email)).toEqual(['waits@example.in', 'asked@example.in', null]);
});
