import { beforeEach, describe, expect, it } from 'vitest';
import { giveConsents, withdrawConsent } from '@/lib/account/consent/commands';
import { answerHandover, withdrawHandover } from '@/lib/booking/handover/answer';
import {
  askUnansweredHandovers,
  listOwnHandovers,
  ownHandover,
  therapistHandover,
} from '@/lib/booking/handover/queries';
import { findOwnReceivers, openPractice } from '@/lib/booking/handover/receivers';
import { ownReasons } from '@/lib/booking/handover/rules';
import { ownHandoverSchema } from '@/lib/booking/handover/schema';
import { startOwnHandover, startTeamHandovers } from '@/lib/booking/handover/start';
import { signSummary } from '@/lib/booking/handover/summary';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { openClient } from '@/lib/care/session/clients/queries';
import { indianDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { ask } from '@/lib/server/db/together';
import { createAdmin } from '@/test/account/back-office';
import { answerAsked, askForHandover, type Shares } from '@/test/booking/handovers';
import { asClient, asAuthor as asTherapist } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { searchDump } from '@/test/marker/search';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { inDays, paidPlan, request, setUpPaidPlans } from '@/test/plan/paid-plans';

setUpDatabase();

const { people, booked } = setUpPaidPlans();

type Practice = Awaited<ReturnType<typeof createPractice>>;

let ravi: Practice;
let planId: string;

beforeEach(async () => {
  ravi = await createPractice();
  ({ planId } = await paidPlan(people.asha, people.meera));
  const { id: clientId } = people.meera.viewer.profile;
  const completedAt = new Date('2026-11-02T06:30:00Z');
  const score = { clientId, assessmentType: 'PHQ-9', score: 17, completedAt };
  await db.assessment.create({ data: { ...score, sharedWithTherapistId: people.asha.therapist.id } });
});

const terms = () => ({ because: 'leaving' as const, lastDay: indianDay(new Date()), request });

const asked = (lastDay?: string) => askForHandover(people.asha, people.meera, ravi, lastDay);
const answer = (id: string, yes?: boolean, shares?: Shares) => answerAsked(people.meera, id, yes, shares);

const knows = ({ viewer }: Practice) =>
  openClient(viewer, people.meera.viewer.profile.id, request).then((client) => client !== null);
const sharedWith = async () => (await db.assessment.findFirstOrThrow()).sharedWithTherapistId;
const stateOf = async (id: string) => (await db.booking.findUniqueOrThrow({ where: { id } })).status;

describe('a handover', () => {
  it('moves nothing before the client has agreed, and then what they agreed to', async () => {
    const soon = await booked(1);
    const later = await booked(9);
    const id = await asked(indianDay(inDays(3)));
    expect(await ask(askUnansweredHandovers(asClient(people.meera)))).toEqual({
      handovers: [{ id, from: people.asha.therapist.name }],
    });
    expect(await knows(ravi)).toBe(false);
    expect(await therapistHandover(asTherapist(ravi), id)).toBeNull();
    expect([await stateOf(soon), await stateOf(later), await sharedWith()]).toEqual([
      'confirmed',
      'confirmed',
      people.asha.therapist.id,
    ]);

    expect(await answer(id, true, { results: true })).toEqual({ done: true });
    expect(await knows(ravi)).toBe(true);
    expect([await stateOf(soon), await stateOf(later)]).toEqual(['confirmed', 'cancelled']);
    expect(await sharedWith()).toBe(ravi.therapist.id);
    const paper = await ownHandover(asClient(people.meera), id);
    expect(paper).toMatchObject({
      state: 'accepted',
      sharesResults: true,
      sharesSummary: false,
      results: [{ name: 'PHQ-9' }],
      plans: [{ sessions: 6, leftPaise: 960_050 }],
    });
    expect(paper?.sessions).toHaveLength(1);
    expect((await therapistHandover(asTherapist(ravi), id))?.side).toBe('to');
    const told = await db.notification.findMany({ where: { kind: 'handover.answered' } });
    expect(told.map(({ userId }) => userId).sort()).toEqual(
      [people.asha.viewer.userId, ravi.viewer.userId].sort(),
    );
    // A repeated answer changes nothing; a different one comes too late.
    expect(await answer(id)).toEqual({ done: true });
    expect(await answer(id, false)).toEqual({ done: false, because: 'decided' });
  });

  it('leaves the paid sessions of a plan, and their money, with whoever received it', {
    tags: ['slow'],
  }, async () => {
    const later = await booked(9);
    expect((await sumsOfPlan(db, planId)).held).toBe(1);
    await answer(await asked());
    expect(await stateOf(later)).toBe('cancelled');
    expect(await sumsOfPlan(db, planId)).toMatchObject({ paid: 6, held: 0, used: 0, refunded: 0 });
    const plan = await db.therapyPlan.findUniqueOrThrow({ where: { id: planId } });
    expect([plan.status, plan.therapistId]).toEqual(['active', people.asha.therapist.id]);
    expect(await db.therapyPlan.count({ where: { therapistId: ravi.therapist.id } })).toBe(0);
  });

  it('ends a plan without paid sessions when no session is to come, and names it in the record', async () => {
    const { id: clientId } = people.meera.viewer.profile;
    const unpaid = { clientId, therapistId: people.asha.therapist.id, planName: 'Talks', totalSessions: 4 };
    const { id } = await db.therapyPlan.create({ data: unpaid });
    const handover = await asked();
    expect(await answer(handover)).toEqual({ done: true });
    expect(await db.therapyPlan.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'cancelled',
      endedAt: expect.any(Date),
    });
    const paper = await ownHandover(asClient(people.meera), handover);
    expect(paper?.plans).toContainEqual(expect.objectContaining({ name: 'Talks', sessions: 4 }));
  });

  it('that is declined, or taken back, moves nothing and forgets the summary', async () => {
    const id = await asked();
    const summary = { handover: id, words: 'We worked on tram rides.', request };
    expect(await signSummary(asTherapist(people.asha), summary)).toEqual({ done: true });
    expect(await answer(id, false, { results: true, summary: true })).toEqual({ done: true });
    expect([await knows(ravi), await sharedWith()]).toEqual([false, people.asha.therapist.id]);
    expect(await db.handover.findUniqueOrThrow({ where: { id } })).toMatchObject({
      sealed: null,
      sharesResults: false,
    });
    const again = await asked();
    const taken = { handover: again, request };
    expect(await withdrawHandover(asTherapist(ravi), taken)).toEqual({ done: false, because: 'unknown' });
    expect(await withdrawHandover(asTherapist(people.asha), taken)).toEqual({ done: true });
    expect(await answer(again)).toEqual({ done: false, because: 'decided' });
    expect(await knows(ravi)).toBe(false);
  });

  it('is one question at a time, for a listed therapist with an account only', async () => {
    const client = people.meera.viewer.profile.id;
    await asked();
    const start = (to: string) => startOwnHandover(asTherapist(people.asha), { ...terms(), to, client });
    expect(await start(ravi.therapist.id)).toEqual({ done: true, asked: 0 });
    const other = await createPractice();
    expect(await start(other.therapist.id)).toEqual({ done: false, because: 'another' });
    expect(await start(people.asha.therapist.id)).toEqual({ done: false, because: 'gone-receiver' });
    await db.therapist.update({ where: { id: ravi.therapist.id }, data: { isActive: false } });
    const open = await db.handover.findFirstOrThrow();
    expect(await answer(open.id)).toEqual({ done: false, because: 'gone-receiver' });
    expect(await db.handover.count({ where: { answer: { not: null } } })).toBe(0);
  });

  it('is nobody else’s: not a stranger’s, not of another client, not of a therapist who is no part of it', async () => {
    const id = await asked();
    const stranger = await createStranger();
    const other = await createPractice();
    expect(await ownHandover(asClient(stranger), id)).toBeNull();
    const all = { results: true, forms: true, goals: true, safetyPlan: true, summary: true };
    const forged = { handover: id, answer: 'accepted' as const, ...all, request };
    expect(await answerHandover(asClient(stranger), forged)).toEqual({ done: false, because: 'unknown' });
    expect(await therapistHandover(asTherapist(other), id)).toBeNull();
    const words = { handover: id, words: 'Not mine.', request };
    expect(await signSummary(asTherapist(other), words)).toEqual({ done: false, because: 'unknown' });
    const client = stranger.viewer.profile.id;
    expect(
      await startOwnHandover(asTherapist(people.asha), { ...terms(), to: ravi.therapist.id, client }),
    ).toEqual({
      done: false,
      because: 'unknown',
    });
    expect(await db.handover.count()).toBe(1);
  });
});

