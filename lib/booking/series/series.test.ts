import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { cancelClientSession } from '@/lib/booking/cancel-session/actions';
import { proposeTime } from '@/lib/booking/proposal/actions';
import { proposalBasis, rescheduleMessages } from '@/lib/booking/proposal/rules';
import { scheduleFormKind, scheduleMessages } from '@/lib/booking/schedule/rules';
import { daysInText, seriesMessages } from '@/lib/booking/series/rules';
import { beginningsOf, shiftedLike } from '@/lib/booking/series/times';
import { sessionMessages } from '@/lib/care/session/rules';
import { typedMessages } from '@/lib/format/typed/fields';
import { db } from '@/lib/server/db';
import { arrangedSessions, arrangeSession, sessionFields } from '@/test/booking/arranging';
import { setUpDatabase } from '@/test/database/database';
import { meera, setUpPractice } from '@/test/payment/practice';
import { createPractice } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { as, setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

setUpPractice(as);

const today = Temporal.Now.plainDateISO('Asia/Kolkata');
/** The day of the series' session with this number, counted from 0. */
const dayOf = (week: number) => today.add({ days: 4, weeks: week });
const at = (week: number, clock = '18:30') => new Date(`${dayOf(week).toString()}T${clock}:00+05:30`);

const arrange = (given: Readonly<Record<string, string>> = {}, token?: string) => {
  const weekly = { startsAt: `${dayOf(0).toString()}T18:30`, repeat: 'weekly', count: '4' };
  return arrangeSession(sessionFields(meera, { ...weekly, ...given }), token);
};

const days = async () => (await arrangedSessions()).map(({ sessionDate }) => sessionDate);

/** The session of the series with this number, counted from 0. */
async function nth(index: number) {
  const session = (await arrangedSessions())[index];
  if (!session?.booking) throw new Error('expected a session with an appointment');
  return { ...session, booking: session.booking };
}

describe('a series of sessions', () => {
  it('is as many real sessions with appointments, on the same clock, tied together', async () => {
    const answer = await arrange({ repeat: 'fortnightly', count: '3' });
    expect(answer).toMatchObject({ ok: true, message: expect.stringContaining('3 sessions') });
    expect(await days()).toEqual([at(0), at(2), at(4)]);
    const rows = await arrangedSessions();
    expect(new Set(rows.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect(rows.every(({ seriesId, booking }) => seriesId !== null && booking?.status === 'confirmed')).toBe(
      true,
    );
    const told = await db.notification.count({
      where: { userId: meera.viewer.userId, kind: 'session.created' },
    });
    expect(told).toBe(3);
  });

  it('leaves days out, and the end stays', { tags: ['slow'] }, async () => {
    const { day, month, year } = dayOf(1);
    const except = `${day}/${month}/${year}`;
    expect(await arrange({ except })).toMatchObject({ ok: true });
    expect(await days()).toEqual([at(0), at(2), at(3)]);
  });

  it('is arranged whole or not at all, unless taken times may be left out', { tags: ['slow'] }, async () => {
    await arrange({ startsAt: `${dayOf(2).toString()}T18:00`, repeat: '', count: '' });
    const answer = await arrange();
    expect(answer).toMatchObject({
      ok: false,
      fieldErrors: { leaveOut: expect.stringContaining('Already booked') },
    });
    expect(await arrangedSessions()).toHaveLength(1);
    expect(await arrange({ leaveOut: 'on' })).toMatchObject({
      ok: true,
      message: expect.stringContaining('Skipped'),
    });
    expect(await days()).toEqual([at(0), at(1), at(2, '18:00'), at(3)]);
  });

  it('is one series however often its form arrives, at once or later', { tags: ['slow'] }, async () => {
    const token = usableToken(scheduleFormKind);
    const answers = await Promise.all([arrange({}, token), arrange({}, token)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await arrange({}, token)).toMatchObject({ ok: true });
    expect(await arrangedSessions()).toHaveLength(4);
  });

  it('is refused with the field that cannot be meant', async () => {
    for (const [given, fieldErrors] of [
      [{ count: '1' }, { count: seriesMessages.count }],
      [{ count: '27' }, { count: seriesMessages.count }],
      [{ count: '' }, { count: seriesMessages.count }],
      [{ except: 'Christmas' }, { except: seriesMessages.except }],
      [{ except: '31/02/2027' }, { except: seriesMessages.except }],
      [{ except: dayOf(0).toString() }, { except: seriesMessages.exceptFirst }],
      [{ held: 'on' }, { held: seriesMessages.held }],
      [{ startsAt: 'soon' }, { startsAt: typedMessages.localTime }],
      [{ startsAt: `${today.add({ days: 360 }).toString()}T18:30` }, { startsAt: scheduleMessages.tooFar }],
    ] as const) {
      expect(await arrange(given)).toMatchObject({ ok: false, fieldErrors });
    }
    expect(await arrangedSessions()).toEqual([]);
  });
});

describe('this one and the later ones of a series', () => {
  const cancel = async (index: number, scope: string) =>
    cancelClientSession(null, formOf({ session: (await nth(index)).id, reason: 'I am away', scope }, ''));

  it('are cancelled together, and the earlier ones stay', { tags: ['slow'] }, async () => {
    await arrange();
    expect(await cancel(2, '')).toMatchObject({ ok: true, message: scheduleMessages.cancelled });
    expect((await arrangedSessions()).map(({ status }) => status)).toEqual([
      'scheduled',
      'scheduled',
      'cancelled',
      'scheduled',
    ]);
    expect(await cancel(1, 'later')).toMatchObject({ ok: true, message: seriesMessages.cancelled });
    expect((await arrangedSessions()).map(({ status }) => status)).toEqual([
      'scheduled',
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
    expect(
      (await arrangedSessions()).every(
        ({ status, booking }) => (status === 'cancelled') === (booking?.status === 'cancelled'),
      ),
    ).toBe(true);
  });

  it('belong to their therapist', { tags: ['slow'] }, async () => {
    await arrange();
    visitor.token = (await createPractice()).token;
    expect(await cancel(0, 'later')).toMatchObject({ ok: false, message: sessionMessages.unknown });
    expect((await arrangedSessions()).every(({ status }) => status === 'scheduled')).toBe(true);
  });

  async function propose(index: number, clock: string) {
    const { id, booking } = await nth(index);
    const startsAt = `${dayOf(index).add({ days: 1 }).toString()}T${clock}`;
    const basis = proposalBasis(booking);
    const fields = { session: id, startsAt, timeZone: 'Asia/Kolkata', basis, scope: 'later' };
    return proposeTime(null, formOf(fields, ''));
  }
  const proposals = async () =>
    (await arrangedSessions()).map(({ booking }) => booking?.proposedStartsAt ?? null);
  const nextDay = (week: number, clock: string) => new Date(at(week, clock).getTime() + 86_400_000);

  it('move by as much, each when the client agrees; or none does', { tags: ['slow'] }, async () => {
    await arrange();
    expect(await propose(1, '17:00')).toMatchObject({ ok: true, message: rescheduleMessages.proposedAll });
    expect(await proposals()).toEqual([null, nextDay(1, '17:00'), nextDay(2, '17:00'), nextDay(3, '17:00')]);
    expect(await days()).toEqual([at(0), at(1), at(2), at(3)]);
    await arrange({ startsAt: `${dayOf(3).add({ days: 1 }).toString()}T10:00`, repeat: '', count: '' });
    expect(await propose(0, '10:15')).toMatchObject({
      ok: false,
      fieldErrors: { startsAt: expect.stringContaining('none of these sessions') },
    });
    expect((await proposals())[0]).toBeNull();
  });
});

describe('the times of a series', () => {
  it('stay the same on the clock when it changes', () => {
    const local = beginningsOf('2026-10-27T09:00', { repeat: 'weekly', count: 2, except: [] });
    expect(local).toEqual(['2026-10-27T09:00', '2026-11-03T09:00']);
    const [summer, winter] = [new Date('2026-10-27T13:00:00Z'), new Date('2026-11-03T14:00:00Z')];
    const to = new Date('2026-10-28T14:30:00Z');
    expect(shiftedLike(winter, { from: summer, to }, 'America/New_York')).toEqual(
      new Date('2026-11-04T15:30:00Z'),
    );
  });

  it('leave out days that people write in their own ways', () => {
    expect(daysInText(' 24/12/2026, 1.1.27; 2027-01-14, 3 feb 2027')).toEqual([
      '2026-12-24',
      '2027-01-01',
      '2027-01-14',
      '2027-02-03',
    ]);
    expect(daysInText('')).toEqual([]);
    for (const text of ['12/24/2026', 'x', '31/2/2027']) expect(daysInText(text)).toBeNull();
  });
});
