import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { markVerified } from '@/lib/account/email-confirmation/commands';
import { arriveFromGoogle } from '@/lib/account/google/commands';
import { createOwnProfile } from '@/lib/account/profile/onboarding/commands';
import type { OnboardingInput } from '@/lib/account/profile/onboarding/schema';
import { addToOwnAccount } from '@/lib/booking/adopt/actions';
import { adoptJobs } from '@/lib/booking/adopt/jobs';
import { adoptOf } from '@/lib/booking/adopt/opening';
import { cancelBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { bookingMessages } from '@/lib/booking/messages';
import { findBooking } from '@/lib/booking/queries';
import { roomOfViewer } from '@/lib/booking/room/queries';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { listOwnSessions, listTherapistSessions } from '@/lib/care/session/queries';
import { hour } from '@/lib/format/duration';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { createAppointmentRow, tokenOf } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';
import { as, newVisitor, sent, setUpVisitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };
const email = 'gauri@example.in';
const caller = { device: { userAgent: 'Firefox', networkHash: 'network' }, request };

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;

beforeEach(async () => {
  asha = await createPractice();
  calendarId = (await db.calendar.create({ data: { therapistId: asha.therapist.id } })).id;
});

/** A time in three days, booked by this person, and its payment as the guest's page reports it. */
async function book(booker: Parameters<typeof confirmBooking>[0]['booker'], hours = 72) {
  const { id, endsAt } = await createAppointmentRow({
    calendarId,
    clientId: null,
    startsAt: new Date(Date.now() + hours * hour),
    status: 'held',
    confirmedAt: null,
    mode: null,
    fee: '1200.00',
    payingRule: 'ahead',
    heldUntil: new Date(Date.now() + hour / 6),
  });
  const made = await confirmBooking({ bookingId: id, mode: 'video', booker, request });
  expect(made).toMatchObject({ confirmed: true });
  return { id, token: await tokenOf(id, endsAt) };
}

const gauri = { guest: { fullName: 'Gauri Joshi', email, phone: '+919876543210' } };

async function pay(appointmentId: string, given: object = {}) {
  return createPaymentRow({
    therapistId: asha.therapist.id,
    appointmentId,
    payerEmail: email,
    amount: '1200.00',
    ...given,
  });
}

async function onboard(userId: string): Promise<void> {
  const { viewer } = await signedIn(userId);
  const input: OnboardingInput = {
    role: 'client',
    firstName: 'Gauri',
    lastName: 'Joshi',
    phone: null,
    goals: null,
    timeZone: null,
    adult: 'on',
    terms: 'on',
    account: 'on',
    care: true,
    newsletter: false,
    next: '',
  };
  await createOwnProfile(viewer, input, caller);
}

const confirmAddress = (userId: string) =>
  db.$transaction((tx) => markVerified(tx, userId, request as never));
const work = () => runDueJobs(adoptJobs);

async function memberOf(userId: string) {
  const { viewer } = await signedIn(userId);
  if (!viewer.profile) throw new Error('expected a member');
  return { ...viewer, profile: viewer.profile };
}

async function seenBy(userId: string) {
  const viewer = await memberOf(userId);
  const { sessions } = await listOwnSessions(viewer, { time: 'coming' });
  const { transactions } = await listOwnTransactions(viewer);
  return { sessions: sessions.map(({ bookingId }) => bookingId), payments: transactions.map(({ id }) => id) };
}

describe('what somebody booked and paid as a guest', () => {
  it('is in their account once they have confirmed the address and finished onboarding, for both sides', async () => {
    const { id } = await book(gauri);
    const payment = await pay(id);
    const user = await createUser({ email, emailVerifiedAt: null });
    await onboard(user.id);
    await work();
    expect(await seenBy(user.id)).toEqual({ sessions: [], payments: [] });
    await confirmAddress(user.id);
    await work();
    expect(await seenBy(user.id)).toEqual({ sessions: [id], payments: [payment.id] });
    const { sessions } = await listTherapistSessions(asha.viewer, { time: 'coming' });
    expect(sessions.map(({ client }) => client.name)).toEqual(['Gauri Joshi']);
    const clients = await listClientChoices(asha.viewer);
    expect(clients.map(({ label }) => label)).toEqual(['Gauri Joshi']);
  });

  it('is there when the address was confirmed first and the onboarding came later', async () => {
    const { id } = await book(gauri);
    const user = await createUser({ email });
    await onboard(user.id);
    await work();
    expect((await seenBy(user.id)).sessions).toEqual([id]);
  });

  it('is there after Google has said whose address it is', async () => {
    const { id } = await book(gauri);
    const came = await arriveFromGoogle(
      { sub: '1', email, email_verified: true, name: 'Gauri Joshi' },
      request as never,
    );
    if (came.outcome !== 'linked') throw new Error('expected an account');
    await onboard(came.userId);
    await work();
    expect((await seenBy(came.userId)).sessions).toEqual([id]);
  });

  it('is there when somebody with an account booked without signing in, at their next visit', async () => {
    const client = await createStranger();
    const { id } = await book({ guest: { ...gauri.guest, email: client.viewer.email } });
    await adoptOf(client.viewer);
    expect((await seenBy(client.viewer.userId)).sessions).toEqual([id]);
  });

  it('is there when a signed-in client adds it by its link, whatever address it has, and nobody else’s is', async () => {
    const { id, token } = await book(gauri);
    const payment = await pay(id);
    const other = await book({ guest: { ...gauri.guest, fullName: 'G. J.' } }, 96);
    await pay(other.id);
    const [first, second] = [await createStranger(), await createStranger()];
    const add = (person: Awaited<ReturnType<typeof createStranger>>, booking: string) => {
      newVisitor();
      as(person);
      return addToOwnAccount(null, sent({ booking }));
    };
    const lost = { ok: false, message: bookingMessages.linkNotFound };
    expect(await add(first, `${token}x`)).toMatchObject(lost);
    expect(await add(asha, token)).toMatchObject({ ok: false });
    expect(await add(first, token)).toMatchObject({ ok: true, message: bookingMessages.added });
    expect(await add(first, token)).toMatchObject({ ok: true });
    expect(await add(second, token)).toMatchObject(lost);
    const newcomer = (await signedIn((await createUser()).id)).viewer;
    const theirs = await book({ guest: gauri.guest, account: newcomer }, 120);
    expect(await add(second, theirs.token)).toMatchObject(lost);
    const { userId } = first.viewer;
    expect(await seenBy(userId)).toEqual({ sessions: [id], payments: [payment.id] });
    expect(await seenBy(second.viewer.userId)).toEqual({ sessions: [], payments: [] });
  });

  it('keeps its papers, its cancelled session, and money that is already verified', async () => {
    const { id } = await book(gauri);
    const payment = await pay(id, { status: 'verified', reviewedAt: new Date() });
    const { id: transaction } = await db.transaction.create({
      data: {
        therapistId: asha.therapist.id,
        paymentSubmissionId: payment.id,
        amount: '1200.00',
        method: 'upi',
        status: 'paid',
        paidAt: new Date(),
        description: 'Session',
      },
    });
    await cancelBooking({ bookingId: id, by: 'guest', actor: 'guest', request });
    const user = await createUser({ email });
    await onboard(user.id);
    await work();
    expect(await seenBy(user.id)).toMatchObject({ payments: [transaction] });
    const session = await db.therapySession.findFirstOrThrow({ where: { bookingId: id } });
    expect(session).toMatchObject({ status: 'cancelled', cancelledBy: 'client' });
  });

  it('comes once, by however many ways at the same time', async () => {
    const { id } = await book(gauri);
    await pay(id);
    const user = await createUser({ email });
    await onboard(user.id);
    const viewer = await memberOf(user.id);
    await Promise.all([work(), ...Array.from({ length: 8 }, () => adoptOf(viewer))]);
    expect(await db.therapySession.count({ where: { bookingId: id } })).toBe(1);
    expect(await db.auditEntry.count({ where: { action: 'account.guest-rows-taken-over' } })).toBe(1);
  });

  it('keeps its private link, and tells its holder nothing of the account', async () => {
    const { id, token } = await book({ guest: { ...gauri.guest, fullName: 'G. J.' } });
    await db.booking.update({ where: { id }, data: { meetingLink: 'room' } });
    const user = await createUser({ email });
    await onboard(user.id);
    await work();
    const booking = await findBooking(id);
    expect(booking?.person).toMatchObject({ name: 'G. J.', email, userId: user.id });
    expect(booking?.meeting.ownRoom?.person ?? '').toContain(token);
    expect(await roomOfViewer(token, null)).toMatchObject({ role: 'person' });
    expect(await roomOfViewer(token, await memberOf(user.id))).toMatchObject({ role: 'person' });
  });
});

describe('a stranger', () => {
  it('gets nothing by an address that they typed and never confirmed', async () => {
    const { id } = await book(gauri);
    await pay(id);
    const user = await createUser({ email, emailVerifiedAt: null });
    await onboard(user.id);
    await adoptOf(await memberOf(user.id));
    await work();
    expect(await seenBy(user.id)).toEqual({ sessions: [], payments: [] });
  });

  it('gets nothing of another address, nor a therapist or an admin by their own', async () => {
    const { id } = await book({ guest: { ...gauri.guest, email: asha.viewer.email } });
    const other = await createStranger();
    await adoptOf(other.viewer);
    await adoptOf(asha.viewer);
    expect(await db.participant.findFirstOrThrow({ where: { bookingId: id } })).toMatchObject({
      clientId: null,
    });
  });
});

describe('somebody who is signed in and has not finished onboarding', () => {
  it('books as themselves: it is theirs afterwards, whatever else is confirmed', async () => {
    const user = await createUser({ email: `${randomUUID()}@example.in`, emailVerifiedAt: null });
    const { id } = await book({
      guest: { ...gauri.guest, email: user.email },
      account: (await signedIn(user.id)).viewer,
    });
    const payment = await pay(id, { userId: user.id });
    await onboard(user.id);
    await work();
    expect(await seenBy(user.id)).toEqual({ sessions: [id], payments: [payment.id] });
  });
});
