import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/forms/[id]/route';
import { adoptFor } from '@/lib/booking/adopt/commands';
import { saveGuestFormStep, signGuestForm, withdrawGuestForm } from '@/lib/booking/assignment/actions';
import { guestFormPlace } from '@/lib/booking/assignment/place';
import { appointmentLink, lateToken } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { saveStep, signForm, withdrawForm } from '@/lib/care/form/fill/commands';
import { listClientForms, listOwnForms, openForm, readSignedForm } from '@/lib/care/form/queries';
import { answerFields, formNews, formWords } from '@/lib/care/form/rules';
import { cancelForm, nameGuardian, sendForm } from '@/lib/care/form/send/commands';
import { openGuest } from '@/lib/care/session/guest';
import { day, hour } from '@/lib/format/duration';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { sweepRecords } from '@/lib/privacy/retention/jobs';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { bookingOfLink, tokenOf } from '@/test/booking/appointments';
import { bookAsGuest, guestOfPractice } from '@/test/booking/guests';
import { asAuthor, asClient, fillAll, fillAndSign, formRequest } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createClientOf, createPractice, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();
const mail = setUpMailCatcher();

let asha: Awaited<ReturnType<typeof createPractice>>;
let kavya: Person;
let guest: { readonly bookingId: string };
let endsAt: Date;

const bookedWith = (practice: typeof asha, more: object = {}) => bookAsGuest(practice, kavya, more);

beforeEach(async () => {
  ({ asha, kavya, guest, endsAt } = await guestOfPractice());
});

const noGuardian = { guardianName: null, guardianEmail: null };

const send = (form: string, client = guest.bookingId, by = asha, guardian: object = noGuardian) =>
  sendForm(asAuthor(by), { client, form, ...noGuardian, ...guardian }, formRequest);

async function sent(form: string, of = guest): Promise<string> {
  expect(await send(form, of.bookingId)).toEqual({ done: true });
  return (await db.formRequest.findFirstOrThrow({ where: of, orderBy: [{ sentAt: 'desc' }, { id: 'desc' }] }))
    .id;
}

async function letters() {
  await runDueJobs(tasks);
  return mail.caught.splice(0).map(({ mail: { subject, text }, recipients }) => ({
    subject,
    text: (text ?? '').replaceAll(/\s+/g, ' '),
    recipients,
  }));
}

