import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { upiReferenceOf } from '@/lib/payment/submission/ticket';
import { paymentVisitOf } from '@/lib/payment/submission/visit';
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
  const first = await paymentVisitOf(asha);
  expect(await paymentVisitOf(asha)).toBe(first);
  expect(await paymentVisitOf({ ...asha, slug: 'rohan' })).not.toBe(first);
  visitor.jar.set(payerDeviceCookie, { value: 'device-two', flags: {} });
  expect(await paymentVisitOf(asha)).not.toBe(first);
  visitor.jar.clear();
  expect(await paymentVisitOf(asha)).not.toBe(await paymentVisitOf(asha));
});

it('names the payment of an appointment and of a quotation alike on every device, also after a move', async () => {
  const id = randomUUID();
  const appointment = { kind: 'appointment', id, startsAt: '2026-12-04T13:00:00.000Z' } as const;
  const first = await paymentVisitOf(appointment);
  const quoted = await paymentVisitOf({ kind: 'quotation', id });
  expect(quoted).not.toBe(first);
  visitor.jar.clear();
  expect(await paymentVisitOf({ ...appointment, startsAt: '2026-12-05T13:00:00.000Z' })).toBe(first);
  expect(await paymentVisitOf({ kind: 'quotation', id })).toBe(quoted);
  expect(await paymentVisitOf({ ...appointment, id: randomUUID() })).not.toBe(first);
});

it('names the next payment anew once a payment has used the name', async () => {
  const first = await paymentVisitOf(asha);
  await createPaymentRow({ upiReference: upiReferenceOf(first) });
  const second = await paymentVisitOf(asha);
  expect(second).not.toBe(first);
  expect(await paymentVisitOf(asha)).toBe(second);
});