it('a therapist lists the handovers they give and receive, a receiver those that were agreed to', {
  tags: ['slow'],
}, async () => {
  const id = await asked();
  const listed = async (practice: Practice) =>
    (await listOwnHandovers(asTherapist(practice))).handovers.map((line) => [line.id, line.state]);
  expect([await listed(people.asha), await listed(ravi)]).toEqual([[[id, 'asked']], []]);
  await answer(id);
  const line = [[id, 'accepted']];
  expect([await listed(people.asha), await listed(ravi)]).toEqual([line, line]);
  expect(await listed(await createPractice())).toEqual([]);
});

describe('a summary', () => {
  it('is sealed, signed once, and read by the second therapist with the client’s consent alone', async () => {
    const id = await asked();
    const words = 'We worked on tamarindx and the tram.';
    await answer(id, true, { summary: true });
    expect(await signSummary(asTherapist(people.asha), { handover: id, words, request })).toEqual({
      done: true,
    });
    expect((await therapistHandover(asTherapist(ravi), id))?.summary).toBe(words);
    expect((await therapistHandover(asTherapist(people.asha), id))?.summary).toBe(words);
    expect([...(await searchDump(['tamarindx']))]).toEqual([]);
    expect(await signSummary(asTherapist(people.asha), { handover: id, words: 'Other.', request })).toEqual({
      done: false,
      because: 'signed',
    });
  });

  it('goes with the consent for what the client shares about their health, and none is signed before they agree to one', async () => {
    const consent = { purposes: ['care'], source: 'onboarding' } as const;
    const give = () =>
      db.$transaction((tx) => giveConsents(tx, { userId: people.meera.viewer.userId, ...consent }));
    const asha = asTherapist(people.asha);
    const sign = (handover: string) => signSummary(asha, { handover, words: 'The tram.', request });
    const refused = { done: false, because: 'no-summary' };
    await give();
    const waiting = await asked();
    expect(await sign(waiting)).toEqual({ done: true });
    expect(await withdrawConsent(people.meera.viewer, 'care')).toEqual({ withdrawn: true });
    expect(await therapistHandover(asha, waiting)).toMatchObject({ summary: null, summarySignedAt: null });
    expect(await sign(waiting)).toEqual(refused);
    // A client who ticks the summary after withdrawing the consent agrees to this one summary.
    expect(await answer(waiting, true, { summary: true })).toEqual({ done: true });
    expect(await sign(waiting)).toEqual({ done: true });
    expect((await therapistHandover(asTherapist(ravi), waiting))?.summary).toBe('The tram.');

    await give();
    expect(await withdrawConsent(people.meera.viewer, 'care')).toEqual({ withdrawn: true });
    for (const practice of [people.asha, ravi]) {
      const paper = await therapistHandover(asTherapist(practice), waiting);
      expect(paper).toMatchObject({ state: 'accepted', summary: null, sharesSummary: false });
    }
    expect(await sign(waiting)).toEqual(refused);
  });

  it('is refused when the client did not agree to one', async () => {
    const id = await asked();
    await answer(id);
    const signed = await signSummary(asTherapist(people.asha), { handover: id, words: 'Words.', request });
    expect(signed).toEqual({ done: false, because: 'no-summary' });
    expect((await therapistHandover(asTherapist(ravi), id))?.summary).toBeNull();
  });
});

