import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAway } from '@/lib/booking/away/queries';
import { findCalendar, listFreeSlots } from '@/lib/booking/calendar/queries';
import { readOwnCalendar } from '@/lib/booking/calendar/view/queries';
import { holdSlot } from '@/lib/booking/hold/commands';
import { keepClientHour, releaseClientHour } from '@/lib/booking/kept-hour/actions';
import { keptHourJobs } from '@/lib/booking/kept-hour/jobs';
import { keptHoursFor } from '@/lib/booking/kept-hour/queries';
import { keptHourMessages } from '@/lib/booking/kept-hour/rules';
import { acceptInvitation, confirmInvitation, refuseInvitation } from '@/lib/care/client-card/answer';
import { addCard, inviteCard, removeCard } from '@/lib/care/client-card/commands';
import { findCard } from '@/lib/care/client-card/queries';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openAllHours, openNineToNine } from '@/test/booking/hours';
import { asAuthor, asClient } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createClientOf, createPractice, createStranger } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { newVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
const catcher = setUpMailCatcher();

const zone = 'Asia/Kolkata';
const request = { id: 'request-1', network: '203.0.113.7' };
const first = Temporal.Now.plainDateISO(zone).add({ days: 3 });
const at = (clock: string) => new Date(`${first.toString()}T${clock}:00+05:30`);
const kavya = { name: 'Kavya Rao', email: 'kavya@example.in', phone: null, consent: 'She agreed.' };

let asha: Awaited<ReturnType<typeof createPractice>>;

beforeEach(async () => {
  newVisitor();
  asha = await createPractice();
  visitor.token = asha.token;
  await openNineToNine(asha.therapist.id);
});

const keep = (whom: { readonly client: string } | { readonly card: string }) =>
  keepClientHour(
    null,
    formOf({ ...whom, firstDate: first.toString(), startsAt: '6 pm', minutes: '45', repeat: 'weekly' }, ''),
  );

async function addedCard(practice = asha): Promise<string> {
  const outcome = await addCard(asAuthor(practice), kavya, request);
  if (!outcome.added) throw new Error(`not added: ${outcome.because}`);
  return outcome.id;
}

async function offered(clientId: string | null): Promise<readonly number[]> {
  const calendar = await findCalendar({ therapist: asha.therapist.slug });
  if (!calendar) throw new Error('expected a calendar');
  return (await listFreeSlots(calendar, { clientId })).map(({ startsAt }) => startsAt.getTime());
}

const hold = (clientId: string | null) =>
  holdSlot({
    calendar: { therapist: asha.therapist.slug },
    ...{ startsAt: at('18:00'), viewerTimeZone: zone, clientId, submissionKey: randomUUID() },
  });

async function invitedTo(card: string): Promise<string> {
  expect(await inviteCard(asAuthor(asha), { card, way: 'link' }, request)).toBe('invited');
  const token = (await findCard(asAuthor(asha), card))?.link?.split('/').at(-1) ?? '';
  const outcome = await confirmInvitation(token, kavya.email);
  if (!outcome.confirmed) throw new Error('expected to be confirmed');
  return outcome.path.split('/').at(-1) ?? '';
}

describe('an hour that is kept for a person with a card', () => {
  it('is offered to no visitor and no other client, and to the person once the card is linked', async () => {
    const card = await addedCard();
    const stranger = await createStranger();
    expect(await offered(null)).toContain(at('18:00').getTime());
    expect(await keep({ card })).toMatchObject({ ok: true, message: keptHourMessages.saved });
    expect(await keep({ card })).toMatchObject({ ok: true });
    expect(await db.keptHour.count()).toBe(1);
    for (const clientId of [null, stranger.viewer.profile.id]) {
      expect(await offered(clientId)).not.toContain(at('18:00').getTime());
      expect(await hold(clientId)).toMatchObject({ held: false, because: 'taken' });
    }
    const view = await readOwnCalendar(asha.viewer, { view: 'week', date: first.toString() });
    expect(view?.busy.map(({ title }) => title)).toContain('Kept for Kavya Rao');
    expect((await keptHoursFor(asha.viewer, { cardId: card }))?.hours).toHaveLength(1);
    await runDueJobs(keptHourJobs);
    expect(catcher.caught).toEqual([]);

    const clientId = stranger.viewer.profile.id;
    expect(await acceptInvitation(asClient(stranger), await invitedTo(card), request)).toBe(true);
    expect((await keptHoursFor(asha.viewer, { clientId }))?.hours).toHaveLength(1);
    expect(await offered(clientId)).toContain(at('18:00').getTime());
    expect(await offered(null)).not.toContain(at('18:00').getTime());
    expect(await hold(clientId)).toMatchObject({ held: true });
    // The card has an account now: its client is the one to ask for.
    expect(await keep({ card })).toMatchObject({ ok: false, message: keptHourMessages.noClient });
  });

  it('is for the therapist’s own cards alone', async () => {
    const other = await createPractice();
    for (const card of [await addedCard(other), randomUUID(), 'x', '']) {
      expect(await keep({ card })).toMatchObject({ ok: false, message: keptHourMessages.noClient });
    }
    expect(await db.keptHour.count()).toBe(0);
  });

  it.each(['deletes the card', 'has it deleted'])('is released where one %s', async (who) => {
    const card = await addedCard();
    await keep({ card });
    expect(await db.keptHour.count()).toBe(1);
    const gone =
      who === 'deletes the card'
        ? await removeCard(asAuthor(asha), card, request)
        : await refuseInvitation(await invitedTo(card), request);
    expect(gone).toBe(true);
    expect(await db.keptHour.count()).toBe(0);
    expect(await offered(null)).toContain(at('18:00').getTime());
  });
});

it('an hour that follows closed days is proposed to the person for whom it is kept, and to nobody else', async () => {
  const [meera, other] = [await createClientOf(asha.therapist), await createClientOf(asha.therapist)];
  await keep({ client: meera.viewer.profile.id });
  const { id: calendarId } = await db.calendar.findFirstOrThrow();
  const closed = {
    startMinute: null,
    endMinute: null,
    firstDate: first.toString(),
    lastDate: first.toString(),
  };
  const proposed = async (clientId: string) => {
    const { id } = await createAppointmentRow({ calendarId, clientId, startsAt: at('18:00') });
    const [one] = (await readAway(asha.viewer, closed))?.appointments ?? [];
    await db.booking.update({ where: { id }, data: { status: 'cancelled', cancelledAt: new Date() } });
    return one?.to;
  };
  const later = (days: number) => new Date(`${first.add({ days }).toString()}T18:00:00+05:30`);
  expect(await proposed(meera.viewer.profile.id)).toEqual(later(7));
  expect([later(7), later(14), null]).not.toContainEqual(await proposed(other.viewer.profile.id));
});

describe('the mail about a kept hour', () => {
  it('tells a client abroad of both clocks and names nobody in its subject; so does the release', async () => {
    const meera = await createClientOf(asha.therapist);
    const { profile, userId } = meera.viewer;
    await openAllHours({ userId });
    await db.profile.update({ where: { id: profile.id }, data: { timeZone: 'America/New_York' } });
    await keep({ client: profile.id });
    await keep({ client: profile.id });
    await runDueJobs(keptHourJobs);
    const [row] = (await keptHoursFor(asha.viewer, { clientId: profile.id }))?.hours ?? [];
    await releaseClientHour(null, formOf({ hour: row?.id ?? '' }, ''));
    await runDueJobs(keptHourJobs);
    expect(catcher.caught.map(({ mail }) => mail.subject)).toEqual([
      'An hour is held for you',
      'An hour is no longer held for you',
    ]);
    for (const { mail, recipients } of catcher.caught) {
      expect(recipients).toEqual([meera.viewer.email]);
      expect(mail.text).toMatch(/every week, next on .* New York time \([^)]*6:00 pm IST\)/s);
      expect(mail.text).toContain('Asha');
    }
  });

  it('is not sent about an hour that is released again, and gives one clock in India', async () => {
    const meera = await createClientOf(asha.therapist);
    const { profile, userId } = meera.viewer;
    await openAllHours({ userId });
    await keep({ client: profile.id });
    const [row] = (await keptHoursFor(asha.viewer, { clientId: profile.id }))?.hours ?? [];
    await releaseClientHour(null, formOf({ hour: row?.id ?? '' }, ''));
    await runDueJobs(keptHourJobs);
    expect(catcher.caught.map(({ mail }) => mail.subject)).toEqual(['An hour is no longer held for you']);
    expect(catcher.caught[0]?.mail.text?.replaceAll('\n', ' ')).toMatch(/next on [^(]* 6:00 pm IST\./);
  });
});
