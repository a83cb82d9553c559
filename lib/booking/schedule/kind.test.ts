import { beforeEach, describe, expect, it } from 'vitest';
import { scheduleMessages } from '@/lib/booking/schedule/rules';
import { db } from '@/lib/server/db';
import { arrangedSessions, arrangeSession, indianTime, sessionFields } from '@/test/booking/arranging';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

let asha: Awaited<ReturnType<typeof createPractice>>;
let couples: string;

beforeEach(async () => {
  asha = await createPractice();
  ({ id: couples } = await db.sessionKind.create({
    data: {
      therapistId: asha.therapist.id,
      name: 'Couples session',
      minutes: 80,
      fee: '3000.00',
      modes: ['video'],
      position: 1,
    },
  }));
});

describe('a session that the therapist arranges', () => {
  const arrange = async (given: Readonly<Record<string, string>> = {}) => {
    visitor.token = asha.token;
    const client = await createClientOf(asha.therapist);
    const fields = { startsAt: indianTime(4), kind: couples, durationMinutes: '', ...given };
    return { client, answer: await arrangeSession(sessionFields(client, fields)) };
  };

  it('has the length, the fee and the name of its kind', async () => {
    expect((await arrange()).answer).toMatchObject({ ok: true });
    const [row] = await arrangedSessions();
    expect(row).toMatchObject({
      durationMinutes: 80,
      sessionType: 'Couples session',
      booking: { kindId: couples, kindName: 'Couples session' },
    });
    expect(row?.booking?.fee?.toFixed(2)).toBe('3000.00');
    expect((await arrange({ startsAt: indianTime(5), durationMinutes: '100' })).answer.ok).toBe(true);
    expect((await arrangedSessions()).map(({ durationMinutes }) => durationMinutes)).toEqual([80, 100]);
  });

  it('gives each session of its series the same, whatever the kind costs later', async () => {
    expect((await arrange({ repeat: 'weekly', count: '3' })).answer).toMatchObject({ ok: true });
    await db.sessionKind.update({ where: { id: couples }, data: { fee: '3500.00', minutes: 90 } });
    const rows = await arrangedSessions();
    expect(rows.map(({ durationMinutes, booking }) => [durationMinutes, booking?.fee?.toFixed(2)])).toEqual(
      Array.from({ length: 3 }, () => [80, '3000.00']),
    );
    expect(new Set(rows.map(({ booking }) => booking?.kindName))).toEqual(new Set(['Couples session']));
    expect(new Set(rows.map(({ seriesId }) => seriesId)).size).toBe(1);
  });

  it('has the first kind if the form names none', async () => {
    expect((await arrange({ kind: '' })).answer).toMatchObject({ ok: true });
    expect(await arrangedSessions()).toMatchObject([
      { durationMinutes: 45, sessionType: 'Individual session', booking: { kindName: 'Individual session' } },
    ]);
  });

  it('is refused for a way to meet, a kind or a plan that does not go with it', async () => {
    const other = await createPractice();
    const foreign = await db.sessionKind.findFirstOrThrow({ where: { therapistId: other.therapist.id } });
    const wrong = async (given: Readonly<Record<string, string>>) => {
      const { answer } = await arrange(given);
      return answer.ok ? [] : Object.entries(answer.fieldErrors ?? {});
    };
    expect(await wrong({ mode: 'phone' })).toEqual([['mode', scheduleMessages.mode]]);
    expect(await wrong({ kind: foreign.id })).toEqual([['kind', scheduleMessages.noKind]]);
    await db.sessionKind.update({ where: { id: couples }, data: { archivedAt: new Date() } });
    expect(await wrong({})).toEqual([['kind', scheduleMessages.noKind]]);
    expect(await arrangedSessions()).toEqual([]);
  });
});
