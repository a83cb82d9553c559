import { beforeEach, describe, expect, it } from 'vitest';
import { readOwnCalendar } from '@/lib/booking/calendar/view/queries';
import { bookingJobs } from '@/lib/booking/jobs';
import {
  agreeToProposal,
  declineProposal,
  proposeTime,
  withdrawProposedTime,
} from '@/lib/booking/proposal/actions';
import { proposalBasis, rescheduleMessages } from '@/lib/booking/proposal/rules';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow, tokenOf } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { newVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
const catcher = setUpMailCatcher();

const guest = { name: 'Kavya Rao', email: 'kavya@example.org' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let id: string;
let host: string;

const inHours = (hours: number) => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour);
/** On India's clock, as the form sends it. */
const local = (moment: Date) => new Date(moment.getTime() + 5.5 * hour).toISOString().slice(0, 16);

async function appointmentOf(startsAt: Date, given: object = guest): Promise<string> {
  const { id: calendarId } = await db.calendar.upsert({
    where: { therapistId: asha.therapist.id },
    create: { therapistId: asha.therapist.id },
    update: {},
  });
  return (await createAppointmentRow({ calendarId, clientId: null, startsAt, ...given })).id;
}

beforeEach(async () => {
  newVisitor();
  asha = await createPractice();
  visitor.token = asha.token;
  host = (await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } })).email;
  id = await appointmentOf(inHours(72));
});

const sessionOf = async () => (await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } })).id;

const row = () => db.booking.findUniqueOrThrow({ where: { id } });

async function propose(to: Date) {
  const fields = {
    session: await sessionOf(),
    startsAt: local(to),
    timeZone: 'Asia/Kolkata',
    basis: proposalBasis(await row()),
  };
  return proposeTime(null, formOf(fields, ''));
}

const link = async () => {
  const { endsAt } = await row();
  return tokenOf(id, endsAt);
};

/** The mails since the last call, by recipient. */
async function told() {
  await runDueJobs(bookingJobs);
  return catcher.caught
    .splice(0)
    .map(({ recipients, mail }) => `${recipients[0]}: ${mail.subject?.split(':')[0]}`)
    .toSorted();
}

describe('another time that a therapist proposes to a guest', () => {
  it('is answered by the link of the mail, signed in nowhere; then both are told', async () => {
    const to = inHours(100);
    expect(await propose(to)).toMatchObject({ ok: true, message: rescheduleMessages.proposed });
    expect(await propose(to)).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ startsAt: inHours(72), proposedStartsAt: to });
    await runDueJobs(bookingJobs);
    const [letter] = catcher.caught;
    expect(letter?.mail.text).toContain(`/book/appointment/${await link()}`);
    expect(await told()).toEqual(['kavya@example.org: New time proposed']);

    visitor.token = '';
    expect(await agreeToProposal(null, formOf({ booking: await link() }, ''))).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ startsAt: to, proposedStartsAt: null, icsSequence: 1 });
    expect(await told()).toEqual(
      [
        `${host}: An appointment has a new time`,
        'kavya@example.org: Your appointment has a new time',
      ].toSorted(),
    );
    const kinds = await db.notification.findMany({ where: { userId: asha.viewer.userId } });
    expect(kinds.map(({ kind }) => kind)).toEqual(['session.moved']);
    const audit = await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } });
    expect(audit.map(({ action, actorUserId }) => [action, actorUserId])).toEqual([
      ['booking.proposed', asha.viewer.userId],
      [expect.any(String), null],
    ]);
  });

  it('is declined by it too, and the appointment keeps its time', async () => {
    await propose(inHours(100));
    visitor.token = '';
    const booking = await link();
    expect(await declineProposal(null, formOf({ booking }, ''))).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ startsAt: inHours(72), proposedStartsAt: null });
    expect(await told()).toEqual([`${host}: An appointment is unchanged`]);
    expect(await agreeToProposal(null, formOf({ booking }, ''))).toMatchObject({
      ok: false,
      message: rescheduleMessages.gone,
    });
  });

  it('can be taken back before the answer, and the guest is told', async () => {
    await propose(inHours(100));
    await told();
    const basis = proposalBasis(await row());
    expect(await withdrawProposedTime(null, formOf({ session: await sessionOf(), basis }, ''))).toMatchObject(
      { ok: true },
    );
    expect((await row()).proposedStartsAt).toBeNull();
    expect(await told()).toEqual(['kavya@example.org: Your appointment is unchanged']);
  });

  it('is no other therapist’s to propose or to take back, and nothing for who is gone', async () => {
    await propose(inHours(100));
    const basis = proposalBasis(await row());
    visitor.token = (await createPractice()).token;
    const unknown = { ok: false, message: rescheduleMessages.unknown };
    expect(await propose(inHours(110))).toMatchObject(unknown);
    expect(await withdrawProposedTime(null, formOf({ session: await sessionOf(), basis }, ''))).toMatchObject(
      unknown,
    );
    visitor.token = asha.token;
    id = await appointmentOf(inHours(80), { name: null, email: null });
    expect(await propose(inHours(110))).toMatchObject(unknown);
    expect((await row()).proposedStartsAt).toBeNull();
    const date = local(inHours(80)).slice(0, 10);
    const calendar = await readOwnCalendar(asha.viewer, { view: 'day', date });
    const session = await sessionOf();
    expect(calendar?.entries.find((entry) => entry.id === session)?.movable).toBe(false);
  });

  it('is refused where the therapist has another appointment', async () => {
    await appointmentOf(inHours(100), { name: 'Zoya', email: 'zoya@example.org' });
    expect(await propose(inHours(100))).toMatchObject({
      ok: false,
      fieldErrors: { startsAt: rescheduleMessages.takenByYou },
    });
    expect((await row()).proposedStartsAt).toBeNull();
  });
});
