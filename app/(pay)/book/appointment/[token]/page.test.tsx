import { prerender } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import { adoptFor } from '@/lib/booking/adopt/commands';
import { findBooking } from '@/lib/booking/queries';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { db } from '@/lib/server/db';
import { tokenOf } from '@/test/booking/appointments';
import { guestOfPractice } from '@/test/booking/guests';
import { openEveryHour } from '@/test/booking/hours';
import { book, buy } from '@/test/booking/purchases';
import { setUpDatabase } from '@/test/database/database';
import { entered } from '@/test/payment/entries';
import { createStranger } from '@/test/payment/quotations';
import { as, newVisitor } from '@/test/server/visitor';
import AppointmentPage from './page';

setUpDatabase();

beforeEach(async () => {
  newVisitor();
  await openEveryHour(null);
});

async function pageOf(id: string): Promise<string> {
  const { endsAt } = (await findBooking(id)) ?? { endsAt: new Date() };
  const params = Promise.resolve({ token: await tokenOf(id, endsAt) });
  const { prelude } = await prerender(await AppointmentPage({ params, searchParams: Promise.resolve({}) }));
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

const next = 'Choose the time for Diagnostic evaluation, meeting 2 of 2';

it('names the meeting of a purchase and its length, and leads to the next one until that is booked', async () => {
  await buy('diagnostic-evaluation');
  const id = await book();
  const page = await pageOf(id);
  expect(page).toContain('Diagnostic evaluation, meeting 1 of 2, 90 minutes');
  expect(page).toContain('Part of a purchase');
  expect(page).toContain(next);
  await book();
  expect(await pageOf(id)).not.toContain('Choose the time for');
});

it('leads from a cancelled meeting back to its purchase', async () => {
  await buy('family-therapy');
  const id = await book();
  const data = { status: 'cancelled', cancelledAt: new Date(), cancelledBy: 'admin' };
  await db.booking.update({ where: { id }, data });
  const page = await pageOf(id);
  expect(page).toContain(
    'Your purchase is not affected, and you can book another time with your payment link.',
  );
  expect(page).not.toContain('It was free of charge');
  expect(page).toContain('/payment/booking/');
});

it('leads a guest to the receipt of entered money, and a client to add it, until an account has the appointment', async () => {
  const { asha, kavya, guest } = await guestOfPractice();
  await db.booking.update({ where: { id: guest.bookingId }, data: { fee: 1800 } });
  expect(await pageOf(guest.bookingId)).not.toContain('/api/receipts/');
  expect(await pageOf(guest.bookingId)).not.toContain('Add to my account');
  as(await createStranger());
  expect(await pageOf(guest.bookingId)).toContain('Add to my account');
  newVisitor();
  await entered(asha, guest.bookingId);
  await entered(asha, guest.bookingId, { amountPaise: 130_000, beforePaise: 50_000 });
  const page = await pageOf(guest.bookingId);
  for (const [index, link] of [...page.matchAll(/href="[^"]*\/api\/receipts\/([^"]+)"/g)].entries())
    expect((await readReceipt(null, link[1] ?? ''))?.amountPaise).toBe([50_000, 130_000][index]);
  expect(page.match(/\/api\/receipts\//g)).toHaveLength(2);
  expect(page).toContain('Receipt R/');
  await adoptFor(kavya.viewer.userId);
  expect(await pageOf(guest.bookingId)).not.toContain('/api/receipts/');
});
