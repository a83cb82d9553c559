import { beforeEach, expect, it } from 'vitest';
import { addOwnException, saveOwnHours } from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { calendarShown } from '@/lib/booking/calendar/availability/rules';
import { changeSessionMeeting } from '@/lib/booking/meeting/actions';
import { meetingMessages } from '@/lib/booking/meeting/rules';
import { formatInstant } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openNineToNine } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createPractice } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

type Practice = Awaited<ReturnType<typeof createPractice>> & { calendarId: string; placeId: string };

const day = 86_400_000;
/** Ten in India, in thirty days and the days after. */
const ten = (days = 0) => new Date(Math.floor(Date.now() / day + 30 + days) * day + 4.5 * 3_600_000);

async function openPractice(premisesId?: string): Promise<Practice> {
  const practice = await createPractice();
  const { id: therapistId } = practice.therapist;
  await db.therapist.update({ where: { id: therapistId }, data: { modes: ['video', 'in_person'] } });
  const calendarId = await openNineToNine(therapistId);
  const data = { therapistId, name: 'Kothrud', address: '12 Karve Road', ...(premisesId && { premisesId }) };
  const { id: placeId } = await db.place.create({ data });
  return { ...practice, calendarId, placeId };
}

/** A coming session in person, agreed before the hours name any place. */
const agreed = ({ calendarId }: Practice, startsAt: Date, given: object = {}) =>
  createAppointmentRow({ calendarId, startsAt, mode: 'in_person', email: 'meera@example.in', ...given });

/** Names the place in all hours of the week. */
async function nameIt(practice: Practice) {
  as(practice);
  const view = await readAvailability(practice.viewer, 'own');
  if (!view) throw new Error('expected a calendar');
  const { basis, hours, ...settings } = view;
  const there = hours.map((row) => ({ ...row, place: { id: practice.placeId } }));
  return saveOwnHours(null, formOf({ ...calendarShown(there, settings), basis, copy: '' }, ''));
}

const placesOf = async ({ calendarId }: Practice) => {
  const rows = await db.booking.findMany({ where: { calendarId }, orderBy: { startsAt: 'asc' } });
  return rows.map(({ placeId }) => placeId);
};

let asha: Practice;
let ravi: Practice;

beforeEach(async () => {
  asha = await openPractice();
  const { premisesId } = await db.place.findFirstOrThrow();
  ravi = await openPractice(premisesId);
});

it('a session that was agreed before its hours named the place holds it from then on, for one calendar', async () => {
  for (const days of [0, 1]) await agreed(asha, ten(days));
  await agreed(asha, ten(2), { meetingAddress: '12 karve road' });
  await agreed(asha, ten(3), { meetingAddress: '3 Baner Road' });
  await agreed(asha, ten(4), { mode: 'video' });
  await agreed(ravi, ten(1));
  expect(await placesOf(asha)).toEqual([null, null, null, null, null]);
  const { placeId } = asha;

  expect(await nameIt(ravi)).toMatchObject({ ok: true, message: expect.not.stringContaining('colleague') });
  expect(await placesOf(ravi)).toEqual([ravi.placeId]);
  expect(await nameIt(asha)).toMatchObject({
    ok: true,
    message: expect.stringContaining(
      `A colleague already has the place at the time of upcoming sessions in person: ${formatInstant(ten(1), 'Asia/Kolkata')}.`,
    ),
  });
  expect(await placesOf(asha)).toEqual([placeId, null, placeId, null, null]);
});

it('two colleagues who name the place at once, with sessions at the same times: one has each time', async () => {
  const days = [0, 1, 2, 3, 4, 5];
  for (const practice of [asha, ravi]) for (const one of days) await agreed(practice, ten(one));
  const save = (practice: Practice) =>
    db.$transaction(async (tx) => {
      await tx.availabilityHours.updateMany({
        where: { calendarId: practice.calendarId },
        data: { placeId: practice.placeId },
      });
      await tx.$queryRaw`SELECT hold_places(${practice.calendarId}::uuid)`;
    });
  await Promise.all([save(asha), save(ravi)]);
  const [ashas, ravis] = [await placesOf(asha), await placesOf(ravi)];
  for (const one of days) expect([ashas[one], ravis[one]].filter(Boolean)).toHaveLength(1);
});

it('extra hours at the place hold it for a session on that day', async () => {
  await agreed(asha, ten());
  as(asha);
  const extra = {
    ...{ firstDate: ten().toISOString().slice(0, 10), lastDate: '', kind: 'extra' },
    ...{ from: '08:00', until: '12:00', place: asha.placeId },
  };
  expect(await addOwnException(null, formOf(extra, ''))).toMatchObject({ ok: true });
  expect(await placesOf(asha)).toEqual([asha.placeId]);
});

it('a session that is moved by hand holds the place that its address names, or leaves it to others', async () => {
  const { id } = await agreed(asha, ten());
  const [session] = await db.therapySession.findMany({ where: { bookingId: id } });
  const meetAt = async (address: string) => {
    const fields = { session: session?.id ?? '', address, videoIn: 'link', videoLink: '' };
    const none = { phoneCaller: 'host', hostPhone: '', backupPhone: '' };
    as(asha);
    return changeSessionMeeting(null, formOf({ ...fields, ...none }, ''));
  };
  const other = await agreed(ravi, ten(), { placeId: ravi.placeId });
  expect(await meetAt('12 Karve Road')).toMatchObject({ ok: false, message: meetingMessages.placeTaken });
  expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({
    placeId: null,
    meetingAddress: null,
    icsSequence: 0,
  });
  await db.booking.update({ where: { id: other.id }, data: { placeId: null } });
  expect(await meetAt('kothrud, 12 Karve Road')).toMatchObject({ ok: true });
  expect(await placesOf(asha)).toEqual([asha.placeId]);
  expect(await meetAt('3 Baner Road')).toMatchObject({ ok: true });
  expect(await placesOf(asha)).toEqual([null]);
  await db.booking.update({ where: { id: other.id }, data: { placeId: ravi.placeId } });
});
