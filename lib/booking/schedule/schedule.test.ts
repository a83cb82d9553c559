import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { holdSlot } from '@/lib/booking/hold/commands';
import { readScheduleForm } from '@/lib/booking/schedule/queries';
import { scheduleFormKind, scheduleMessages } from '@/lib/booking/schedule/rules';
import { sessionMessages } from '@/lib/care/session/rules';
import { minute } from '@/lib/format/duration';
import { typedMessages } from '@/lib/format/typed/fields';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { arrangedSessions, arrangeSession, indianTime, sessionFields } from '@/test/booking/arranging';
import { setUpDatabase } from '@/test/database/database';
import { asha, meera, setUpPractice } from '@/test/payment/practice';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { usableToken } from '@/test/server/form';
import { as, setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const instantOf = (local: string) => new Date(`${local}:00+05:30`);

setUpPractice(as);

const schedule = (given: Readonly<Record<string, string>> = {}, token?: string) =>
  arrangeSession(sessionFields(meera, { startsAt: indianTime(4), ...given }), token);

async function jobTasks(): Promise<string[]> {
  const rows = await db.$queryRaw<{ task: string }[]>`
    SELECT task_identifier AS task FROM graphile_worker.jobs
    WHERE task_identifier <> 'refresh-next-free' ORDER BY task_identifier`;
  return rows.map(({ task }) => task);
}

async function refuses(given: Readonly<Record<string, string>>, fieldErrors?: object) {
  const answer = await schedule(given);
  expect(answer).toMatchObject({ ok: false, ...(fieldErrors && { fieldErrors }) });
  expect(await arrangedSessions()).toEqual([]);
  expect(await db.notification.count()).toBe(0);
  expect(await db.auditEntry.count()).toBe(0);
  expect(await jobTasks()).toEqual([]);
  return answer;
}

function planFor(practice: typeof asha, client: Person, status = 'active', totalSessions = 8) {
  return db.therapyPlan.create({
    data: {
      therapistId: practice.therapist.id,
      clientId: client.viewer.profile.id,
      planName: 'Eight weeks',
      totalSessions,
      status,
    },
  });
}

describe('arranging a session', () => {
  it('takes its time in the calendar, tells the client and enqueues mails to them alone', async () => {
    const { id: planId } = await planFor(asha, meera);
    expect(await schedule({ plan: planId })).toMatchObject({
      ok: true,
      message: scheduleMessages.scheduled,
    });
    const startsAt = instantOf(indianTime(4));
    expect(await arrangedSessions()).toMatchObject([
      {
        clientId: meera.viewer.profile.id,
        therapistId: asha.therapist.id,
        sessionDate: startsAt,
        durationMinutes: 50,
        mode: 'video',
        status: 'scheduled',
        planId,
        booking: {
          participants: [{ clientId: meera.viewer.profile.id }],
          status: 'confirmed',
          startsAt,
          endsAt: new Date(startsAt.getTime() + 50 * minute),
        },
      },
    ]);
    expect(await db.notification.findMany()).toMatchObject([
      { userId: meera.viewer.userId, kind: 'session.created', href: '/dashboard' },
    ]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'therapy-session.scheduled', subjectUserId: meera.viewer.userId },
    ]);
    expect(await jobTasks()).toEqual([
      'end-time-to-pay-appointment',
      'remind-host-of-booking',
      'remind-host-of-booking',
      'remind-host-of-booking',
      'remind-host-of-booking',
      'remind-to-pay-appointment',
      'send-booking-confirmation',
      'send-booking-reminder',
      'send-booking-reminder',
      'send-booking-reminder',
      'send-booking-reminder',
    ]);
  });

  it('makes one session from one form, however often it is sent', { tags: ['slow'] }, async () => {
    const token = usableToken(scheduleFormKind);
    const answers = await Promise.all([1, 2, 3].map(() => schedule({}, token)));
    answers.push(await schedule({}, token));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await arrangedSessions()).toHaveLength(1);
    const { id: calendarId } = await db.calendar.findFirstOrThrow();
    expect(await db.booking.count({ where: { calendarId } })).toBe(1);
    expect(await schedule({ startsAt: indianTime(5) }, token)).toMatchObject({
      ok: false,
      message: scheduleMessages.alreadyMade,
    });
    expect(await arrangedSessions()).toHaveLength(1);
  });

  it('gives the time to one of many forms, and refuses overlaps, the buffer included', {
    tags: ['slow'],
  }, async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => schedule()));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const clock of ['18:00', '18:31', '19:20', '19:34']) {
      expect(await schedule({ startsAt: indianTime(4, clock) })).toMatchObject({
        ok: false,
        fieldErrors: { startsAt: scheduleMessages.taken },
      });
    }
    expect(await arrangedSessions()).toHaveLength(1);
    expect(await schedule({ startsAt: indianTime(4, '19:35') })).toMatchObject({ ok: true });
  });

  it('leaves a slot to the person who holds it, and takes one whose ten minutes are over', {
    tags: ['slow'],
  }, async () => {
    await db.calendar.create({
      data: {
        therapistId: asha.therapist.id,
        noticeMinutes: 0,
        bufferMinutes: 0,
        hours: {
          create: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 })),
        },
      },
    });
    const held = await holdSlot({
      calendar: { therapist: asha.therapist.slug },
      startsAt: instantOf(indianTime(4, '18:00')),
      viewerTimeZone: 'Asia/Kolkata',
      clientId: null,
      submissionKey: randomUUID(),
    });
    expect(held).toMatchObject({ held: true });
    expect(await schedule({ startsAt: indianTime(4, '18:15') })).toMatchObject({ ok: false });
    await db.booking.updateMany({ data: { heldUntil: new Date(Date.now() - 1_000) } });
    expect(await schedule({ startsAt: indianTime(4, '18:15') })).toMatchObject({ ok: true });
  });
});

