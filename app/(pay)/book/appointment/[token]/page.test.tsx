import { prerender } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import { appointmentLink } from '@/lib/booking/link';
import { findBooking } from '@/lib/booking/queries';
import { db } from '@/lib/server/db';
import { openEveryHour } from '@/test/booking/hours';
import { book, buy } from '@/test/booking/purchases';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor } from '@/test/server/visitor';
import AppointmentPage from './page';

setUpDatabase();

beforeEach(async () => {
  newVisitor();
  await openEveryHour(null);
});

async function pageOf(id: string): Promise<string> {
  const { endsAt } = (await findBooking(id)) ?? { endsAt: new Date() };
  const params = Promise.resolve({ token: appointmentLink.token(id, endsAt) });
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
