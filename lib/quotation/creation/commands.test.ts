import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db';
import { createQuotation } from '@/lib/quotation/creation/commands';
import { setUpDatabase } from '@/lib/testing/database';
import { createClientOf, createPractice, type Person, quotationTraces } from '@/lib/testing/quotations';

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
    validUntil: null,
  };
  const submission = { key, bodyHash: '' };
  return createQuotation(input, { viewer, therapist, submission, id: 'request-1', network: 'network' });
}

describe('making an offer', () => {
  it('stops at two hundred a day, and undoes the one beyond', async () => {
    await create();
    await db.rateLimit.updateMany({ data: { attempts: 199 } });
    const last = randomUUID();
    expect(await create(last)).toMatchObject({ kept: true });
    const before = await quotationTraces();
    expect(await create()).toEqual({ kept: false, because: 'too-many' });
    expect(await quotationTraces()).toEqual(before);
    // What was made before the limit is found again, and others are not concerned.
    expect(await create(last)).toMatchObject({ kept: true });
    const other = await createPractice();
    expect(await create(randomUUID(), other, await createClientOf(other.therapist))).toMatchObject({
      kept: true,
    });
  });

  it('does not give a key away: another therapist’s press is no second press', async () => {
    const key = randomUUID();
    await create(key);
    const other = await createPractice();
    const ravi = await createClientOf(other.therapist);
    const before = await quotationTraces();
    expect(await create(key, other, ravi)).toEqual({ kept: false, because: 'other-offer' });
    expect(await quotationTraces()).toEqual(before);
  });

  it('waits for a client who is leaving, and then finds nobody', async () => {
    const before = await quotationTraces();
    let offered: ReturnType<typeof create> | undefined;
    await db.$transaction(async (tx) => {
      await tx.user.update({
        where: { id: meera.viewer.userId },
        data: { disabledAt: new Date(), disabledReason: 'asked for it' },
      });
      offered = create();
      // Until the offer waits for this; asked elsewhere, because a transaction sees one state of all connections.
      for (let waiting = 0; waiting === 0; ) {
        const rows = await db.$queryRaw<unknown[]>`
          SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR SHARE%'`;
        waiting = rows.length;
      }
    });
    expect(await offered).toEqual({ kept: false, because: 'no-client' });
    expect(await quotationTraces()).toEqual(before);
  });
});