describe('a form for the guest of a session', () => {
  it('goes to their mail in neutral words, and is filled in, signed and read by the link', async () => {
    const id = await sent('intake');
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.recipients).toEqual([kavya.viewer.email]);
    expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/therap|Asha|session|health|consent|intake/i);
    const [, token = '', form = ''] =
      /\/book\/appointment\/([^/\s]+)\/forms\/([\w-]+)/.exec(letter?.text ?? '') ?? [];
    expect(form).toBe(id);
    const respondent = (await guestFormPlace(token, id))?.respondent;
    if (!respondent) throw new Error('The link opens nothing.');

    expect(await openForm(respondent, id)).toMatchObject({ kind: 'waiting' });
    expect(await listOwnForms(respondent)).toMatchObject([{ id, state: 'opened' }]);
    expect(await fillAndSign(guest, id)).toEqual({ done: true });
    for (const reader of [respondent, asha.viewer]) {
      expect(await readSignedForm(reader, id)).toMatchObject({
        form: { name: 'Meera Iyer', client: 'Kavya Rao', answers: { called: 'tamarind' } },
      });
    }
    expect(await listClientForms(asAuthor(asha), guest.bookingId)).toMatchObject([{ id, state: 'signed' }]);
    const notifications = await db.notification.findMany({ where: { userId: asha.viewer.userId } });
    expect(notifications).toMatchObject([
      { kind: 'form.signed', href: `/therapist-dashboard/guests/${guest.bookingId}` },
    ]);
    const signed = { action: 'form.signed', subjectId: id };
    expect(await db.auditEntry.findMany({ where: signed })).toMatchObject([
      { actorRole: 'guest', actorUserId: null, subjectUserId: null },
    ]);
  });

  it('is reminded of once by mail, and its link works long after the session', async () => {
    const id = await sent('intake');
    await letters();
    await tasks['remind-of-form']?.({ requestId: id }, {} as never);
    await tasks['remind-of-form']?.({ requestId: id }, {} as never);
    expect(await letters()).toMatchObject([{ subject: formNews.reminder, recipients: [kavya.viewer.email] }]);
    const late = new Date(endsAt.getTime() + 60 * day);
    const { linkId } = await db.participant.findFirstOrThrow({ where: guest });
    const token = lateToken(linkId, endsAt, late);
    expect(await bookingOfLink(token, new Date(late.getTime() + 6 * day))).toBe(guest.bookingId);
    expect(await bookingOfLink(token, new Date(late.getTime() + 9 * day))).toBeUndefined();
  });

  it('is refused through the page in the words of a client’s, and withdrawn there', async () => {
    const id = await sent('safety');
    const booking = await tokenOf(guest.bookingId, endsAt);
    const empty = Object.fromEntries(answerFields.map((field) => [field, '']));
    const step = (given: object) =>
      saveGuestFormStep(
        null,
        formOf({ ...empty, form: id, booking, version: '1', step: '1', go: 'next', ...given }, ''),
      );
    expect(await step({})).toMatchObject({ ok: false, fieldErrors: expect.any(Object) });
    expect(await step({ version: '9' })).toMatchObject({ ok: false, message: formWords.changed });
    const version = String(await fillAll(guest, id));
    const sign = { form: id, booking, version, name: 'Kavya Rao', agreed: 'yes' };
    for (const forged of ['', `${booking}x`, await tokenOf(guest.bookingId, new Date(0))]) {
      const lost = { ok: false, message: bookingMessages.linkNotFound };
      expect(await step({ booking: forged })).toMatchObject(lost);
      expect(await signGuestForm(null, formOf({ ...sign, booking: forged }, ''))).toMatchObject(lost);
      expect(await withdrawGuestForm(null, formOf({ form: id, booking: forged }, ''))).toMatchObject(lost);
    }
    // Without scripts the answer is the form's page.
    await expect(signGuestForm(null, formOf(sign, ''))).rejects.toThrow('NEXT_REDIRECT');
    expect(await signGuestForm(null, formOf(sign, ''))).toMatchObject({ message: formWords.isSigned });
    const paper = (query: string) =>
      GET(new Request(`https://antarman.test/api/forms/${id}${query}`), { params: Promise.resolve({ id }) });
    const saved = await paper(`?booking=${booking}`);
    expect([saved.status, saved.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    for (const query of ['', '?booking=x', `?booking=${booking}x`]) {
      expect((await paper(query)).status).toBe(404);
    }
    expect(await withdrawGuestForm(null, formOf({ form: id, booking }, ''))).toMatchObject({ ok: true });
    expect(await listClientForms(asAuthor(asha), guest.bookingId)).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('that a guardian signs first goes to the guardian, who may not have the guest’s address', async () => {
    const to = { guardianName: 'Lata Rao', guardianEmail: kavya.viewer.email };
    expect(await send('guardian-consent', guest.bookingId, asha, to)).toMatchObject({
      because: 'guardian-is-client',
    });
    const lata = { guardianName: 'Lata Rao', guardianEmail: 'lata@example.in' };
    expect(await send('guardian-consent', guest.bookingId, asha, lata)).toEqual({ done: true });
    const { id } = await db.formRequest.findFirstOrThrow({ where: guest });
    expect(await letters()).toMatchObject([{ recipients: ['lata@example.in'] }]);
    expect(await openForm(guest, id)).toMatchObject({ kind: 'closed', state: 'guardian' });
    expect(await nameGuardian(asAuthor(asha), { sent: id, ...to })).toMatchObject({
      because: 'guardian-is-client',
    });
  });
});

describe('only the holder of the link and the therapist', () => {
  it('read and change it: no address, other link, other therapist or client', async () => {
    const id = await sent('safety');
    const other = { bookingId: (await bookedWith(await createPractice())).id };
    const same = { bookingId: (await bookedWith(asha, { startsAt: new Date(Date.now() - 5 * hour) })).id };
    const meera = await createClientOf(asha.therapist);
    for (const respondent of [other, same, asClient(kavya), asClient(meera)]) {
      expect(await openForm(respondent, id)).toBeUndefined();
      expect(await listOwnForms(respondent)).toEqual([]);
      const step = { form: id, version: 1, step: 1, fields: {}, complete: false };
      expect(await saveStep(respondent, step)).toMatchObject({ because: 'unknown' });
      expect(await signForm(respondent, { form: id, version: 1, name: 'X' }, formRequest)).toMatchObject({
        because: 'unknown',
      });
    }
    await fillAndSign(guest, id);
    for (const respondent of [other, same, asClient(kavya), asClient(meera)]) {
      expect(await openForm(respondent, id)).toBeUndefined();
      expect(await withdrawForm(respondent, id, formRequest)).toMatchObject({ because: 'unknown' });
    }
    const stranger = await createPractice();
    expect(await send('intake', guest.bookingId, stranger)).toMatchObject({ because: 'unknown-client' });
    expect(await listClientForms(asAuthor(stranger), guest.bookingId)).toEqual([]);
    expect(await readSignedForm(stranger.viewer, id)).toBeUndefined();
    expect(await openGuest(asAuthor(stranger), guest.bookingId, formRequest)).toBeNull();
    expect(await readSignedForm(asha.viewer, id, same.bookingId)).toBeUndefined();
  });

  it('is asked of nobody who cancelled, was imported or is erased', async () => {
    const gone = { status: 'cancelled', cancelledAt: new Date(), startsAt: new Date(Date.now() + 9 * hour) };
    const cancelled = await bookedWith(asha, gone);
    expect(await send('intake', cancelled.id)).toMatchObject({ because: 'unknown-client' });
    expect(await openGuest(asAuthor(asha), cancelled.id, formRequest)).toMatchObject({
      name: 'Kavya Rao',
      asked: null,
    });
    const { id: bookingId } = await bookedWith(asha, { startsAt: new Date(Date.now() + 9 * hour) });
    const entry = { therapistId: asha.therapist.id, bookingId, key: 'k'.repeat(43), createdAt: new Date() };
    await db.importedSession.create({ data: entry });
    expect(await send('intake', bookingId)).toMatchObject({ because: 'unknown-client' });
    const id = await sent('intake');
    const nothing = { name: null, email: null, phone: null };
    await db.participant.updateMany({ where: guest, data: nothing });
    expect(await send('safety')).toMatchObject({ because: 'unknown-client' });
    expect(await openForm(guest, id)).toBeUndefined();
    await tasks['remind-of-form']?.({ requestId: id }, {} as never);
    expect(await letters()).toEqual([]);
    for (const forged of ['', '\0', "' OR true --"]) {
      expect(await send('intake', forged)).toMatchObject({ because: 'unknown-client' });
      expect(await openGuest(asAuthor(asha), forged, formRequest)).toBeNull();
    }
  });
});

it('is asked of the first participant: the link of another one opens no form, and answers none', async () => {
  const id = await sent('safety');
  const other = {
    bookingId: guest.bookingId,
    seat: 2,
    pays: false,
    name: 'Ravi Rao',
    email: 'ravi@example.in',
  };
  const { linkId } = await db.participant.create({ data: other });
  const [first, second] = [await tokenOf(guest.bookingId, endsAt), appointmentLink.token(linkId, endsAt)];
  expect(await guestFormPlace(first, id)).toMatchObject({ respondent: guest });
  expect(await guestFormPlace(second, id)).toBeNull();
  await fillAndSign(guest, id);
  const paper = async (token: string) =>
    (
      await GET(new Request(`http://localhost:3000/api/forms/${id}?booking=${token}`), {
        params: Promise.resolve({ id }),
      })
    ).status;
  expect([await paper(first), await paper(second)]).toEqual([200, 404]);
});

describe('the account that takes the booking over', () => {
  it('has the guest’s forms in its place, and the link has none any more', async () => {
    const signed = await sent('safety');
    await fillAndSign(guest, signed);
    const waiting = await sent('intake');
    await adoptFor(kavya.viewer.userId);
    const clientId = kavya.viewer.profile.id;
    const states = [
      { id: waiting, state: 'sent' },
      { id: signed, state: 'signed' },
    ];
    expect(await listOwnForms(asClient(kavya))).toMatchObject(states);
    expect(await listClientForms(asAuthor(asha), clientId)).toMatchObject(states);
    expect(await readSignedForm(kavya.viewer, signed)).toMatchObject({ form: { client: 'Kavya Rao' } });
    expect(await listOwnForms(guest)).toEqual([]);
    expect(await openForm(guest, signed)).toBeUndefined();
    expect(await openGuest(asAuthor(asha), guest.bookingId, formRequest)).toMatchObject({ clientId });
    expect(await fillAndSign(kavya, waiting)).toEqual({ done: true });
    // Neither the words nor the person of a signed form change any more.
    await expect(
      db.$executeRaw`UPDATE form_requests SET client_id = NULL, booking_id = ${guest.bookingId}::uuid`,
    ).rejects.toThrow(/signed form/);
  });

  it('keeps one of two that wait with one text, and is not asked a third time', async () => {
    const first = { bookingId: (await bookedWith(asha, { startsAt: new Date(Date.now() - 5 * hour) })).id };
    await db.formTemplate.create({
      data: { therapistId: asha.therapist.id, ready: 'intake', automaticSince: new Date() },
    });
    const later = await bookedWith(asha, { startsAt: new Date(Date.now() + 30 * hour) });
    await sent('intake', first);
    await sent('intake', { bookingId: later.id });
    expect(await send('intake', later.id)).toMatchObject({ because: 'waiting' });
    await adoptFor(kavya.viewer.userId);
    const own = await db.formRequest.findMany({ where: { clientId: kavya.viewer.profile.id } });
    expect(own.filter(({ cancelledAt }) => cancelledAt === null)).toHaveLength(1);
    expect(own).toHaveLength(2);
  });

  it('erases them with itself', async () => {
    await fillAndSign(guest, await sent('safety'));
    expect(
      await requestErasure(kavya.viewer, { password: '', request: { id: 'request', network: 'network' } }),
    ).toBe('erased');
    expect(await db.formRequest.count({ where: guest })).toBe(0);
  });
});

it('ends three years after it was signed, or sent', { tags: ['slow'] }, async () => {
  const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * day);
  const to = { client: guest.bookingId, ...noGuardian };
  await sendForm(asAuthor(asha), { ...to, form: 'safety' }, formRequest, yearsAgo(5));
  const { id } = await db.formRequest.findFirstOrThrow({ where: guest });
  await fillAndSign(guest, id, 'word', yearsAgo(4));
  const recent = await sent('intake');
  await sweepRecords();
  expect((await db.formRequest.findMany({ select: { id: true } })).map((row) => row.id)).toEqual([recent]);
  expect(await cancelForm(asAuthor(asha), recent)).toBe(true);
});
