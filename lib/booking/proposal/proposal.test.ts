import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBooking } from '@/lib/booking/change/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import {
  agreeToProposal,
  declineProposal,
  proposeTime,
  withdrawProposedTime,
} from '@/lib/booking/proposal/actions';
import { answerProposal } from '@/lib/booking/proposal/commands';
import { proposalBasis, rescheduleMessages } from '@/lib/booking/proposal/rules';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { tokenOf } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { confirmTime, heldTime } from '@/test/plan/paid-plans';
import { formOf } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { newVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();

const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;

beforeEach(async () => {
  newVisitor();
  asha = await createPractice();
  meera = await createStranger();
  visitor.token = asha.token;
});

const began = Date.now();

function inHours(hours: number): Date {
  return new Date(Math.ceil(began / hour) * hour + hours * hour);
}

/** On India's clock, as the form sends it. */
const local = (moment: Date) => new Date(moment.getTime() + 5.5 * hour).toISOString().slice(0, 16);

async function booked(hours: number): Promise<{ id: string; session: string; token: string }> {
  const startsAt = inHours(hours);
  const endsAt = new Date(startsAt.getTime() + 0.75 * hour);
  const id = await heldTime(asha, meera, startsAt, null);
  await confirmTime(meera, id);
  const session = await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } });
  return { id, session: session.id, token: await tokenOf(id, endsAt) };
}

/** The session as a freshly loaded page shows it. */
async function shown(session: string): Promise<string> {
  const { booking } = await db.therapySession.findUniqueOrThrow({
    where: { id: session },
    select: { booking: { select: { startsAt: true, proposedStartsAt: true } } },
  });
  return booking ? proposalBasis(booking) : '';
}

async function propose(session: string, to: Date, basis?: string) {
  const fields = {
    session,
    startsAt: local(to),
    timeZone: 'Asia/Kolkata',
    basis: basis ?? (await shown(session)),
  };
  return proposeTime(null, formOf(fields, ''));
}
const withdraw = (session: string, basis: string) =>
  withdrawProposedTime(null, formOf({ session, basis }, ''));
const agree = (booking: string) => agreeToProposal(null, formOf({ booking }, ''));
const decline = (booking: string) => declineProposal(null, formOf({ booking }, ''));

const rowOf = (id: string) => db.booking.findUniqueOrThrow({ where: { id } });
const kindsOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId } })).map(({ kind }) => kind).sort();

/** The mails to the therapist about appointments that keep their time. */
async function keptMails() {
  await runDueJobs(bookingJobs);
  return catcher.caught.filter(({ mail }) => mail.subject?.startsWith('An appointment is unchanged'));
}

