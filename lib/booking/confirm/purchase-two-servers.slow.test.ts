// Fifty meetings of two processes each.

import { beforeEach, expect, it } from 'vitest';
import { moveBooking } from '@/lib/booking/change/commands';
import { holdLink } from '@/lib/booking/link';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { confirmHeld } from '@/test/booking/holds';
import { openEveryHour } from '@/test/booking/hours';
import { booked, buy, buyByCard, hold } from '@/test/booking/purchases';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { meet, rounds, setUpOtherServer } from '@/test/server/two-servers';
import { newVisitor } from '@/test/server/visitor';

setUpDatabase();

const other = setUpOtherServer();

const timeout = 300_000;
let calendarId: string;

beforeEach(async () => {
  newVisitor();
  calendarId = await openEveryHour(null);
});

it('the last meeting of a purchase is booked once, in two tabs and at two servers', {
  timeout,
}, async () => {
  for (const round of rounds) {
    await db.rateLimit.deleteMany();
    const payment = await (round % 4 < 2 ? buy : buyByCard)('couples-marriage-therapy');
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

it('two meetings of a purchase that are moved at once, at two servers, keep their order', {
  timeout,
}, async () => {
  /** A full hour of India, so many hours from the next one. */
  const at = (hours: number) => new Date((Math.ceil(Date.now() / hour) + hours + 0.5) * hour);
  const move = (bookingId: string, to: Date) => ({
    here: async () => {
      const change = { bookingId, by: 'client', actor: 'guest', to } as const;
      return (await moveBooking({ ...change, request: { id: 'request-1', network: 'network' } })).done;
    },
    there: async () =>
      Boolean(await other({ do: 'move', id: bookingId, actor: 'guest', to: to.toISOString() })),
  });
  const wins = new Set<string | null>();
  for (const round of rounds) {
    const { id: paymentId } = await createPaymentRow({
      productSlug: 'diagnostic-evaluation',
      meetings: [90, 45],
    });
    const meeting = (meetingNumber: number, startsAt: Date) =>
      createAppointmentRow({ calendarId, paymentId, meetingNumber, startsAt });
    const [one, two] = [await meeting(1, at(48)), await meeting(2, at(240))];
    // Each keeps the order for itself.
    const { answers, first } = await meet(round, { lock: `booking-of-payment:${paymentId}` }, [
      move(one.id, at(144)),
      move(two.id, at(96)),
    ]);
    expect(answers.toSorted()).toEqual([false, true]);
    if (first) expect(answers[0]).toBe(first === 'first');
    wins.add(first);
    const [early, late] = await db.booking.findMany({ orderBy: { meetingNumber: 'asc' } });
    expect(early?.endsAt.getTime()).toBeLessThanOrEqual(late?.startsAt.getTime() ?? 0);
    await db.booking.deleteMany();
  }
  expect(wins).toEqual(new Set([null, 'first', 'second']));
});
