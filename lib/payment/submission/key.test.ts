import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { paymentKeyOf } from '@/lib/payment/submission/key';
import { upiReferenceOf } from '@/lib/payment/submission/ticket';
import { payerDeviceCookie } from '@/lib/server/request/cookies.mjs';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const asha = { kind: 'therapist', slug: 'asha-rao' } as const;

beforeEach(() => {
  visitor.jar.set(payerDeviceCookie, { value: 'device-one', flags: {} });
});

it('names the same payment at each load in one browser, and another one elsewhere', async () => {
  const first = await paymentKeyOf(asha);
  expect(await paymentKeyOf(asha)).toBe(first);
  expect(await paymentKeyOf({ ...asha, slug: 'rohan' })).not.toBe(first);
  visitor.jar.set(payerDeviceCookie, { value: 'device-two', flags: {} });
  expect(await paymentKeyOf(asha)).not.toBe(first);
  visitor.jar.clear();
  expect(await paymentKeyOf(asha)).not.toBe(await paymentKeyOf(asha));
});

it('names the payment of an appointment and of a quotation alike on every device, also after a move', async () => {
  const id = randomUUID();
  const appointment = { kind: 'appointment', id, startsAt: '2026-12-04T13:00:00.000Z' } as const;
  const first = await paymentKeyOf(appointment);
  const quoted = await paymentKeyOf({ kind: 'quotation', id });
  expect(quoted).not.toBe(first);
  visitor.jar.clear();
  expect(await paymentKeyOf({ ...appointment, startsAt: '2026-12-05T13:00:00.000Z' })).toBe(first);
  expect(await paymentKeyOf({ kind: 'quotation', id })).toBe(quoted);
  expect(await paymentKeyOf({ ...appointment, id: randomUUID() })).not.toBe(first);
});

it('names the next payment again once a payment has used the name', async () => {
  const first = await paymentKeyOf(asha);
  await createPaymentRow({ upiReference: upiReferenceOf(first) });
  const second = await paymentKeyOf(asha);
  expect(second).not.toBe(first);
  expect(await paymentKeyOf(asha)).toBe(second);
});
