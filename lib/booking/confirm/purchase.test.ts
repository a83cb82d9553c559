import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBooking, moveBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { readConsultation } from '@/lib/booking/consultation/queries';
import { calendarFile } from '@/lib/booking/invite';
import { bookingJobs } from '@/lib/booking/jobs';
import { holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { findOffer } from '@/lib/booking/offer/queries';
import { payingHere } from '@/lib/booking/paying/queries';
import { calendarOf, findBooking } from '@/lib/booking/queries';
import { minute } from '@/lib/format/duration';
import { purposeInWords, shownMeeting } from '@/lib/payment/booking-link/rules';
import { meetingsInWords } from '@/lib/payment/product/meetings';
import { productNamed } from '@/lib/payment/product/queries';
import { db } from '@/lib/server/db';
import { openEveryHour } from '@/test/booking/hours';
import { book, booked, buy, buyByCard, confirm, guest, hold, press, timeOf } from '@/test/booking/purchases';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createStranger } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';
import { newVisitor } from '@/test/server/visitor';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };
const assessment = 'detailed-psychological-assessment';

beforeEach(async () => {
  newVisitor();
  await openEveryHour(null);
});

async function viewOf(id: string) {
  const found = await findBooking(id);
  if (!found) throw new Error('expected a booking');
  return found;
}

const ways = [
  { how: 'a reported payment', buy, state: 'being checked', column: 'paymentId' },
  { how: 'an order by card', buy: buyByCard, state: 'paid', column: 'orderId' },
] as const;

