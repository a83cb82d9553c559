// Fifty meetings of two processes each.

import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { keepHour } from '@/lib/booking/kept-hour/commands';
import { keptHourSchema } from '@/lib/booking/kept-hour/schema';
import { db } from '@/lib/server/db';
import { holdAll } from '@/test/booking/holds';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { meet, rounds, setUpOtherServer } from '@/test/server/two-servers';

setUpDatabase();

const request = { id: 'request-1', network: 'network' };
const other = setUpOtherServer();

it('a hold and an hour that is kept meanwhile: a hold that comes later is refused', {
  timeout: 300_000,
}, async () => {
  const asha = await createPractice();
  const meera = await createClientOf(asha.therapist);
  const id = await openEveryHour(asha.therapist.id);
  const { id: kind } = await db.sessionKind.findFirstOrThrow({ where: { therapistId: asha.therapist.id } });
  const { viewer } = asha;
  for (const round of rounds) {
    const date = Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 3 + round });
    const fields = {
      ...{ client: meera.viewer.profile.id, firstDate: date.toString(), startsAt: '10:00' },
      ...{ minutes: '45', repeat: 'weekly' },
    };
    const startsAt = new Date(`${date.toString()}T10:00:00+05:30`).toISOString();
    const wanted = [{ therapist: asha.therapist.slug, kind, startsAt }];
    const { answers, first } = await meet(round, { table: 'calendars', id }, [
      {
        here: async () => (await keepHour(viewer, keptHourSchema.parse(fields), request)).done,
        there: async () => ((await other({ do: 'keep-hour', viewer, fields })) as { done: boolean }).done,
      },
      {
        here: () => holdAll(wanted),
        there: () => other({ do: 'hold-all', wanted }) as Promise<readonly string[]>,
      },
    ]);
    const [saved, [held]] = answers;
    expect(saved).toBe(true);
    if (first) expect(held).toBe(first === 'first' ? 'taken' : 'held');
    expect(await db.booking.count({ where: { startsAt, status: 'held' } })).toBe(held === 'held' ? 1 : 0);
    await db.keptHour.deleteMany();
    await db.booking.deleteMany({ where: { startsAt } });
  }
});
