import { expect, it } from 'vitest';
import { undoEntered } from '@/lib/payment/entered/commands';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createDueAppointment } from '@/test/payment/card-appointments';
import { entered, entryRequest, keeperOf } from '@/test/payment/entries';
import { createPractice, createStranger } from '@/test/payment/quotations';

setUpDatabase();

it('erasing a client keeps an entered payment and its papers, without the words about them', async () => {
  const [asha, meera] = [await createPractice(), await createStranger()];
  const id = await createDueAppointment(asha, meera);
  const payment = await entered(asha, id, { method: 'cheque', note: '000123' });
  const caller = { viewer: keeperOf(asha), request: entryRequest };
  await undoEntered(payment, 'Meera paid her brother instead.', caller);
  await db.user.update({ where: { id: meera.viewer.userId }, data: { passwordHash: null } });
  expect(await requestErasure(meera.viewer, { password: '', request: entryRequest })).toBe('erased');
  const { receipts, ...row } = await db.transaction.findUniqueOrThrow({
    where: { id: payment },
    include: { receipts: true },
  });
  expect(row).toMatchObject({ status: 'undone', enteredNote: '000123' });
  expect(row.undoneReason).not.toContain('Meera');
  expect(receipts).toHaveLength(1);
});
