import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchParams } from '@/lib/format/search-params';
import { db } from '@/lib/server/db';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { addOwnKind, changeOwnKind, stepOwnKind } from '@/lib/therapist/kind/actions';
import { listOwnKinds, readOwnKind } from '@/lib/therapist/kind/queries';
import { kindInWords, kindMessages, mostKinds, newKindFormKind } from '@/lib/therapist/kind/rules';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createPractice } from '@/test/payment/quotations';
import { formOf, sendSeen, usableToken } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const couples = {
  name: 'Couples session',
  minutes: '80',
  peopleFrom: '2',
  peopleTo: '2',
  fee: '3,000',
  video: 'on',
  phone: '',
  inPerson: '',
  noticeHours: '48',
  bookableBy: 'everybody',
};

let asha: Awaited<ReturnType<typeof createPractice>>;

beforeEach(async () => {
  asha = await createPractice();
  visitor.token = asha.token;
});

async function add(given: Partial<typeof couples> = {}, token = usableToken(newKindFormKind)) {
  try {
    return await addOwnKind(null, formOf({ ...couples, ...given }, token));
  } catch (error) {
    if (error instanceof Error && 'digest' in error) return { ok: true } as const;
    throw error;
  }
}

const offered = async () => (await listOwnKinds(asha.viewer))?.offered ?? [];
const names = async () => (await offered()).map(({ name }) => name);
const step = async (name: string, what: 'up' | 'archive') => {
  const kind = (await offered()).find((one) => one.name === name);
  return stepOwnKind(null, formOf({ kind: kind?.id ?? '', step: what }, ''));
};

async function change(name: string, given: Partial<typeof couples>) {
  const kind = (await offered()).find((one) => one.name === name);
  const known = await readOwnKind(asha.viewer, kind?.id ?? '');
  const fields = { ...known?.shown, ...given, kind: kind?.id ?? '' };
  try {
    return await sendSeen(changeOwnKind, fields);
  } catch (error) {
    if (error instanceof Error && 'digest' in error) return { ok: true } as const;
    throw error;
  }
}

const found = async (raw: SearchParams) => (await readDirectory(parseCriteria(raw))).cards.length;

async function derived() {
  const { sessionRate } = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
  const calendar = await db.calendar.findUnique({ where: { therapistId: asha.therapist.id } });
  const [found] = (await readDirectory(parseCriteria({}))).cards;
  return {
    rate: sessionRate?.toFixed(2) ?? null,
    minutes: calendar?.slotMinutes,
    fees: [found?.feePaise, found?.mostFeePaise],
  };
}

describe('the first kind', () => {
  it('is there from the start, with the therapist’s rate and the calendar’s length', async () => {
    await openEveryHour(asha.therapist.id);
    expect(await offered()).toMatchObject([
      { name: 'Individual session', minutes: 45, feePaise: 150_000, bookableBy: 'everybody', misfit: null },
    ]);
    expect(await derived()).toEqual({ rate: '1500.00', minutes: 45, fees: [150_000, 150_000] });
  });

  it('and the rate and the length stay equal, whichever of them is written', async () => {
    await openEveryHour(asha.therapist.id);
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { sessionRate: '1800.50' } });
    await db.calendar.update({ where: { therapistId: asha.therapist.id }, data: { slotMinutes: 50 } });
    expect(await offered()).toMatchObject([{ minutes: 50, feePaise: 180_050 }]);
    expect(await change('Individual session', { minutes: '60', fee: '2,000' })).toMatchObject({ ok: true });
    expect(await derived()).toEqual({ rate: '2000.00', minutes: 60, fees: [200_000, 200_000] });
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { sessionRate: null } });
    expect(await offered()).toMatchObject([{ feePaise: null }]);
    expect(await derived()).toEqual({ rate: null, minutes: 60, fees: [null, null] });
  });

  it('cannot be archived while it is the only one, be free of charge or be for some people only', async () => {
    const before = await offered();
    expect(await step('Individual session', 'archive')).toMatchObject({
      ok: false,
      message: kindMessages.last,
    });
    for (const given of [{ fee: '0' }, { bookableBy: 'link' }, { noticeHours: '48' }]) {
      expect(await change('Individual session', given)).toMatchObject({
        ok: false,
        message: kindMessages.first,
      });
    }
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { lowestFee: '900.00' } });
    expect(await change('Individual session', { fee: '900' })).toMatchObject({
      ok: false,
      message: kindMessages.lowest,
    });
    expect(await offered()).toEqual(before);
    expect(await db.auditEntry.count({ where: { action: 'kind.changed' } })).toBe(0);
  });
});

