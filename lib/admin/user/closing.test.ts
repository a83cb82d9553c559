import { describe, expect, it } from 'vitest';
import { closedBehindLink, closedInThisBrowser } from '@/lib/account/closed/queries';
import { accountJobs } from '@/lib/account/jobs';
import { hashPassword } from '@/lib/account/password/hashing';
import { requestReset } from '@/lib/account/recovery/commands';
import { signIn } from '@/lib/account/sign-in/actions';
import { issueToken } from '@/lib/account/token/commands';
import { linkSecret } from '@/lib/account/token/link-secret';
import { listBookings } from '@/lib/admin/booking/queries';
import { listMessages } from '@/lib/admin/message/queries';
import { disableAccount, enableAccount, endsWith } from '@/lib/admin/user/closing';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { requestLink } from '@/lib/contact/link';
import { addresseeOfLink } from '@/lib/contact/queries';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin, freshProof } from '@/test/account/back-office';
import { bookInThreeDays, createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { paidPlan } from '@/test/plan/paid-plans';
import { formOf } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();
const catcher = setUpMailCatcher();

type Admin = Awaited<ReturnType<typeof createAdmin>>;

async function close(by: Admin, userId: string, given: { version?: string; cancels?: boolean } = {}) {
  const { version } = await endsWith(userId);
  const closing = { because: 'conduct', version, cancels: true, ...given } as const;
  return disableAccount(by, userId, { ...closing, ...(await freshProof(by)) });
}

const guest = { fullName: 'Riya Bhatnagar', email: 'riya@example.in', phone: '+919876543210' };

/** A therapist with a calendar, a client of theirs with a coming session, and a guest with one. */
async function arranged() {
  const by = await createAdmin();
  const asha = await createPractice();
  const client = await createClientOf(asha.therapist);
  const { id: calendarId } = await db.calendar.upsert({
    where: { therapistId: asha.therapist.id },
    create: { therapistId: asha.therapist.id },
    update: {},
  });
  const own = await bookInThreeDays({ calendarId, booker: { viewer: client.viewer }, mode: 'video' });
  const asGuest = await bookInThreeDays({ calendarId, booker: { guest }, mode: 'video' });
  return { by, asha, client, calendarId, own, asGuest };
}

const held = (calendarId: string) =>
  createAppointmentRow({
    calendarId,
    clientId: null,
    startsAt: new Date(Date.now() + 200 * 3_600_000),
    status: 'held',
    confirmedAt: null,
    mode: null,
    heldUntil: new Date(Date.now() + 600_000),
  });

const stateOf = async (id: string) =>
  (await db.booking.findUniqueOrThrow({ where: { id }, select: { status: true, cancelledBy: true } })).status;

const request = { id: 'request-1', network: '203.0.113.7' };

describe('the owner of a closed account', () => {
  it('reads why and whom to write to after the right password; nobody else learns of it', async () => {
    const by = await createAdmin();
    const password = 'a long pass phrase 7';
    const { id } = await createUser({
      email: 'closed@example.in',
      passwordHash: await hashPassword(password),
    });
    await close(by, id);
    const enter = (typed: string, email = 'closed@example.in') =>
      signIn(null, formOf({ email, password: typed, next: '' }, ''));
    const right = await enter(password);
    expect(right.message).toMatch(/^This account is closed\. It was used in a way that breaks our terms\./);
    expect(right.message).toMatch(/write to \S+@\S+\.$/);
    const wrong = { ok: false, message: 'Invalid email or password' };
    expect(await enter('another pass phrase')).toMatchObject(wrong);
    expect(await enter('another pass phrase', 'nobody@example.in')).toMatchObject(wrong);
    expect(await db.userSession.count({ where: { userId: id } })).toBe(0);
  });

  it('reads it in a browser that was signed in, behind the link of a mail, and in answer to “Forgot password”', async () => {
    const { by, client } = await arranged();
    const { userId } = client.viewer;
    const tokenId = await db.$transaction((tx) =>
      issueToken(tx, { userId, purpose: 'reset_password', minutes: 30 }),
    );
    visitor.token = client.token;
    expect(await closedInThisBrowser()).toBeNull();
    expect(await closedBehindLink(linkSecret('reset_password', tokenId ?? ''))).toBeNull();
    await close(by, userId);
    visitor.token = client.token;
    expect(await closedInThisBrowser()).toContain('This account is closed.');
    expect(await closedBehindLink(linkSecret('reset_password', tokenId ?? ''))).toContain('is closed.');
    await runDueJobs(accountJobs);
    catcher.caught.splice(0);
    await requestReset(client.viewer.email, { ...request, userAgent: null } as never);
    await runDueJobs(accountJobs);
    expect(catcher.caught.map(({ mail }) => mail.subject)).toEqual(['Your account is closed']);
  });
});

describe('what a closed account has ahead', () => {
  it('is shown with who, when and money, must be agreed to, and is then cancelled with both sides told', async () => {
    const { by, client, own, asGuest } = await arranged();
    const { userId } = client.viewer;
    await db.booking.update({ where: { id: own }, data: { fee: '1500.00' } });
    const { coming, version } = await endsWith(userId);
    expect(coming).toMatchObject([
      { id: own, isBooking: true, client: 'Meera Iyer', money: '₹1,500, not paid yet.' },
      { isBooking: false },
    ]);
    expect(await close(by, userId, { cancels: false })).toBe('not-confirmed');
    expect(await close(by, userId, { version: 'of another day' })).toBe('appointments');
    expect(await stateOf(own)).toBe('confirmed');
    expect(await close(by, userId, { version })).toBe('done');
    expect(await stateOf(own)).toBe('cancelled');
    expect(await stateOf(asGuest)).toBe('confirmed');
    expect(await db.therapySession.count({ where: { bookingId: own, status: 'cancelled' } })).toBe(1);
    expect(await db.notification.count({ where: { kind: 'booking.cancelled' } })).toBe(1);
    await runDueJobs(bookingJobs);
    expect(catcher.caught.length).toBeGreaterThan(0);
  });

  it('holds what was booked as a guest with the confirmed address, and such bookings are refused in words', async () => {
    const { by, calendarId, asGuest } = await arranged();
    const { id } = await createUser({ email: guest.email });
    expect(await close(by, id)).toBe('done');
    expect(await stateOf(asGuest)).toBe('cancelled');
    const another = await held(calendarId);
    const booking = { bookingId: another.id, mode: 'video', booker: { guest }, request };
    expect(await confirmBooking(booking)).toEqual({ confirmed: false, because: 'closed' });
    await enableAccount(by, id, await freshProof(by));
    expect(await confirmBooking(booking)).toMatchObject({ confirmed: true });
  });

  it('puts what is left of a plan paid ahead on the list of money to send back', async () => {
    const { by, asha, client } = await arranged();
    const { paymentId } = await paidPlan(asha, client, { sessions: 4, amount: '6800' });
    expect(await close(by, client.viewer.userId)).toBe('done');
    expect(await db.refundDue.findMany()).toMatchObject([
      { paymentSubmissionId: paymentId, reason: 'account-closed', amount: expect.anything() },
    ]);
  });

  it.each(['client', 'therapist'] as const)(
    'owes what was paid and not used yet when the %s’s account is closed',
    async (side) => {
      const { by, asha, client } = await arranged();
      const paid = { therapistId: asha.therapist.id, clientId: client.viewer.profile.id, amount: '1500.00' };
      const { id } = await createPaymentRow(paid);
      await verifyPayment(id, null, by);
      const { viewer } = side === 'client' ? client : asha;
      expect(await close(by, viewer.userId)).toBe('done');
      expect(await db.refundDue.findMany()).toMatchObject([
        { paymentSubmissionId: id, reason: 'account-closed', therapistId: asha.therapist.id },
      ]);
    },
  );

  it('leaves appointments alone that somebody else’s unconfirmed account would take along', async () => {
    const { by, asGuest } = await arranged();
    const { id } = await createUser({ email: guest.email, emailVerifiedAt: null });
    expect(await close(by, id)).toBe('done');
    expect(await stateOf(asGuest)).toBe('confirmed');
  });

  it('of a therapist ends with clients told, the listing hidden, held times free and mail links dead', async () => {
    const { by, asha, client, calendarId, own, asGuest } = await arranged();
    const hold = await held(calendarId);
    const letter = await db.therapistContactRequest.create({
      data: {
        therapistId: asha.therapist.id,
        userName: 'Meera Iyer',
        userEmail: 'meera@example.in',
        message: 'Hello',
      },
    });
    const token = requestLink.url(letter.id).split('/').at(-1) ?? '';
    expect(await addresseeOfLink(token)).toBe(asha.therapist.name);
    const ending = (await endsWith(asha.viewer.userId)).coming;
    expect(ending.filter(({ isBooking }) => isBooking).map(({ id }) => id)).toEqual([own, asGuest]);
    expect(await close(by, asha.viewer.userId)).toBe('done');
    for (const id of [own, asGuest]) expect(await stateOf(id)).toBe('cancelled');
    expect(await stateOf(hold.id)).toBe('released');
    expect(await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } })).toMatchObject({
      isActive: false,
    });
    expect(await addresseeOfLink(token)).toBeNull();
    const told = await db.notification.findMany({ where: { userId: client.viewer.userId } });
    expect(told.map(({ title }) => title)).toContain('Your therapist is not working with us at the moment');
  });
});

it('an account’s page leads to the appointments and messages of that person alone', async () => {
  const { by, client, own, asGuest } = await arranged();
  await db.contactMessage.create({
    data: {
      firstName: 'Meera',
      lastName: 'Iyer',
      email: client.viewer.email,
      serviceInterest: 'general-support',
      subject: 'Hello',
      message: 'Hello',
    },
  });
  const q = client.viewer.userId;
  const bookings = await listBookings(by.viewer, { q });
  expect(bookings.rows.map(({ id }) => id)).toEqual([own]);
  expect(bookings.rows.map(({ id }) => id)).not.toContain(asGuest);
  expect((await listMessages(by.viewer, { q })).rows).toHaveLength(1);
  expect((await listMessages(by.viewer, { q: by.viewer.userId })).rows).toHaveLength(0);
});
