import { prerender } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import { bookingMessages } from '@/lib/booking/messages';
import { refundPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { openEveryHour } from '@/test/booking/hours';
import { book, buy, confirm, follow, hold } from '@/test/booking/purchases';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor } from '@/test/server/visitor';
import OwnBookPage from './page';

setUpDatabase();

let calendarId: string;

beforeEach(async () => {
  newVisitor();
  calendarId = await openEveryHour(null);
});

async function words(page: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

const nothing = Promise.resolve({});
const times = async () => words(await OwnBookPage({ params: nothing, searchParams: nothing }));

it('offers the meetings of a purchase one after the other, each at its length', async () => {
  await buy('diagnostic-evaluation');
  expect(await times()).toMatch(/Choose the time for meeting 1 of 2 here: 90 minutes\..*90 minutes<\/dd>/s);
  await book();
  expect(await times()).toContain('Choose the time for meeting 2 of 2 here: 45 minutes.');
  await book();
  expect(await times()).toContain('Everything that this payment bought is booked.');
});

it('says that no opening is long enough, with a way to write to us', async () => {
  await db.availabilityHours.updateMany({
    where: { calendarId },
    data: { startMinute: 600, endMinute: 690 },
  });
  await buy('detailed-psychological-assessment');
  const page = await times();
  expect(page).toContain('There are no free times of 120 minutes at the moment.');
  expect(page).toContain('/contact?topic=general-support');
  await buy('diagnostic-evaluation');
  expect(await times()).toContain('Free times for Diagnostic evaluation, meeting 1 of 2');
});

it('books nothing by the link of a refunded payment, not even a time that is held', async () => {
  const payment = await buy('family-therapy');
  const token = await hold();
  const admin = await createAdmin();
  expect(await verifyPayment(payment, null, admin)).toEqual({ done: true });
  expect(await refundPayment(payment, { reason: 'Not needed.' }, admin)).toEqual({ done: true });
  expect(await confirm(token)).toMatchObject({ ok: false, message: bookingMessages.meetingGone });
  await follow(payment);
  expect(await times()).toContain('This payment was refunded, so its link cannot be used.');
  expect(await db.booking.count({ where: { status: 'confirmed' } })).toBe(0);
});