describe.each(ways)('by $how', ({ buy, state, column }) => {
  describe('what is sold', () => {
    it.each([
      ['individual-counseling', 'One meeting of 50 minutes'],
      ['couples-marriage-therapy', 'One meeting of 75 minutes'],
      ['family-therapy', 'One meeting of 80 minutes'],
      ['screening-assessments', 'One meeting of 45 minutes'],
      ['diagnostic-evaluation', 'Two meetings of 90 and 45 minutes'],
      [assessment, 'Two or three meetings of 120 minutes each'],
    ])('can be booked: of %s %s, and no more', async (slug, words) => {
      const lengths = productNamed(slug)?.meetings ?? [];
      expect(meetingsInWords(slug, lengths)).toBe(words);
      const id = await buy(slug);
      for (const minutes of lengths) {
        expect((await payingHere(null)).payment?.meeting?.bought?.minutes).toBe(minutes);
        await book();
      }
      const sold = await booked();
      expect(sold.map(({ minutes }) => minutes)).toEqual(lengths);
      expect(new Set(sold.map(({ paymentId }) => paymentId))).toEqual(new Set([id]));
      expect(await payingHere(null)).toEqual({
        payment: null,
        plan: null,
        shown: 'fee',
        spent: 'Everything that this payment bought is booked.',
      });
    });

    it('stays what was bought, whatever is sold since', async () => {
      await buy('couples-marriage-therapy', [60, 30]);
      await book();
      await book();
      expect(await booked()).toMatchObject([{ minutes: 60 }, { minutes: 30 }]);
    });

    it('is used by no consultation of another length', async () => {
      await buy('couples-marriage-therapy');
      const answer = await press(await timeOf(45), '');
      if (!answer.ok) throw new Error(answer.message);
      expect(await confirm(answer.data.next.split('/').at(-1) ?? '')).toMatchObject({ ok: true });
      expect(await booked()).toMatchObject([{ minutes: 45, kindName: null, paymentId: null }]);
      expect((await payingHere(null)).payment?.meeting).toMatchObject({ number: 1 });
    });
  });

  describe('a meeting of a purchase', () => {
    it('keeps name and length in mails, in the calendar file and on the dashboard', async () => {
      await buy('diagnostic-evaluation');
      const booking = await viewOf(await book());
      await runDueJobs(bookingJobs);
      expect(catcher.caught).toHaveLength(2);
      for (const { mail } of catcher.caught) {
        expect(mail.text).toContain('Diagnostic evaluation, meeting 1 of 2, 90 minutes');
        expect(mail.text).toContain(`Part of a purchase, ${state}.`);
        expect(mail.subject).not.toContain('evaluation');
      }
      const utc = (moment: Date) => moment.toISOString().replace(/[-:]/g, '').replace('.000', '');
      const file = calendarFile(booking, 'REQUEST', 'https://antarman.test');
      expect(file).toContain(`DTSTART:${utc(booking.startsAt)}`);
      expect(file).toContain(`DTEND:${utc(booking.endsAt)}`);
      expect(booking.endsAt.getTime() - booking.startsAt.getTime()).toBe(90 * minute);
      const { viewer } = await createStranger();
      await db.participant.updateMany({ data: { clientId: viewer.profile.id } });
      const client = { ...viewer, profile: { ...viewer.profile, role: 'client' as const } };
      expect((await readConsultation(client)).own).toMatchObject({
        kindName: 'Diagnostic evaluation, meeting 1 of 2',
        endsAt: booking.endsAt,
      });
    });

    it('keeps its length when it is moved, beside a consultation that it never overlaps', async () => {
      await buy('family-therapy');
      const id = await book();
      const consultation = await press(await timeOf(45, 96), '');
      expect(consultation.ok).toBe(true);
      const to = await timeOf(80, 96);
      const change = { bookingId: id, by: 'guest', actor: 'guest', request } as const;
      expect(await moveBooking({ ...change, to })).toMatchObject({ done: true });
      const { startsAt, endsAt } = await viewOf(id);
      expect([startsAt, endsAt.getTime() - startsAt.getTime()]).toEqual([to, 80 * minute]);
      const [first, second] = await db.booking.findMany({ orderBy: { startsAt: 'asc' } });
      expect(first?.blockedUntil.getTime()).toBeLessThanOrEqual(second?.startsAt.getTime() ?? 0);
      const offer = await findOffer(calendarOf(await viewOf(id)), { timeZone: 'Asia/Kolkata', from: '' });
      expect(offer?.minutes).toBe(80);
    });

    it('is given back when it is cancelled, and no other', async () => {
      const payment = await buy('diagnostic-evaluation');
      const first = await book();
      await book();
      await cancelBooking({ bookingId: first, by: 'guest', actor: 'guest', request });
      expect((await payingHere(null)).payment?.meeting).toMatchObject({ number: 1, bought: { minutes: 90 } });
      expect(await book()).not.toBe(first);
      expect(await booked()).toMatchObject([
        { meetingNumber: 1, minutes: 90, paymentId: payment },
        { meetingNumber: 2, minutes: 45, paymentId: payment },
      ]);
      expect((await viewOf(first)).paymentId).toBeNull();
    });
  });

  describe('the meetings of a purchase', () => {
    it('are offered, booked and moved in their order only', async () => {
      await buy(assessment);
      const [early, middle] = [await hold(48), await hold(96)];
      expect(await confirm(middle)).toMatchObject({ ok: true });
      const message = bookingMessages.meetingOrder;
      expect(await confirm(early)).toMatchObject({ ok: false, message });
      await db.booking.deleteMany({ where: { status: 'held' } });
      const { payment } = await payingHere(null);
      const first = await db.booking.findFirstOrThrow({ where: { status: 'confirmed' } });
      if (!payment?.meeting) throw new Error('expected a meeting booked, and one left');
      expect(payment.meeting).toMatchObject({ number: 2, after: first.endsAt, before: null });
      expect(purposeInWords(payment)).toContain('It takes place after meeting 1.');
      const of = { therapist: null, minutes: 120, order: payment.meeting } as const;
      const offer = await findOffer(of, { timeZone: 'UTC', from: '' });
      const times = (offer?.week?.days ?? []).flatMap(({ slots }) =>
        slots.map(({ value }) => new Date(value)),
      );
      expect(times.length).toBeGreaterThan(0);
      expect(Math.min(...times.map(Number))).toBeGreaterThanOrEqual(first.endsAt.getTime());
      expect(await press(await timeOf(120), shownMeeting(payment))).toMatchObject({ ok: false, message });
      const answer = await press(await timeOf(120, 120), shownMeeting(payment));
      if (!answer.ok) throw new Error(answer.message);
      expect(await confirm(answer.data.next.split('/').at(-1) ?? '')).toMatchObject({ ok: true });

      const [one, two] = await db.booking.findMany({ orderBy: { meetingNumber: 'asc' } });
      const startOf = async (id = '') => (await viewOf(id)).startsAt;
      const move = async (id: string | undefined, hours: number) =>
        moveBooking({
          ...{ bookingId: id ?? '', by: 'guest', actor: 'guest', request },
          to: await timeOf(120, hours),
        });
      expect(await move(two?.id, 48)).toEqual({ done: false, because: 'order' });
      expect(await move(one?.id, 144)).toEqual({ done: false, because: 'order' });
      expect(await move(one?.id, 72)).toMatchObject({ done: true });
      expect(await move(two?.id, 144)).toMatchObject({ done: true });
      await cancelBooking({ bookingId: one?.id ?? '', by: 'guest', actor: 'guest', request });
      const again = (await payingHere(null)).payment;
      expect(again?.meeting).toMatchObject({ number: 1, after: null, before: await startOf(two?.id) });
    });
  });

  describe('a purchase with nothing left', () => {
    it('books no fourth meeting of three, whatever is still held', async () => {
      await buy(assessment);
      const open = [await hold(48), await hold(60), await hold(72)];
      const late = await hold(84);
      for (const token of open) expect(await confirm(token)).toMatchObject({ ok: true });
      expect(await confirm(late)).toMatchObject({ ok: false, message: bookingMessages.meetingGone });
      expect((await booked()).map(({ kindName }) => kindName)).toEqual(
        [1, 2, 3].map((number) => `Detailed psychological assessment, meeting ${number} of 3`),
      );
    });

    it('holds nothing from a page that shows a meeting booked since', async () => {
      await buy('diagnostic-evaluation');
      const shown = shownMeeting((await payingHere(null)).payment);
      await book();
      const answer = await press(await timeOf(90, 96), shown);
      expect(answer).toMatchObject({ ok: false, message: bookingMessages.meetingChanged });
      expect(await db.booking.count()).toBe(1);
    });

    it('books its last meeting once, however many ask at once', async () => {
      const payment = await buy('couples-marriage-therapy');
      const ids: string[] = [];
      for (const hours of [48, 60, 72, 84]) ids.push(holdLink.idOf(await hold(hours)) ?? '');
      const asked = ids.map((bookingId) =>
        confirmBooking({ bookingId, mode: 'video', booker: { guest }, payment, request }),
      );
      const said = (await Promise.all(asked)).map((answer) => (answer.confirmed ? 'booked' : answer.because));
      expect(said.toSorted()).toEqual(['booked', 'meeting-gone', 'meeting-gone', 'meeting-gone']);
      expect(await booked()).toMatchObject([{ meetingNumber: 1, minutes: 75, paymentId: payment }]);
      const others = { where: { status: 'held' }, data: { [column]: payment } } as const;
      await expect(db.booking.updateMany(others)).rejects.toThrow('Unique constraint');
    });
  });
});
