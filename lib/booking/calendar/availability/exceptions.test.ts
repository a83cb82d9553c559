import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOwnException, removeOwnException } from '@/lib/booking/calendar/availability/actions';
import { removeException } from '@/lib/booking/calendar/availability/commands';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { availabilityMessages } from '@/lib/booking/calendar/availability/rules';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createPractice } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

let asha: Awaited<ReturnType<typeof createPractice>>;

/** A calendar for Mondays that can be booked without notice. */
beforeEach(async () => {
  asha = await createPractice();
  visitor.token = asha.token;
  await db.calendar.create({
    data: {
      therapistId: asha.therapist.id,
      noticeMinutes: 0,
      hours: { create: { weekday: 1, startMinute: 540, endMinute: 720 } },
    },
  });
});

const view = async () => {
  const found = await readAvailability(asha.viewer, 'own');
  if (!found) throw new Error('expected a calendar');
  return found;
};
const context = () => ({ viewer: asha.viewer, whose: 'own', request: { id: 'r', network: 'n' } }) as const;
/** Reads the clock once: two calls with a midnight between them must name the same day. */
const today = Temporal.Now.plainDateISO('Asia/Kolkata');
const inDays = (days: number) => today.add({ days }).toString();
const add = (given: Readonly<Record<string, string>>) =>
  addOwnException(
    null,
    formOf({ firstDate: inDays(3), lastDate: '', kind: 'closed', from: '', until: '', ...given }, ''),
  );
const exceptions = () => db.availabilityException.findMany({ orderBy: { onDate: 'asc' } });

describe('days that differ', () => {
  it('close a fortnight as one entry, and open it again as one', async () => {
    expect(await add({ lastDate: inDays(16) })).toMatchObject({
      ok: true,
      message: availabilityMessages.added,
    });
    expect(await exceptions()).toHaveLength(14);
    const shown = (await view()).exceptions;
    const wholeDays = { kind: 'closed', startMinute: null, endMinute: null, placeId: null };
    expect(shown).toEqual([{ ...wholeDays, firstDate: inDays(3), lastDate: inDays(16), sessions: 0 }]);
    const entry = {
      kind: 'closed',
      firstDate: inDays(3),
      lastDate: inDays(16),
      startMinute: '',
      endMinute: '',
    };
    const remove = () => removeOwnException(null, formOf(entry, ''));
    const other = await createPractice();
    visitor.token = other.token;
    expect(await remove()).toMatchObject({ ok: false, message: availabilityMessages.gone });
    visitor.token = asha.token;
    expect(await remove()).toMatchObject({ ok: true });
    expect(await remove()).toMatchObject({ ok: false, message: availabilityMessages.gone });
    expect(await exceptions()).toEqual([]);
  });

  it('remove earlier entries when the whole day closes, and open what is entered afterwards', {
    tags: ['slow'],
  }, async () => {
    await add({ kind: 'extra', from: '18:00', until: '20:00' });
    await add({});
    await add({});
    expect(await exceptions()).toMatchObject([{ kind: 'closed', startMinute: null }]);
    expect(await add({ kind: 'closed-part', from: '10:00', until: '11:00' })).toMatchObject({
      fieldErrors: { firstDate: availabilityMessages.closedAlready },
    });
    await add({ kind: 'extra', from: '18:00', until: '20:00' });
    const day = (await view()).preview.find(({ date }) => date === inDays(3));
    expect(day?.times).toEqual(['6:00 pm', '7:00 pm']);
  });

  it('do not overlap others of their kind', async () => {
    await add({ kind: 'extra', from: '18:00', until: '00:00' });
    for (const [from, until] of [
      ['18:00', '00:00'],
      ['17:00', '18:01'],
      ['23:59', '00:00'],
    ] as const) {
      expect(await add({ kind: 'extra', from, until })).toMatchObject({
        fieldErrors: { from: availabilityMessages.overlap },
      });
    }
    expect(await add({ kind: 'extra', from: '17:00', until: '18:00' })).toMatchObject({ ok: true });
    expect(await add({ kind: 'closed-part', from: '17:00', until: '19:00' })).toMatchObject({ ok: true });
    expect(await exceptions()).toHaveLength(3);
  });

  it.each([
    ['firstDate', { firstDate: '2026-02-30' }],
    ['firstDate', { firstDate: '' }],
    ['firstDate', { firstDate: '2020-01-01' }],
    ['firstDate', { firstDate: inDays(401) }],
    ['lastDate', { lastDate: inDays(2) }],
    ['lastDate', { lastDate: inDays(95) }],
    ['kind', { kind: 'holiday' }],
    ['from', { kind: 'extra', until: '10:00' }],
    ['until', { kind: 'closed-part', from: '10:00' }],
    ['until', { kind: 'extra', from: '10:00', until: '10:00' }],
    ['until', { kind: 'extra', from: '10:00', until: '25:00' }],
  ])('refuse a bad %s: %j', async (field, given) => {
    expect(await add(given)).toMatchObject({ ok: false, fieldErrors: { [field]: expect.any(String) } });
    expect(await exceptions()).toEqual([]);
  });

  it('need a calendar; saving the week makes one', async () => {
    await db.calendar.deleteMany();
    expect(await add({})).toMatchObject({ ok: false, message: availabilityMessages.noCalendar });
    const gone = {
      kind: 'closed',
      firstDate: inDays(3),
      lastDate: inDays(3),
      startMinute: null,
      endMinute: null,
      place: null,
    } as const;
    expect(await removeException(context(), gone)).toBe('gone');
  });
});