describe('further kinds', () => {
  it('are added once for each form, in order, and change fee range and filter of the directory', async () => {
    const token = usableToken(newKindFormKind);
    expect(await add({}, token)).toMatchObject({ ok: true });
    expect(await add({}, token)).toMatchObject({ ok: true });
    expect(await add({ name: 'First call', minutes: '15', fee: '0' })).toMatchObject({ ok: true });
    expect(await add({ name: 'For students', fee: '700', bookableBy: 'link' })).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Individual session', 'Couples session', 'First call', 'For students']);
    expect(await derived()).toMatchObject({ rate: '1500.00', fees: [150_000, 300_000] });
    expect(await found({ fee_min: '2800', fee_max: '3200' })).toBe(1);
    expect(await found({ fee_min: '1600', fee_max: '2900' })).toBe(0);
    expect(await found({ fee_max: '800' })).toBe(0);
    await add({ name: 'Long session', fee: '2,000.50' });
    await add({ name: 'Longest session', fee: '2,500' });
    expect(await found({ fee_min: '2000', fee_max: '2001' })).toBe(1);
    expect(await found({ fee_min: '2499', fee_max: '2999' })).toBe(1);
    expect(await found({ fee_min: '2001', fee_max: '2499' })).toBe(0);
  });

  it('count in the directory while the profile has one of their ways to meet', async () => {
    const { id: therapistId } = asha.therapist;
    const meetBy = (...modes: readonly string[]) =>
      db.therapist.update({ where: { id: therapistId }, data: { modes: [...modes] } });
    const fees = async () => (await derived()).fees;
    await meetBy('video');
    const waiting = { therapistId, modes: ['in_person'], minutes: 45 };
    await db.sessionKind.createMany({
      data: [
        { ...waiting, name: 'Couples session', position: 1, fee: 3000 },
        { ...waiting, name: 'Long session', position: 2, fee: 2000 },
      ],
    });
    expect(await fees()).toEqual([150_000, 150_000]);
    expect(await found({ fee_min: '1900' })).toBe(0);
    await meetBy('phone', 'in_person');
    expect(await fees()).toEqual([150_000, 300_000]);
    expect(await found({ fee_min: '1900', fee_max: '2100' })).toBe(1);
    expect(await change('Couples session', { fee: '2,500' })).toMatchObject({ ok: true });
    expect(await fees()).toEqual([150_000, 250_000]);
    await meetBy('phone');
    expect(await fees()).toEqual([150_000, 150_000]);
    // A profile without any way to meet offers every kind.
    await meetBy();
    expect(await fees()).toEqual([150_000, 250_000]);
  });

  it('move up; whichever is first gives the rate and the length', async () => {
    await openEveryHour(asha.therapist.id);
    await add({ noticeHours: '' });
    expect(await step('Couples session', 'up')).toMatchObject({ ok: true, message: kindMessages.raised });
    expect(await names()).toEqual(['Couples session', 'Individual session']);
    expect(await derived()).toEqual({ rate: '3000.00', minutes: 80, fees: [150_000, 300_000] });
    expect(await step('Couples session', 'archive')).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Individual session']);
    expect(await derived()).toEqual({ rate: '1500.00', minutes: 45, fees: [150_000, 150_000] });
  });

  it('that could not be first stay where they are', async () => {
    await add({ fee: '0', noticeHours: '' });
    expect(await step('Couples session', 'up')).toMatchObject({ ok: false, message: kindMessages.first });
    expect(await step('Individual session', 'archive')).toMatchObject({
      ok: false,
      message: kindMessages.first,
    });
    expect(await names()).toEqual(['Individual session', 'Couples session']);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'Clinical Psychologist session' }],
    ['minutes', { minutes: '14' }],
    ['minutes', { minutes: '241' }],
    ['peopleFrom', { peopleFrom: '0' }],
    ['peopleTo', { peopleTo: '9' }],
    ['peopleTo', { peopleTo: '' }],
    ['fee', { fee: '10,00,001' }],
    ['fee', { fee: '-1' }],
    ['noticeHours', { noticeHours: '337' }],
    ['bookableBy', { bookableBy: 'nobody' }],
  ])('refuse a wrong %s: %j', async (field, given) => {
    expect(await add(given)).toMatchObject({ ok: false, fieldErrors: { [field]: expect.any(String) } });
    expect(await names()).toEqual(['Individual session']);
  });

  it('meet only in the ways of the profile, and are as many as one can choose from', async () => {
    expect(await add({ inPerson: 'on' })).toMatchObject({ ok: false, message: kindMessages.ways });
    const position = { therapistId: asha.therapist.id, name: 'More', minutes: 30 };
    await db.sessionKind.createMany({ data: Array.from({ length: mostKinds - 1 }, () => position) });
    expect(await add()).toMatchObject({ ok: false, message: kindMessages['too-many'] });
  });

  it.each([
    ['1', '1', '80 minutes · ₹3,000 · Video'],
    ['2', '2', '80 minutes · For two people · ₹3,000 · Video'],
    ['2', '4', '80 minutes · For 2 to 4 people · ₹3,000 · Video'],
  ])('for %s to %s people are in words "%s"', async (peopleFrom, peopleTo, words) => {
    expect(await add({ peopleFrom, peopleTo })).toMatchObject({ ok: true });
    const [, kind] = await offered();
    expect(kind && kindInWords(kind, ['video'])).toBe(words);
  });

  it('are for no more people at least than at most', async () => {
    const wrong = await add({ peopleFrom: '3' });
    const peopleTo = 'Choose the same number as “at least”, or more';
    expect(wrong).toMatchObject({ ok: false, fieldErrors: { peopleTo } });
    expect(await names()).toEqual(['Individual session']);
  });

  it('say when no opening is long enough for them', async () => {
    const hours = { create: { weekday: 1, startMinute: 540, endMinute: 600 } };
    await db.calendar.create({ data: { therapistId: asha.therapist.id, hours } });
    await add();
    expect(await offered()).toMatchObject([{ misfit: null }, { misfit: 'length' }]);
  });
});

it('belongs to its therapist alone, and an outdated form changes nothing', async () => {
  await add();
  const [, kind] = await offered();
  const id = kind?.id ?? '';
  const other = await createPractice();
  visitor.token = other.token;
  expect(await readOwnKind(other.viewer, id)).toBeNull();
  const foreign = { ...couples, kind: id, version: '' };
  const unknown = { ok: false, message: kindMessages.unknown };
  expect(await changeOwnKind(null, formOf(foreign, ''))).toMatchObject(unknown);
  for (const what of ['up', 'archive']) {
    expect(await stepOwnKind(null, formOf({ kind: id, step: what }, ''))).toMatchObject(unknown);
  }
  visitor.token = asha.token;
  const outdated = await changeOwnKind(null, formOf({ ...foreign, minutes: '90' }, ''));
  expect(outdated).toMatchObject({ ok: false, stored: { differences: [{ wrote: '90', current: '80' }] } });
  expect(await offered()).toMatchObject([{}, { minutes: 80, feePaise: 300_000 }]);
});
