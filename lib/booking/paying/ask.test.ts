import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { UnpaidList } from '@/components/booking/private/paying/unpaid-panel';
import { askForPayment } from '@/lib/booking/paying/ask';
import { payingJobs } from '@/lib/booking/paying/jobs';
import { countUnpaidAppointments, unpaidAppointments } from '@/lib/booking/paying/unpaid';
import { day, hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { bookingOfLink, createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();

const catcher = setUpMailCatcher();
const request = { id: 'request-1', network: 'network' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;
let number: number;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } }));
  number = 0;
});

/** An appointment of Meera's with Asha that costs ₹1,500, so many hours from now. */
async function appointment(hours: number, given: object = {}): Promise<string> {
  const { id } = await createAppointmentRow({
    calendarId,
    clientId: meera.viewer.profile.id,
    startsAt: new Date(Date.now() + (hours + number++) * hour),
    fee: '1500.00',
    payingRule: 'ahead',
    ...given,
  });
  return id;
}

const pay = (appointmentId: string, status: string) =>
  createPaymentRow({
    therapistId: asha.therapist.id,
    appointmentId,
    status,
    ...(status !== 'pending' && { reviewedAt: new Date(), rejectionReason: 'Not there.' }),
  });
const shown = async () => (await unpaidAppointments(asha.viewer)).appointments;

it('the room shows what is due, past and coming, and nothing that is paid, checked, free or somebody else’s', async () => {
  const held = await appointment(-48);
  const coming = await appointment(48);
  const rejected = await appointment(72);
  await pay(rejected, 'rejected');
  await pay(await appointment(96), 'pending');
  await pay(await appointment(120), 'verified');
  await appointment(144, { fee: '0' });
  await appointment(168, { fee: null });
  await appointment(192, { status: 'cancelled', cancelledAt: new Date(), cancelledBy: 'client' });
  const found = await shown();
  expect(found.map(({ id, begun }) => [id, begun])).toEqual([
    [held, true],
    [coming, false],
    [rejected, false],
  ]);
  expect(found[0]).toMatchObject({ fee: { amountPaise: 150_000 }, askedAt: null, canAsk: true });
  expect((await unpaidAppointments((await createPractice()).viewer)).appointments).toEqual([]);
  expect(await countUnpaidAppointments(asha.viewer)).toBe((await shown()).length);
  expect(await countUnpaidAppointments((await createPractice()).viewer)).toBe(0);
});

it('a session that was missed is told apart from one that was held', async () => {
  const [held, missed] = [await appointment(-48), await appointment(-96)];
  for (const [bookingId, status] of [
    [held, 'completed'],
    [missed, 'no_show'],
  ] as const) {
    const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
    await db.therapySession.create({
      data: {
        therapistId: asha.therapist.id,
        clientId: meera.viewer.profile.id,
        sessionDate: startsAt,
        bookingId,
        status,
        ...(status === 'completed' ? { completedAt: new Date() } : { missedAt: new Date() }),
      },
    });
  }
  const unpaid = await unpaidAppointments(asha.viewer);
  expect(unpaid.appointments.map(({ id, missed }) => [id, missed])).toEqual([
    [missed, true],
    [held, false],
  ]);
  const list = renderToStaticMarkup(
    UnpaidList({ unpaid, page: '/therapist-dashboard/payments', timeZone: 'Asia/Kolkata' }),
  );
  expect(list).toMatch(/, missed<.*Please agree between you whether it is paid\..*, held<.*To be paid now/s);
});

it('a session that is paid afterwards is due once it is over, and nobody is reminded before', {
  tags: ['slow'],
}, async () => {
  const id = await appointment(200, { payingRule: 'after' });
  const { startsAt, endsAt } = await db.booking.findUniqueOrThrow({ where: { id } });
  const at = (moment: Date) => unpaidAppointments(asha.viewer, { now: moment });
  expect((await at(startsAt)).appointments).toEqual([]);
  expect(await askForPayment(asha.viewer, id, request, startsAt)).toBe('not-yet');
  expect(await db.notification.count()).toBe(0);
  expect((await at(endsAt)).appointments).toMatchObject([{ id, canAsk: true }]);
  expect(await askForPayment(asha.viewer, id, request, endsAt)).toBe('asked');
});

it('a reminder goes to the client by mail and in their account, once a day', { tags: ['slow'] }, async () => {
  const id = await appointment(48);
  expect(await askForPayment(asha.viewer, id, request)).toBe('asked');
  expect(await askForPayment(asha.viewer, id, request)).toBe('too-soon');
  expect(await shown()).toMatchObject([{ canAsk: false, askedAt: expect.any(Date) }]);
  await runDueJobs(payingJobs);
  const mails = () => catcher.caught.filter(({ recipients }) => recipients.includes(meera.viewer.email));
  expect(mails().map(({ mail }) => mail.subject)).toEqual([expect.stringContaining('Not paid yet')]);
  expect(mails()[0]?.mail.text).toContain('/payment/appointment/');
  const notifications = await db.notification.findMany({ where: { userId: meera.viewer.userId } });
  expect(notifications).toMatchObject([{ kind: 'booking.payment-asked' }]);

  const tomorrow = new Date(Date.now() + day + 1_000);
  expect(await askForPayment(asha.viewer, id, request, tomorrow)).toBe('asked');
  await runDueJobs(payingJobs);
  expect(mails()).toHaveLength(2);
});

it('the link of a reminder opens, however long ago the session was held', { tags: ['slow'] }, async () => {
  const id = await appointment(-24 * 30, { payingRule: 'after' });
  expect(await askForPayment(asha.viewer, id, request)).toBe('asked');
  await runDueJobs(payingJobs);
  const [, token = ''] = /\/payment\/appointment\/(\S+)/.exec(catcher.caught[0]?.mail.text ?? '') ?? [];
  const inSixDays = new Date(Date.now() + 6 * day);
  expect(await bookingOfLink(token, inSixDays)).toBe(id);
});

it('of ten presses at one moment one is sent', { tags: ['slow'] }, async () => {
  const id = await appointment(48);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => askForPayment(asha.viewer, id, request)),
  );
  expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(1);
  expect(await db.notification.count()).toBe(1);
});

it('nobody is reminded of what is paid, not theirs to ask for, or has lost its person', async () => {
  const id = await appointment(48);
  const stranger = await createPractice();
  expect(await askForPayment(stranger.viewer, id, request)).toBe('unknown');
  expect(await askForPayment(meera.viewer, id, request)).toBe('not-linked');
  expect(await askForPayment(asha.viewer, 'x', request)).toBe('unknown');
  expect(await askForPayment(asha.viewer, await appointment(72, { clientId: null }), request)).toBe('nobody');
  await askForPayment(asha.viewer, id, request);
  // It is paid between the press and the mail.
  await pay(id, 'pending');
  await runDueJobs(payingJobs);
  expect(catcher.caught).toEqual([]);
  expect(await askForPayment(asha.viewer, id, request, new Date(Date.now() + 48 * hour))).toBe('settled');
});
