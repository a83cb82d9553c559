import { beforeEach, describe, expect, it } from 'vitest';
import { appointmentLink } from '@/lib/booking/link';
import { sendNewLinkAsAdmin, sendNewLinkAsTherapist } from '@/lib/booking/new-link/actions';
import { newLinkJobs } from '@/lib/booking/new-link/jobs';
import { newLinkMessages } from '@/lib/booking/new-link/rules';
import { day, hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { bookingOfLink, createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';
import { as, newVisitor, sent } from '@/test/server/visitor';

setUpDatabase();
const catcher = setUpMailCatcher();

const kavya = { name: 'Kavya Rao', email: 'kavya@example.org', phone: '+919876543210' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;

beforeEach(async () => {
  newVisitor();
  asha = await createPractice();
  calendarId = (await db.calendar.create({ data: { therapistId: asha.therapist.id } })).id;
  as(asha);
});

/** An appointment with two participants, the first of whom is Kavya unless another is given. */
async function appointment(given: object = {}, hours = 72) {
  const startsAt = new Date(Date.now() + hours * hour);
  const { id, endsAt } = await createAppointmentRow({
    ...{ calendarId, clientId: null, startsAt, ...kavya },
    ...given,
  });
  await db.participant.create({ data: { bookingId: id, seat: 2, pays: false } });
  const people = await db.participant.findMany({ where: { bookingId: id }, orderBy: { seat: 'asc' } });
  const tokens = () =>
    db.participant
      .findMany({ where: { bookingId: id }, orderBy: { seat: 'asc' } })
      .then((now) => now.map(({ linkId }) => appointmentLink.token(linkId, endsAt)));
  return { id, participant: people[0]?.id ?? '', tokens };
}

const opened = (tokens: readonly string[]) => Promise.all(tokens.map((token) => bookingOfLink(token)));
const press = (participant: string) => sendNewLinkAsTherapist(null, sent({ participant }));
const refused = (because: keyof typeof newLinkMessages) => ({ ok: false, message: newLinkMessages[because] });
const queued = async () =>
  (
    await db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'send-new-appointment-link'`
  )[0]?.n;

describe('a new link', () => {
  it('ends the earlier one of this person alone, at once, and is mailed to the address of the booking', async () => {
    const { id, participant, tokens } = await appointment();
    const before = await tokens();
    expect(await opened(before)).toEqual([id, id]);
    expect(await press(participant)).toEqual({ ok: true, message: newLinkMessages.sent, data: null });
    expect(await opened(before)).toEqual([undefined, id]);
    await runDueJobs(newLinkJobs);
    await runDueJobs(newLinkJobs);
    expect(catcher.caught).toHaveLength(1);
    const [{ mail, recipients } = { mail: null, recipients: [] }] = catcher.caught;
    expect(recipients).toEqual([kavya.email]);
    expect(mail?.subject).toMatch(/^New link: your appointment on /);
    const [now = '', other] = await tokens();
    expect(other).toBe(before[1]);
    expect(mail?.text).toContain(`/book/appointment/${now}`);
    expect(mail?.text).not.toContain(before[0]);
    // Their calendar's entry had the earlier link.
    const [file] = mail?.attachments ?? [];
    const entry = new TextDecoder().decode(file?.content as ArrayBuffer | undefined);
    expect(entry.replaceAll(/\r?\n[ \t]/g, '')).toContain(now);
    expect(await bookingOfLink(now)).toBe(id);
    const [line] = await db.auditEntry.findMany({ where: { action: 'booking.link-renewed' } });
    expect(line).toMatchObject({ actorUserId: asha.viewer.userId, subjectTable: 'bookings', subjectId: id });
  });

  it('is one for two presses at once, and for a third within the hour', async () => {
    const { participant, tokens } = await appointment();
    const answers = await Promise.all([press(participant), press(participant)]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const link = await tokens();
    expect(await press(participant)).toMatchObject(refused('too-soon'));
    expect(await tokens()).toEqual(link);
    expect(await queued()).toBe(1);
    expect(await db.auditEntry.count({ where: { action: 'booking.link-renewed' } })).toBe(1);
    const other = await appointment({}, 90);
    expect(await press(other.participant)).toMatchObject({ ok: true });
  });

  it('is refused to strangers, of an appointment that is cancelled, held or of nobody, and of made-up people', async () => {
    const { participant, tokens } = await appointment();
    const before = await tokens();
    as(await createPractice());
    expect(await press(participant)).toMatchObject(refused('unknown'));
    as(await createStranger());
    expect(await press(participant)).toMatchObject({ ok: false });
    expect(await sendNewLinkAsAdmin(null, sent({ participant }))).toMatchObject({ ok: false });
    newVisitor();
    expect(await press(participant)).toMatchObject({ ok: false });
    as(asha);
    expect(await sendNewLinkAsAdmin(null, sent({ participant }))).toMatchObject({ ok: false });
    expect(await tokens()).toEqual(before);

    const cancelled = await appointment({ status: 'cancelled', cancelledAt: new Date() }, 100);
    expect(await press(cancelled.participant)).toMatchObject(refused('cancelled'));
    const { id: clientId } = (await createStranger()).viewer.profile;
    const held = await appointment(
      { status: 'held', confirmedAt: null, heldUntil: new Date(), clientId },
      110,
    );
    expect(await press(held.participant)).toMatchObject(refused('unknown'));
    await db.participant.update({
      where: { id: participant },
      data: { name: null, email: null, phone: null },
    });
    expect(await press(participant)).toMatchObject(refused('unknown'));
    for (const forged of ['', 'kavya@example.org', asha.therapist.id])
      expect(await press(forged)).toMatchObject(refused('unknown'));
    expect(await queued()).toBe(0);
  });

  it('of another participant is mailed to that one', async () => {
    const { id, tokens } = await appointment();
    const own = { name: 'Ravi Rao', email: 'ravi@example.org' };
    await db.participant.updateMany({ where: { bookingId: id, seat: 2 }, data: own });
    const { id: second } = await db.participant.findFirstOrThrow({ where: { bookingId: id, seat: 2 } });
    expect(await press(second)).toMatchObject({ ok: true });
    await runDueJobs(newLinkJobs);
    const [{ mail, recipients } = { mail: null, recipients: [] }] = catcher.caught;
    expect(recipients).toEqual([own.email]);
    expect(mail?.text).toContain('Hello Ravi Rao');
    expect(mail?.text).toContain((await tokens())[1]);
  });

  it('is mailed to nobody once the appointment is cancelled, and the earlier one stays ended', async () => {
    const { id, participant, tokens } = await appointment();
    const before = await tokens();
    await press(participant);
    await db.booking.update({ where: { id }, data: { status: 'cancelled', cancelledAt: new Date() } });
    await runDueJobs(newLinkJobs);
    expect(catcher.caught).toEqual([]);
    expect((await opened(before))[0]).toBeUndefined();
  });

  it('of a past appointment works for a week from today', async () => {
    const { id, participant } = await appointment({}, -30 * 24);
    expect(await press(participant)).toMatchObject({ ok: true });
    await runDueJobs(newLinkJobs);
    const [, token = ''] = /\/book\/appointment\/([\w.-]+)/.exec(catcher.caught[0]?.mail?.text ?? '') ?? [];
    expect(await bookingOfLink(token, new Date(Date.now() + 6 * day))).toBe(id);
    expect(await bookingOfLink(token, new Date(Date.now() + 9 * day))).toBeUndefined();
  });

  it('is sent by the team too, to a client at the address of the account, who finds it in their log', async () => {
    const [admin, meera] = [await createAdmin(), await createStranger()];
    const { participant, tokens } = await appointment({
      ...{ name: null, email: null, phone: null },
      clientId: meera.viewer.profile.id,
    });
    const before = await tokens();
    as(admin);
    expect(await sendNewLinkAsAdmin(null, sent({ participant }))).toMatchObject({ ok: true });
    expect((await opened(before))[0]).toBeUndefined();
    await runDueJobs(newLinkJobs);
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([[meera.viewer.email]]);
    const [line] = await db.auditEntry.findMany({ where: { action: 'booking.link-renewed' } });
    expect(line).toMatchObject({ actorUserId: admin.viewer.userId, subjectUserId: meera.viewer.userId });
  });
});
