// 15,000 sessions, 6,000 payments, 60,000 lines of the audit trail.

import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import type { MemberOf } from '@/lib/account/session/viewer';
import { db } from '@/lib/server/db';
import { loadScale } from '@/prisma/seed/scale';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { readsOf } from '@/test/database/list-reads';
import { measure, vacuum } from '@/test/database/measure';
import { recordQueries } from '@/test/database/recorded-queries';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

const sizes = { therapists: 3_000, people: 1_500, sessions: 15_000, payments: 6_000, audit: 60_000 };

/** Pages of 8 KB that one query of a list may touch. */
const most = 60;

async function busiest(column: 'therapist_id' | 'client_id'): Promise<string> {
  const [row] = await db.$queryRawUnsafe<{ id: string }[]>(
    `SELECT ${column}::text AS id FROM therapy_sessions GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  );
  return row?.id ?? '';
}

it('reads the first part of every list within sixty buffers a query', async () => {
  const owner = process.env.DATABASE_OWNER_URL ?? '';
  await loadScale(owner, sizes, () => () => undefined);
  const { viewer: admin } = await createAdmin();
  const { userId } = await createProfile({ role: 'therapist' });
  await db.therapist.update({ where: { id: await busiest('therapist_id') }, data: { userId } });
  const { userId: clientId } = await db.profile.findUniqueOrThrow({
    where: { id: await busiest('client_id') },
    select: { userId: true },
  });
  const client = new Client({ connectionString: owner });
  await client.connect();
  await vacuum(client);
  const viewers = {
    admin,
    therapist: (await signedIn(userId)).viewer as MemberOf<'therapist'>,
    client: (await signedIn(clientId)).viewer as MemberOf<'client'>,
  };
  const excess: unknown[] = [];
  const seen: string[] = [];
  for (const [name, read] of readsOf(viewers, new Date())) {
    const sent = recordQueries();
    await read();
    vi.restoreAllMocks();
    const selects = sent.filter(({ text }) => /^[\s(]*(?:SELECT|WITH)\b/i.test(text));
    if (selects.length > 0) seen.push(name);
    for (const select of selects) {
      await measure(client, select);
      const { buffers } = await measure(client, select);
      if (buffers > most)
        excess.push({ name, buffers, text: select.text.replace(/\s+/g, ' ').slice(0, 200) });
    }
  }
  await client.end();
  expect(excess).toEqual([]);
  expect(seen.length).toBeGreaterThan(40);
}, 300_000);
