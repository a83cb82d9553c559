/** @module-tag slow (fifty meetings of two processes each) */

import { beforeEach, expect, it } from 'vitest';
import { holdLink } from '@/lib/booking/link';
import { db } from '@/lib/server/db';
import { confirmHeld } from '@/test/booking/holds';
import { openEveryHour } from '@/test/booking/hours';
import { booked, buy, hold } from '@/test/booking/purchases';
import { setUpDatabase } from '@/test/database/database';
import { meet, rounds, setUpOtherServer } from '@/test/server/two-servers';
import { newVisitor } from '@/test/server/visitor';

setUpDatabase();

const other = setUpOtherServer();

beforeEach(async () => {
  newVisitor();
  await openEveryHour(null);
});

it('the last meeting of a purchase is booked once, in two tabs and at two servers', {
  timeout: 300_000,
}, async () => {
  for (const round of rounds) {
    await db.rateLimit.deleteMany();
    const payment = await buy('couples-marriage-therapy');
    const [here = '', there = ''] = [await hold(48), await hold(72)].map((token) => holdLink.idOf(token));
    const confirm = (id: string) => ({
      here: () => confirmHeld(id, payment),
      there: async () => String(await other({ do: 'confirm', id, payment })),
    });
    const { answers } = await meet(round, { lock: `booking-of-payment:${payment}` }, [
      confirm(here),
      confirm(there),
    ]);
    expect(answers.toSorted()).toEqual(['booked', 'meeting-gone']);
    expect((await booked()).filter(({ paymentId }) => paymentId === payment)).toHaveLength(1);
    await db.booking.deleteMany();
  }
});
