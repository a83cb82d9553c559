import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { saveConsultationHours, saveOwnHours } from '@/lib/booking/calendar/availability/actions';
import { addException, saveAvailability } from '@/lib/booking/calendar/availability/commands';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { availabilityMessages, hourFields } from '@/lib/booking/calendar/availability/rules';
import { availabilitySchema, exceptionSchema } from '@/lib/booking/calendar/availability/schema';
import { findOffer } from '@/lib/booking/offer/queries';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { withPerson } from '@/test/booking/appointments';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const noHours = Object.fromEntries(hourFields.map((name) => [name, '']));

/** Mondays 9 to 12 and 14 to 17. */
const usual = {
  ...noHours,
  timeZone: 'Asia/Kolkata',
  slotMinutes: '45',
  bufferMinutes: '15',
  noticeHours: '0',
  horizonDays: '30',
  cancelNoticeHours: '24',
  basis: '',
  'from-1-1': '09:00',
  'until-1-1': '12:00',
  'from-1-2': '14:00',
  'until-1-2': '17:00',
};

let asha: Awaited<ReturnType<typeof createPractice>>;

beforeEach(async () => {
  asha = await createPractice();
  visitor.token = asha.token;
});

const save = (given: Readonly<Record<string, string>> = {}) =>
  saveOwnHours(null, formOf({ ...usual, ...given }, ''));
const view = async () => {
  const found = await readAvailability(asha.viewer, 'own');
  if (!found) throw new Error('expected a calendar');
  return found;
};
const rows = () =>
  db.availabilityHours.findMany({
    orderBy: [{ weekday: 'asc' }, { startMinute: 'asc' }],
    select: { weekday: true, startMinute: true, endMinute: true },
  });
const context = () => ({ viewer: asha.viewer, whose: 'own', request: { id: 'r', network: 'n' } }) as const;
/** Reads the clock once: two calls with a midnight between them must name the same day. */
const today = Temporal.Now.plainDateISO('Asia/Kolkata');
const inDays = (days: number) => today.add({ days }).toString();
describe('the hours of a week', () => {
  it('make a calendar for somebody without one, and appear on the booking page at once', async () => {
    expect(await view()).toMatchObject({ basis: '', slotMinutes: 45, hours: [], preview: [] });
    expect(
      await findOffer({ therapist: asha.therapist.slug }, { timeZone: 'Asia/Kolkata', from: '' }),
    ).toBeNull();
    expect(await save()).toMatchObject({ ok: true, message: availabilityMessages.saved });
    expect(await rows()).toEqual([
      { weekday: 1, startMinute: 540, endMinute: 720 },
      { weekday: 1, startMinute: 840, endMinute: 1020 },
    ]);
    const offer = await findOffer({ therapist: asha.therapist.slug }, { timeZone: 'Asia/Kolkata', from: '' });
    expect(offer?.week?.days[0]?.label).toMatch(/^Monday/);
    const { preview, basis } = await view();
    expect(preview).toHaveLength(14);
    expect(
      preview.filter(({ times }) => times.length > 0).every(({ label }) => label.startsWith('Monday')),
    ).toBe(true);
    expect(
      preview.some(({ times }) => times.join() === '9:00 am,10:00 am,11:00 am,2:00 pm,3:00 pm,4:00 pm'),
    ).toBe(true);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'availability.changed', subjectUserId: asha.viewer.userId },
    ]);
    expect(
      await save({ basis, 'from-1-2': '', 'until-1-2': '', 'from-7-1': '20:00', 'until-7-1': '00:00' }),
    ).toMatchObject({ ok: true });
    expect(await rows()).toEqual([
      { weekday: 1, startMinute: 540, endMinute: 720 },
      { weekday: 7, startMinute: 1200, endMinute: 1440 },
    ]);
  });

  it('are not saved over a version that the page did not show', { tags: ['slow'] }, async () => {
    await save();
    const { basis } = await view();
    expect(await save({ basis, slotMinutes: '60' })).toMatchObject({ ok: true });
    for (const stale of ['', basis, 'x', '2026-01-01T00:00:00.000Z']) {
      expect(await save({ basis: stale, slotMinutes: '90' })).toMatchObject({
        ok: false,
        message: actionMessages.outdated,
        values: { slotMinutes: '90' },
      });
    }
    expect(await view()).toMatchObject({ slotMinutes: 60 });
  });

  it('copy Monday to the other working days of the form, whatever else is in it, and save nothing', async () => {
    const answer = await save({ copy: 'monday', slotMinutes: 'many', 'from-2-1': '7', 'until-6-1': '13:00' });
    expect(answer).toMatchObject({
      ok: false,
      message: availabilityMessages.copied,
      values: {
        'from-2-1': '09:00',
        'until-5-2': '17:00',
        'from-6-1': '',
        'until-6-1': '13:00',
        slotMinutes: 'many',
      },
    });
    expect(await rows()).toEqual([]);
  });

  it('become those of one of two windows that save at once', async () => {
    await save();
    const { basis } = await view();
    const input = (from: string) => availabilitySchema.parse({ ...usual, basis, 'from-1-1': from });
    const outcomes = await Promise.all(
      ['08:00', '08:30', '10:00'].map((from) => saveAvailability(context(), input(from))),
    );
    expect(outcomes.filter((outcome) => typeof outcome === 'object' && 'unheld' in outcome)).toHaveLength(1);
    expect(await rows()).toHaveLength(2);
  });

  it('do not change booked appointments, and say which lie outside', { tags: ['slow'] }, async () => {
    await save();
    const monday = (await view()).preview.findLast(({ times }) => times.length > 0)?.date ?? '';
    const { id: calendarId } = await db.calendar.findFirstOrThrow();
    const startsAt = new Date(`${monday}T15:00:00+05:30`);
    const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
    const booked = await db.booking.create({
      data: {
        calendarId,
        ...withPerson({ name: 'Zoya Khan', email: 'zoya@example.in' }),
        startsAt,
        endsAt,
        blockedUntil: endsAt,
        status: 'confirmed',
        confirmedAt: new Date(),
      },
    });
    expect((await view()).outside).toEqual([]);
    await save({ basis: (await view()).basis, 'from-1-2': '', 'until-1-2': '' });
    expect((await view()).outside).toEqual([{ id: booked.id, startsAt, endsAt }]);
    expect(await db.booking.findUniqueOrThrow({ where: { id: booked.id } })).toEqual(booked);
  });

  for (const { cases, tags } of inTwoRuns([
    ['until-1-1', { 'until-1-1': '09:00' }],
    ['until-1-1', { 'until-1-1': '08:00' }],
    ['until-1-1', { 'until-1-1': '' }],
    ['from-1-1', { 'from-1-1': '' }],
    ['from-1-1', { 'from-1-1': '25:00' }],
    ['from-1-1', { 'from-1-1': '24:00' }],
    ['from-1-2', { 'from-1-2': '11:59' }],
    ['until-1-1', { 'until-1-1': '09:44' }],
    ['from-1-3', { 'from-1-3': '08:00', 'until-1-3': '10:00' }],
    ['timeZone', { timeZone: '+05:30' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeZone', { timeZone: '' }],
    ['slotMinutes', { slotMinutes: '14' }],
    ['slotMinutes', { slotMinutes: '241' }],
    ['slotMinutes', { slotMinutes: '1e2' }],
    ['bufferMinutes', { bufferMinutes: '-1' }],
    ['noticeHours', { noticeHours: '721' }],
    ['noticeHours', { noticeHours: '48', horizonDays: '1' }],
    ['horizonDays', { horizonDays: '0' }],
    ['horizonDays', { horizonDays: '366' }],
    ['cancelNoticeHours', { cancelNoticeHours: '1.5' }],
  ])) {
    it.each(cases)('refuse a bad %s: %j', { tags }, async (field, given) => {
      const answer = await save(given);
      expect(answer.ok).toBe(false);
      const errors = answer.ok ? {} : answer.fieldErrors;
      // When two stretches touch, the error may name either.
      if (field !== 'from-1-3') expect(errors).toHaveProperty([field]);
      else expect(errors).not.toEqual({});
      expect(await db.calendar.count()).toBe(0);
    });
  }

  it('accept no calendar of others and no unknown field', async () => {
    await save();
    const { basis } = await view();
    for (const column of ['calendarId', 'therapistId', 'id', 'from-8-1', 'from-1-4'])
      expect(await save({ basis, [column]: asha.therapist.id })).toMatchObject({ ok: false });
    const stranger = await createStranger();
    visitor.token = stranger.token;
    expect(await save()).toMatchObject({ message: admissionMessages.otherRole });
    visitor.token = '';
    expect(await save()).toMatchObject({ message: admissionMessages.signedOut });
    const { userId } = await createProfile({ role: 'therapist' });
    visitor.token = (await signedIn(userId)).token;
    expect(await save()).toMatchObject({ message: availabilityMessages.notLinked });
    expect(await db.calendar.count()).toBe(1);
  });
});

