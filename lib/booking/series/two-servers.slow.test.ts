// Two dozen series of two processes at one place.

import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { scheduleSession } from '@/lib/booking/schedule/commands';
import { scheduleSchema } from '@/lib/booking/schedule/schema';
import { db } from '@/lib/server/db';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { answered, setUpOtherServer } from '@/test/server/two-servers';

setUpDatabase();

const other = setUpOtherServer();
const request = { id: 'request-1', network: 'network' };
const rounds = Array.from({ length: 12 }, (_, round) => round);

/** A therapist whose hours are all at one place of these premises, with a client. */
async function atPlace(premisesId: string) {
  const practice = await createPractice();
  const { id: therapistId } = practice.therapist;
  const calendarId = await openEveryHour(therapistId);
  const data = { therapistId, premisesId, name: 'Kothrud', address: '12 Karve Road' };
  const place = await db.place.create({ data });
  await db.availabilityHours.updateMany({ where: { calendarId }, data: { placeId: place.id } });
  await db.therapist.update({ where: { id: therapistId }, data: { modes: ['in_person'] } });
  return { practice, client: await createClientOf(practice.therapist), calendarId };
}

it('two series at once at a shared place: each is arranged or told of the taken times, and none fails', {
  timeout: 600_000,
}, async () => {
  const premisesId = randomUUID();
  const [asha, ravi] = [await atPlace(premisesId), await atPlace(premisesId)];
  const first = Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 3 });
  for (const round of rounds) {
    // Every second round the one begins a week later and the other at half past, so that they meet in other orders.
    const fields = ({ client }: typeof asha, late: boolean) => ({
      ...{ client: client.viewer.profile.id, timeZone: 'Asia/Kolkata', kind: '', durationMinutes: '50' },
      ...{ mode: 'in_person', plan: '', held: '', repeat: 'weekly', count: '6', except: '', leaveOut: 'on' },
      startsAt: `${first.add({ days: late ? 7 * (round % 3) : 0 }).toString()}T1${late && round % 2 ? '0:30' : '0:00'}`,
    });
    const key = randomUUID();
    const input = { ...scheduleSchema.parse(fields(asha, round % 4 < 2)), submission: { key }, request };
    const asked = {
      do: 'schedule',
      viewer: ravi.practice.viewer,
      fields: fields(ravi, round % 4 >= 2),
    } as const;
    const [{ answer: one }, { answer: two }] = await Promise.all([
      answered(async () => (await scheduleSession(asha.practice.viewer, input)).scheduled),
      answered(() => other(asked)),
    ]);
    expect([one, two]).toContain(true);
    const rows = await db.booking.findMany({ where: { premisesId }, orderBy: { startsAt: 'asc' } });
    expect(rows.length).toBeGreaterThanOrEqual(6);
    rows.forEach(({ blockedUntil }, index) => {
      const next = rows[index + 1];
      if (next) expect(blockedUntil.getTime()).toBeLessThanOrEqual(next.startsAt.getTime());
    });
    await db.therapySession.deleteMany({ where: { bookingId: { not: null } } });
    await db.booking.deleteMany();
  }
});
