import { prerender } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import { holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { rememberBookingLink } from '@/lib/payment/booking-link/carried-payment';
import { ownBookingLink } from '@/lib/payment/link';
import { db } from '@/lib/server/db';
import { openEveryHour } from '@/test/booking/hours';
import { buy, confirm, hold } from '@/test/booking/purchases';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { heldTime, hour, inDays, paidPlan } from '@/test/plan/paid-plans';
import { as, newVisitor } from '@/test/server/visitor';
import DetailsPage from './page';

setUpDatabase();
beforeEach(() => newVisitor());

async function pageOf(bookingId: string): Promise<string> {
  const token = holdLink.token(bookingId, new Date());
  const page = await DetailsPage({
    params: Promise.resolve({ token }),
    searchParams: Promise.resolve({}),
  });
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

it('says that an unpaid time is released only where it is: not to who may pay until it begins', async () => {
  const [asha, meera] = [await createPractice(), await createStranger()];
  as(meera);
  const early = await heldTime(asha, meera, inDays(3));
  const late = await heldTime(asha, meera, new Date(Date.now() + 1.5 * hour));
  await db.booking.updateMany({ data: { releaseUnpaid: true } });
  const released = 'If it is not paid by then, the appointment is cancelled';
  expect(await pageOf(early)).toContain(released);
  const page = await pageOf(late);
  expect(page).toContain('To be paid by');
  expect(page).not.toContain(released);
});

it('asks nobody to pay who has just paid, also beside a plan that would pay', async () => {
  const [asha, meera] = [await createPractice(), await createStranger()];
  const held = await heldTime(asha, meera, inDays(3));
  as(meera);
  const asked = await pageOf(held);
  expect(asked).toContain('₹1,800');
  expect(asked).toContain('To be paid by');

  await paidPlan(asha, meera);
  expect(await pageOf(held)).toContain('Paid from your plan: 6 of 6 sessions left to book');

  const { id, createdAt } = await createPaymentRow({ therapistId: asha.therapist.id });
  await rememberBookingLink(ownBookingLink.url(id, createdAt).split('/').at(-1) ?? '');
  const paid = await pageOf(held);
  expect(paid).toMatch(/You paid ₹1,500: Session with/);
  expect(paid).toContain('You do not need to pay again');
  for (const words of ['To be paid by', '₹1,800', 'Paid from your plan']) expect(paid).not.toContain(words);
});

it('names the meeting of a purchase, and says so once the purchase is used up', async () => {
  await openEveryHour(null);
  await buy('family-therapy');
  const [first, second] = [await hold(48), await hold(72)];
  const idOf = (token: string) => holdLink.idOf(token) ?? '';
  const page = (await pageOf(idOf(second))).replaceAll('<!-- -->', '');
  expect(page).toContain('Family therapy session, 80 minutes');
  expect(page).toContain('You paid ₹1,500: Family therapy session.');
  await confirm(first);
  expect(await pageOf(idOf(second))).toContain(bookingMessages.meetingGone);
});