describe('our own calendar', () => {
  it('can be opened by admins alone, and there is one', { tags: ['slow'] }, async () => {
    const { userId } = await createProfile({ role: 'admin' });
    const { viewer } = await signedIn(userId);
    if (!viewer.profile) throw new Error('expected a profile');
    const admin = { ...viewer, profile: viewer.profile };
    const house = { viewer: admin, whose: 'house', request: { id: 'r', network: 'n' } } as const;
    expect(await saveConsultationHours(null, formOf(usual, ''))).toMatchObject({ ok: false });
    expect(await saveAvailability({ ...context(), whose: 'house' }, availabilitySchema.parse(usual))).toBe(
      'not-linked',
    );
    expect(await readAvailability(asha.viewer, 'house')).toBeNull();
    expect(await readAvailability(admin, 'own')).toBeNull();
    // Public pages say how long a consultation is.
    const longer = { ...usual, slotMinutes: '60' };
    expect(await saveAvailability(house, availabilitySchema.parse(longer))).toEqual({ unheld: [] });
    expect(await db.calendar.findMany({ select: { therapistId: true, slotMinutes: true } })).toEqual([
      { therapistId: null, slotMinutes: site.consultationMinutes },
    ]);
    expect(await readAvailability(admin, 'house')).toMatchObject({ hours: [{ weekday: 1 }, { weekday: 1 }] });
    expect((await findOffer('house', { timeZone: 'Asia/Kolkata', from: '' }))?.week).not.toBeNull();
    const closed = exceptionSchema.parse({
      firstDate: inDays(0),
      lastDate: inDays(40),
      kind: 'closed',
      from: '',
      until: '',
    });
    expect(await addException(house, closed)).toEqual({ unheld: [] });
    expect((await findOffer('house', { timeZone: 'Asia/Kolkata', from: '' }))?.week ?? null).toBeNull();
  });
});
