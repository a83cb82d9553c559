import { expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { playMoneyHistories } from '@/test/payment/money-histories';

setUpDatabase();

it('twelve random histories of money agree with the plain sums on every page and in every file', async () => {
  await playMoneyHistories(12);
  expect(await db.transaction.count()).toBeGreaterThan(0);
}, 120_000);

it('five hundred random histories of money agree with the plain sums', {
  tags: ['slow'],
  timeout: 3_600_000,
}, async () => {
  await playMoneyHistories(500);
  expect(await db.transaction.count()).toBeGreaterThan(0);
});