describe('the team', () => {
  it('asks several clients of a therapist with its reason, all or none', { tags: ['slow'] }, async () => {
    const admin = await createAdmin();
    const stranger = await createStranger();
    const from = people.asha.therapist.id;
    const practice = await openPractice(admin.viewer, from, request);
    const client = people.meera.viewer.profile.id;
    expect(practice?.clients.map(({ value }) => value)).toEqual([client]);
    const start = (clients: readonly string[]) =>
      startTeamHandovers(admin.viewer, {
        ...terms(),
        to: ravi.therapist.id,
        because: 'died',
        from,
        clients,
        reason: 'Told by the family.',
      });
    expect(await start([client, stranger.viewer.profile.id])).toEqual({ done: false, because: 'unknown' });
    expect(await db.handover.count()).toBe(0);
    expect(await start([client])).toEqual({ done: true, asked: 1 });
    expect(await db.handover.findFirstOrThrow()).toMatchObject({
      startedBy: 'admin',
      teamReason: 'Told by the family.',
    });
    expect((await openPractice(admin.viewer, from, request))?.clients).toEqual([]);
  });

  it('is found by name among listed therapists with an account', async () => {
    const found = await findOwnReceivers(asTherapist(people.asha), 'asha');
    expect(found.map(({ value }) => value)).not.toContain(people.asha.therapist.id);
    await db.therapist.update({ where: { id: ravi.therapist.id }, data: { name: 'Ravi Nair' } });
    expect(await findOwnReceivers(asTherapist(people.asha), 'nair')).toMatchObject([
      { value: ravi.therapist.id },
    ]);
    await db.therapist.update({ where: { id: ravi.therapist.id }, data: { userId: null } });
    expect(await findOwnReceivers(asTherapist(people.asha), 'nair')).toEqual([]);
  });
});

it('takes every reason that a therapist is offered', () => {
  const { because } = ownHandoverSchema.shape;
  expect(ownReasons.map(({ value }) => because.safeParse(value).success)).toEqual(ownReasons.map(() => true));
});
