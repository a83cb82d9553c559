import { expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { recordQueries } from '@/test/database/recorded-queries';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const select = {
  therapist: { select: { id: true } },
  hours: { select: { weekday: true } },
  exceptions: true,
};

/** A calendar with an hour, and the result of `select` on it. */
async function calendar() {
  const { id: therapistId } = await createTherapist();
  const hours = { create: { weekday: 1, startMinute: 600, endMinute: 720 } };
  await db.calendar.create({ data: { therapistId, hours } });
  return {
    where: { therapistId },
    found: { therapist: { id: therapistId }, hours: [{ weekday: 1 }], exceptions: [] },
  };
}

it('reads relations by a query for each, in and outside a transaction, unless a read asks for a join', async () => {
  const { where, found } = await calendar();
  const sent = recordQueries();
  const counted = async (read: () => Promise<unknown>) => {
    sent.length = 0;
    expect([await read()].flat()).toEqual([found]);
    return sent.filter(({ text }) => text.startsWith('SELECT')).length;
  };
  const join = { relationLoadStrategy: 'join' } as const;
  expect(await counted(() => db.calendar.findUnique({ where, select }))).toBe(4);
  expect(await counted(() => db.calendar.findUniqueOrThrow({ where, select }))).toBe(4);
  expect(await counted(() => db.calendar.findFirst({ where, select }))).toBe(4);
  expect(await counted(() => db.calendar.findFirstOrThrow({ where, select }))).toBe(4);
  expect(await counted(() => db.calendar.findMany({ where, select }))).toBe(4);
  expect(await counted(() => db.$transaction((tx) => tx.calendar.findUnique({ where, select })))).toBe(4);
  expect(await counted(() => db.calendar.findUnique({ where, select, ...join }))).toBe(1);
  expect(await counted(() => db.calendar.findMany({ where, select, ...join }))).toBe(1);
  expect(
    await counted(() => db.$transaction((tx) => tx.calendar.findFirst({ where, select, ...join }))),
  ).toBe(1);
});

it('writes and answers with relations by queries without a join', async () => {
  const { where, found } = await calendar();
  const sent = recordQueries();
  const data = { bufferMinutes: 30 };
  expect(await db.calendar.update({ where, data, select })).toEqual(found);
  expect(await db.calendar.upsert({ where, create: data, update: data, select })).toEqual(found);
  expect(await db.calendar.delete({ where, select })).toEqual(found);
  expect(await db.calendar.create({ data, select })).toEqual({ therapist: null, hours: [], exceptions: [] });
  expect(sent.filter(({ text }) => text.includes('LATERAL'))).toEqual([]);
});
