import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { periods } from '@/content/retention';
import { sweepRecords } from '@/lib/privacy/retention/jobs';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

it('a screenshot that was uploaded and never submitted goes after a day', async () => {
  const day = periods.uploadDays * 24 * 60;
  const file = { sha256: 'a'.repeat(64), contentType: 'image/png', content: Buffer.alloc(9, 1) };
  for (const createdAt of [minutesAgo(day + 1), minutesAgo(day - 10)]) {
    await db.paymentUpload.create({ data: { ...file, visit: randomUUID(), createdAt } });
  }
  const { id } = await db.paymentUpload.findFirstOrThrow({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  await sweepRecords();
  expect(await db.paymentUpload.findMany({ select: { id: true } })).toEqual([{ id }]);
});
