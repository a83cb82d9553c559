import { expect, it } from 'vitest';
import { houseAccountsAsCsv, listHouseAccounts, openHouseAccount } from '@/lib/admin/remittance/queries';
import { recordRemittance } from '@/lib/payment/remittance/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const paid = (therapistId: string, amount: string) =>
  db.transaction.create({
    data: {
      therapistId,
      amount,
      description: 'Session',
      method: 'stripe',
      status: 'paid',
      paidAt: new Date('2026-11-20T06:00:00Z'),
    },
  });

it('lists therapists for whom money came in, the most owed first, and finds them by name and state', async () => {
  const admin = await createAdmin();
  const [asha, ravi, none] = [
    await createTherapist({ name: 'Asha Rao' }),
    await createTherapist({ name: '100% Ravi' }),
    await createTherapist({
      name: 'Nobody Paid',
      upiId: null,
      bankName: null,
      accountNumber: null,
      ifsc: null,
    }),
  ];
  await paid(asha.id, '1500.00');
  await paid(ravi.id, '2000.50');
  const transfer = { therapistId: asha.id, amountPaise: 150_000, paidOn: '2026-11-21', reference: 'N326001' };
  expect(await recordRemittance({ ...transfer, beforePaise: 0 }, admin)).toMatchObject({ done: true });
  const names = async (query: Record<string, string>) =>
    (await listHouseAccounts(admin.viewer, query)).rows.map(({ name, owed }) => [name, owed]);
  expect(await names({})).toEqual([
    ['100% Ravi', 200_050],
    ['Asha Rao', 0],
  ]);
  expect(await names({ owed: 'owed' })).toEqual([['100% Ravi', 200_050]]);
  expect(await names({ owed: 'settled' })).toEqual([['Asha Rao', 0]]);
  expect(await names({ q: 'rao asha' })).toEqual([['Asha Rao', 0]]);
  expect(await names({ q: '0%' })).toEqual([['100% Ravi', 200_050]]);
  expect(await names({ q: '%o' })).toEqual([]);
  expect(await names({ after: ravi.id })).toEqual([['Asha Rao', 0]]);
  expect(await names({ before: asha.id })).toEqual([['100% Ravi', 200_050]]);
  expect(await names({ sort: '-name' })).toEqual([
    ['Asha Rao', 0],
    ['100% Ravi', 200_050],
  ]);
  expect(await names({ sort: '-name', after: asha.id })).toEqual([['100% Ravi', 200_050]]);
  const { rows } = await houseAccountsAsCsv(admin.viewer, {});
  expect(rows.map((row) => row.slice(0, 5))).toEqual([
    ['100% Ravi', '2000.50', '0.00', '0.00', '2000.50'],
    ['Asha Rao', '1500.00', '0.00', '1500.00', '0.00'],
  ]);
  expect(await openHouseAccount(none.id)).toMatchObject({ name: 'Nobody Paid', payee: null, money: [] });
  expect(await openHouseAccount('nobody')).toBeNull();
  const opened = await openHouseAccount(asha.id);
  expect(opened).toMatchObject({ payee: { isHouse: false, upiId: 'asharao@okbank' } });
});