describe('another time that the therapist proposes', () => {
  it('changes nothing until the client agrees; then session, mails and both sides follow', async () => {
    const { id, session, token } = await booked(72);
    const to = inHours(100);
    expect(await propose(session, to)).toMatchObject({ ok: true, message: rescheduleMessages.proposed });
    expect(await propose(session, to)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ startsAt: inHours(72), proposedStartsAt: to });
    await runDueJobs(bookingJobs);
    const proposed = catcher.caught.filter(({ mail }) => mail.subject?.startsWith('New time proposed'));
    expect(proposed).toHaveLength(1);

    visitor.token = '';
    expect(await agree(token)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ startsAt: to, proposedStartsAt: null, icsSequence: 1 });
    expect(await db.therapySession.findUniqueOrThrow({ where: { id: session } })).toMatchObject({
      sessionDate: to,
    });
    expect(await kindsOf(meera.viewer.userId)).toContain('booking.proposed');
    expect(await kindsOf(asha.viewer.userId)).toContain('session.moved');
    expect(await agree(await tokenOf(id, to))).toMatchObject({
      ok: false,
      message: rescheduleMessages.gone,
    });
  });

  it('can be declined; the appointment keeps its time and the therapist is told', {
    tags: ['slow'],
  }, async () => {
    const { id, session, token } = await booked(72);
    await propose(session, inHours(100));
    expect(await decline(token)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ startsAt: inHours(72), proposedStartsAt: null, icsSequence: 0 });
    expect(await kindsOf(asha.viewer.userId)).toContain('booking.proposal-declined');
    expect(await decline(token)).toMatchObject({ ok: false, message: rescheduleMessages.gone });
    expect(await keptMails()).toHaveLength(1);
    // A second declined proposal for the same appointment has its own mail.
    await propose(session, inHours(104));
    await decline(token);
    const ids = (await keptMails()).map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(2);
  });

  it('is refused where the therapist has another appointment, and when it was taken meanwhile', {
    tags: ['slow'],
  }, async () => {
    const { id, session, token } = await booked(72);
    await booked(80);
    expect(await propose(session, inHours(80))).toMatchObject({
      ok: false,
      fieldErrors: { startsAt: rescheduleMessages.takenByYou },
    });
    await propose(session, inHours(90));
    await booked(90);
    expect(await agree(token)).toMatchObject({ ok: false, message: rescheduleMessages.taken });
    expect(await rowOf(id)).toMatchObject({ startsAt: inHours(72), proposedStartsAt: null });
    expect(await kindsOf(asha.viewer.userId)).toContain('booking.proposal-declined');
    expect(await keptMails()).toHaveLength(1);
  });

  it('lies ahead, differs, and belongs to the therapist of the session', { tags: ['slow'] }, async () => {
    const { id, session } = await booked(72);
    for (const to of [inHours(-5), inHours(24 * 400)]) {
      expect(await propose(session, to)).toMatchObject({
        fieldErrors: { startsAt: rescheduleMessages.noTime },
      });
    }
    expect(await propose(session, inHours(72))).toMatchObject({
      fieldErrors: { startsAt: rescheduleMessages.same },
    });
    visitor.token = (await createPractice()).token;
    expect(await propose(session, inHours(100))).toMatchObject({ message: rescheduleMessages.unknown });
    visitor.token = meera.token;
    expect(await propose(session, inHours(100))).toMatchObject({ ok: false });
    expect(await agree('forged')).toMatchObject({ ok: false, message: rescheduleMessages.linkNotFound });
    expect((await rowOf(id)).proposedStartsAt).toBeNull();
  });

  it('is refused from a tab that shows an earlier state, which is told the state of the session', {
    tags: ['slow'],
  }, async () => {
    const { id, session, token } = await booked(72);
    const early = await shown(session);
    expect(await propose(session, inHours(100), early)).toMatchObject({ ok: true });
    expect(await propose(session, inHours(104), early)).toMatchObject({
      ok: false,
      message: expect.stringContaining('Nothing was changed'),
    });
    // The same request again, after its first answer was lost.
    expect(await propose(session, inHours(100), early)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ proposedStartsAt: inHours(100) });
    const proposed = await shown(session);
    await agree(token);
    for (const basis of [early, proposed, 'nonsense']) {
      expect(await propose(session, inHours(110), basis)).toMatchObject({ ok: false });
    }
    expect(await rowOf(id)).toMatchObject({ startsAt: inHours(100), proposedStartsAt: null });
  });

  it('can be taken back until it is answered; the client is told once', { tags: ['slow'] }, async () => {
    const { id, session, token } = await booked(72);
    await propose(session, inHours(100));
    const basis = await shown(session);
    expect(await withdraw(session, basis)).toMatchObject({ ok: true, message: rescheduleMessages.withdrawn });
    expect(await withdraw(session, basis)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ startsAt: inHours(72), proposedStartsAt: null });
    const kinds = await kindsOf(meera.viewer.userId);
    expect(kinds.filter((kind) => kind === 'booking.proposal-withdrawn')).toHaveLength(1);
    await runDueJobs(bookingJobs);
    const subjects = catcher.caught.map(({ mail }) => mail.subject ?? '');
    expect(subjects.filter((subject) => subject.startsWith('Your appointment is unchanged'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.startsWith('New time proposed'))).toEqual([]);
    expect(await agree(token)).toMatchObject({ ok: false, message: rescheduleMessages.gone });
  });

  it('cannot be taken back by a stranger, nor once the client has agreed', async () => {
    const { id, session, token } = await booked(72);
    await propose(session, inHours(100));
    const basis = await shown(session);
    visitor.token = (await createPractice()).token;
    expect(await withdraw(session, basis)).toMatchObject({ ok: false, message: rescheduleMessages.unknown });
    expect(await rowOf(id)).toMatchObject({ proposedStartsAt: inHours(100) });
    await agree(token);
    visitor.token = asha.token;
    expect(await withdraw(session, basis)).toMatchObject({
      ok: false,
      message: expect.stringContaining('Nothing was changed'),
    });
    expect(await rowOf(id)).toMatchObject({ startsAt: inHours(100) });
  });

  it('ends in a move or in a cancellation, however the two meet', {
    tags: ['slow'],
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < 50; round += 1) {
      const { id, session } = await booked(72 + round * 4);
      await propose(session, inHours(73 + round * 4));
      const move = () => answerProposal('agree', { bookingId: id, actor: meera.viewer, request });
      const cancel = () => cancelBooking({ bookingId: id, by: 'client', actor: meera.viewer, request });
      const [first, second] = round % 2 === 0 ? [move, cancel] : [cancel, move];
      await Promise.all([first(), second()]);
      const row = await rowOf(id);
      const held = await db.therapySession.findUniqueOrThrow({ where: { id: session } });
      // Whichever came first, the cancellation wins and both rows agree.
      expect([row.status, held.status]).toEqual(['cancelled', 'cancelled']);
      expect(held.sessionDate).toEqual(row.startsAt);
      expect(row.proposedStartsAt).toBeNull();
    }
  });
});
