// Fifty meetings of two processes each.

import { beforeEach, expect, it } from 'vitest';
import { cancelAll, proposeForAll } from '@/lib/booking/away/commands';
import { proposalBasis } from '@/lib/booking/proposal/rules';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { meet, rounds, setUpOtherServer } from '@/test/server/two-servers';

setUpDatabase();

const request = { id: 'request-1', network: 'network' };
const other = setUpOtherServer();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  calendarId = await openEveryHour(asha.therapist.id);
});

it('two presses, for new times and to cancel: all of the first, or all of the second', {
  timeout: 300_000,
}, async () => {
  for (const round of rounds) {
    const at = (hours: number) => new Date(Date.now() + (100 + round * 6 + hours) * hour);
    const made = await Promise.all(
      [0, 1, 2].map((hours) =>
        createAppointmentRow({ calendarId, clientId: meera.viewer.profile.id, startsAt: at(hours) }),
      ),
    );
    const rows = made.map((one, index) => ({
      id: one.id,
      basis: proposalBasis(one),
      to: at(1_000 + index),
    }));
    const sent = rows.map((one) => ({ ...one, to: one.to.toISOString() }));
    const { viewer } = asha;
    const gate = { table: 'bookings', id: made[0]?.id ?? '' } as const;
    const { answers, first } = await meet(round, gate, [
      {
        here: async () => (await proposeForAll(viewer, rows, request)).done,
        there: async () =>
          ((await other({ do: 'propose-all', viewer, rows: sent })) as { done: boolean }).done,
      },
      {
        here: async () => (await cancelAll(viewer, { rows, reason: 'Holiday' }, request)).done,
        there: async () =>
          ((await other({ do: 'cancel-all', viewer, rows: sent })) as { done: boolean }).done,
      },
    ]);
    const [proposed, cancelled] = answers;
    // Cancelling ends the proposals, so it is done in either order.
    expect(cancelled).toBe(true);
    if (first) expect(proposed).toBe(first === 'first');
    const ids = made.map(({ id }) => id);
    const after = await db.booking.findMany({ where: { id: { in: ids } } });
    expect(after.map(({ status, proposedStartsAt }) => [status, proposedStartsAt])).toEqual(
      ids.map(() => ['cancelled', null]),
    );
    const told = async (action: string) => db.auditEntry.count({ where: { action, subjectId: { in: ids } } });
    expect([await told('booking.proposed'), await told('booking.cancelled')]).toEqual([proposed ? 3 : 0, 3]);
  }
});
