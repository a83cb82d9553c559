import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdSlot } from '@/lib/booking/hold/commands';
import { nextFreeJobs } from '@/lib/booking/next-free/jobs';
import { addOwnPlace, renewPlaceCode } from '@/lib/booking/place/actions';
import { listOwnPlaces, readOwnPlace } from '@/lib/booking/place/queries';
import { newCodeInWords, newPlaceFormKind, placeMessages, placePath } from '@/lib/booking/place/rules';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createPractice } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

type Practice = Awaited<ReturnType<typeof createPractice>> & { readonly calendarId: string };

/** A whole hour in three days. */
const at = new Date((Math.floor(Date.now() / hour) + 72) * hour - hour / 2);

const add = (practice: Practice, code = '') => {
  as(practice);
  const place = { name: 'Kothrud', address: '12 Karve Road, Pune', alsoRemote: '', code };
  return addOwnPlace(null, formOf(place, usableToken(newPlaceFormKind)));
};

async function openPractice(): Promise<Practice> {
  const practice = await createPractice();
  const { id } = practice.therapist;
  await db.therapist.update({ where: { id }, data: { modes: ['in_person'] } });
  return { ...practice, calendarId: await openEveryHour(id) };
}

/** Adds the place, with the code of another one, and names it in all hours. @returns its id */
async function placed(practice: Practice, code = ''): Promise<string> {
  expect(await add(practice, code)).toMatchObject({ ok: true });
  const id = (await listOwnPlaces(practice.viewer))?.[0]?.id ?? '';
  await db.availabilityHours.updateMany({
    where: { calendarId: practice.calendarId },
    data: { placeId: id },
  });
  return id;
}

const codeOf = async ({ viewer }: Practice, id: string) => (await readOwnPlace(viewer, id))?.code ?? '';

const renew = (practice: Practice, place: string, apart = '') => {
  as(practice);
  return renewPlaceCode(null, formOf({ place, apart }, ''));
};

const hold = ({ therapist }: Practice, startsAt = at) =>
  holdSlot({
    calendar: { therapist: therapist.slug },
    ...{ startsAt, viewerTimeZone: 'Asia/Kolkata', clientId: null, submissionKey: randomUUID() },
  });

let asha: Practice;
let ravi: Practice;
let kothrud: string;
let shared: string;

beforeEach(async () => {
  asha = await openPractice();
  ravi = await openPractice();
  kothrud = await placed(asha);
  shared = await placed(ravi, await codeOf(asha, kothrud));
});

describe('the code of a shared place', () => {
  it('is its owner’s alone, and a new one ends the earlier one', async () => {
    expect(await readOwnPlace(asha.viewer, kothrud)).toMatchObject({ others: 1 });
    expect(await readOwnPlace(ravi.viewer, shared)).toMatchObject({ code: null, others: 1 });
    expect(await readOwnPlace(ravi.viewer, kothrud)).toBeNull();
    const before = await codeOf(asha, kothrud);
    for (const [practice, place] of [
      [ravi, shared],
      [ravi, kothrud],
      [asha, shared],
    ] as const) {
      expect(await renew(practice, place, 'yes')).toMatchObject({
        ok: false,
        message: placeMessages.unknown,
      });
    }
    expect(await renew(asha, kothrud)).toMatchObject({ ok: true, message: newCodeInWords(0) });
    const meera = await openPractice();
    expect(await add(meera, before)).toMatchObject({ fieldErrors: { code: placeMessages.code } });
    expect(await add(meera, await codeOf(asha, kothrud))).toMatchObject({ ok: true });
    expect(await readOwnPlace(asha.viewer, kothrud)).toMatchObject({ others: 2 });
  });

  it('leaves the place shared with those who have it, where its owner says so', async () => {
    await renew(asha, kothrud);
    expect(await hold(ravi)).toMatchObject({ held: true });
    expect(await hold(asha)).toMatchObject({ held: false, because: 'taken' });
    expect(await db.notification.count()).toBe(0);
  });

  it('separates the places of others with their coming appointments, and tells them', async () => {
    const booked = await createAppointmentRow({
      calendarId: ravi.calendarId,
      startsAt: at,
      placeId: shared,
      email: 'a@example.in',
    });
    const past = await createAppointmentRow({
      calendarId: ravi.calendarId,
      startsAt: new Date(at.getTime() - 144 * hour),
      placeId: shared,
      email: 'a@example.in',
    });
    const premisesOf = async (id: string) =>
      (await db.booking.findUniqueOrThrow({ where: { id } })).premisesId;
    const { premisesId } = await db.place.findUniqueOrThrow({ where: { id: kothrud } });
    expect(await premisesOf(booked.id)).toBe(premisesId);
    expect(await hold(asha)).toMatchObject({ held: false, because: 'taken' });
    await runDueJobs(nextFreeJobs);
    await db.calendar.updateMany({ data: { nextFreeDueAt: new Date(Date.now() + 6 * hour) } });

    expect(await renew(asha, kothrud, 'yes')).toMatchObject({ ok: true, message: newCodeInWords(1) });
    const own = await db.place.findUniqueOrThrow({ where: { id: shared } });
    expect(own.premisesId).not.toBe(premisesId);
    expect(await premisesOf(booked.id)).toBe(own.premisesId);
    expect(await premisesOf(past.id)).toBe(premisesId);
    expect(await readOwnPlace(ravi.viewer, shared)).toMatchObject({ code: own.shareCode, others: 0 });
    expect(await hold(asha)).toMatchObject({ held: true });
    expect(await hold(ravi)).toMatchObject({ held: false, because: 'taken' });
    expect(await db.notification.findMany({ select: { userId: true, href: true, title: true } })).toEqual([
      {
        userId: ravi.viewer.userId,
        href: placePath(shared),
        title: 'Kothrud is no longer shared with a colleague',
      },
    ]);
    const audited = await db.auditEntry.findMany({ where: { action: 'place.changed' } });
    expect(audited.map(({ subjectId }) => subjectId)).toEqual([kothrud]);
  });
});