describe('entering a session that took place', () => {
  it('completes it and counts its plan, without mails about what is over', { tags: ['slow'] }, async () => {
    const { id: planId } = await planFor(asha, meera, 'active', 1);
    const startsAt = indianTime(-3);
    expect(await schedule({ startsAt, held: 'on', plan: planId })).toMatchObject({
      ok: true,
      message: scheduleMessages.recorded,
    });
    expect(await arrangedSessions()).toMatchObject([
      { status: 'completed', planId, sessionDate: instantOf(startsAt) },
    ]);
    expect(await db.therapyPlan.findFirst()).toMatchObject({ completedSessions: 1, status: 'completed' });
    expect(await jobTasks()).toEqual([]);
    expect(await schedule({ startsAt, held: 'on' })).toMatchObject({ ok: false });
  });
});

describe('refused, with nothing changed', () => {
  it('are times that have passed, lie too far away, or do not exist', { tags: ['slow'] }, async () => {
    const at = (startsAt: string, error: string, held = '') =>
      refuses({ startsAt, held }, { startsAt: error });
    await at(indianTime(-1), scheduleMessages.past);
    await at(indianTime(368), scheduleMessages.tooFar);
    await at(indianTime(2), scheduleMessages.notPast, 'on');
    await at(indianTime(-92), scheduleMessages.tooOld, 'on');
    for (const text of [
      'tomorrow',
      '2027-02-30T10:00',
      '2027-01-04',
      '2027-01-04T25:00',
      '+275760-09-13T00:01',
    ]) {
      await at(text, typedMessages.localTime);
    }
  });

  it('are people who are not the viewer’s clients, and plans of others', async () => {
    const other = await createPractice();
    const theirs = await createClientOf(other.therapist);
    const stranger = await createStranger();
    for (const client of [theirs, stranger, asha].map(({ viewer }) => viewer.profile.id)) {
      await refuses({ client }, { client: scheduleMessages.noClient });
    }
    for (const client of [meera.viewer.userId, randomUUID(), '{"not":null}']) {
      await refuses({ client }, { client: scheduleMessages.noClient });
    }
    const zoya = await createClientOf(asha.therapist);
    const plans = await Promise.all([
      planFor(other, meera),
      planFor(asha, zoya),
      planFor(other, theirs),
      planFor(asha, meera, 'paused'),
    ]);
    for (const plan of [...plans.map(({ id }) => id), 'x', randomUUID()]) {
      await refuses({ plan }, { plan: scheduleMessages.noPlan });
    }
  });

  it('are forged values', { tags: ['slow'] }, async () => {
    for (const durationMinutes of ['0', '9', '481', '-45', '45.5', '1e3', 'NaN']) {
      await refuses({ durationMinutes }, { durationMinutes: expect.any(String) });
    }
    await refuses({ kind: 'exorcism' }, { kind: scheduleMessages.noKind });
    await refuses({ mode: 'letter' }, { mode: expect.any(String) });
    await refuses({ mode: 'in_person' }, { mode: scheduleMessages.mode });
    await refuses({ held: 'yes' }, { held: expect.any(String) });
    await refuses({ timeZone: 'Mars/Olympus' }, { startsAt: scheduleMessages.noTime });
    await refuses({ client: `${meera.viewer.profile.id}\0` }, { client: actionMessages.unstorable });
    const unread = await refuses({ status: 'completed' });
    expect(unread.message).toBe(actionMessages.unreadable);
    expect((await refuses({ therapistId: randomUUID() })).message).toBe(actionMessages.unreadable);
  });

  it('are clients, guests and therapists whose account is not linked', async () => {
    visitor.token = meera.token;
    expect((await refuses({})).message).toBe(admissionMessages.otherRole);
    visitor.token = '';
    expect((await refuses({})).message).toBe(admissionMessages.signedOut);
    const { userId } = await createProfile({ role: 'therapist' });
    const unlinked = await signedIn(userId);
    visitor.token = unlinked.token;
    expect((await refuses({})).message).toBe(sessionMessages.notLinked);
  });
});

describe('the form', () => {
  it('reads times on the clock of the calendar, or of the profile when there is none yet', async () => {
    await db.profile.update({
      where: { id: asha.viewer.profile.id },
      data: { timeZone: 'Asia/Dubai' },
    });
    expect(await readScheduleForm(asha.viewer)).toMatchObject({
      timeZone: 'Asia/Dubai',
      kinds: [{ label: 'Individual session · 45 minutes · ₹1,500 · Video, Phone' }],
    });
    await db.calendar.create({
      data: { therapistId: asha.therapist.id, timeZone: 'Europe/London', slotMinutes: 60 },
    });
    expect(await readScheduleForm(asha.viewer)).toMatchObject({
      timeZone: 'Europe/London',
      kinds: [{ label: 'Individual session · 60 minutes · ₹1,500 · Video, Phone' }],
      modes: [
        { value: 'video', label: 'By video' },
        { value: 'phone', label: 'By phone' },
      ],
    });
    expect(await readScheduleForm(meera.viewer)).toBeNull();
  });
});
