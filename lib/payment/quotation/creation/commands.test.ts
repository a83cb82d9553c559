import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQuotation } from '@/lib/payment/quotation/creation/commands';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, type Person, quotationTraces } from '@/test/payment/quotations';
import { fillLimits } from '@/test/server/limits';

setUpDatabase();

type Practice = Awaited<ReturnType<typeof createPractice>>;
let asha: Practice;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
});

function create(key = randomUUID(), { viewer, therapist }: Practice = asha, client: Person = meera) {
  const input = {
    client: client.viewer.profile.id,
    serviceType: 'Individual therapy',
    description: 'Six sessions.',
    amount: 900_000,
    kind: '',
    sessions: null,
    validUntil: null,
  };
  const submission = { key, bodyHash: '' };
  return createQuotation(input, { viewer, therapist, submission, id: 'request-1', network: 'network' });
}

describe('making an offer', () => {
  it('stops at two hundred a day, and rolls back the one beyond', async () => {
    await create();
    await fillLimits('quotation', 199);
    const last = randomUUID();
    expect(await create(last)).toMatchObject({ done: true });
    const before = await quotationTraces();
    expect(await create()).toEqual({ done: false, because: 'too-many' });
    expect(await quotationTraces()).toEqual(before);
    // The limit does not affect earlier quotations and other therapists.
    expect(await create(last)).toMatchObject({ done: true });
    const other = await createPractice();
    expect(await create(randomUUID(), other, await createClientOf(other.therapist))).toMatchObject({
      done: true,
    });
  });

  it('gives no key away: another therapist’s submit is not a second one', async () => {
    const key = randomUUID();
    await create(key);
    const other = await createPractice();
    const ravi = await createClientOf(other.therapist);
    const before = await quotationTraces();
    expect(await create(key, other, ravi)).toEqual({ done: false, because: 'other-offer' });
    expect(await quotationTraces()).toEqual(before);
  });

  it('waits for a client’s erasure under way, and then finds nobody', async () => {
    const before = await quotationTraces();
    let offered: ReturnType<typeof create> | undefined;
    await db.$transaction(async (tx) => {
      await tx.user.update({
        where: { id: meera.viewer.userId },
        data: { disabledAt: new Date(), disabledReason: 'asked for it' },
      });
      offered = create();
      // Polls until the request waits, on a second connection, because a transaction sees a fixed snapshot of
      // all connections.
      for (let waiting = 0; waiting === 0; ) {
        const rows = await db.$queryRaw<unknown[]>`
          SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        waiting = rows.length;
      }
    });
    expect(await offered).toEqual({ done: false, because: 'no-client' });
    expect(await quotationTraces()).toEqual(before);
  });
});
