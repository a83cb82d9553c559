import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { declineQuotation } from '@/lib/payment/quotation/life/commands';
import {
  listMadeQuotations,
  listOwnQuotations,
  listRecentQuotations,
  ownQuotation,
  quotationsToDecide,
  quotationsUndecided,
} from '@/lib/payment/quotation/queries';
import { recentQuotations } from '@/lib/payment/quotation/rules';
import { db } from '@/lib/server/db';
import { ask } from '@/lib/server/db/together';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createClientOf, createPractice, createQuotationRow, type Person } from '@/test/payment/quotations';

setUpDatabase();

type Practice = Awaited<ReturnType<typeof createPractice>>;
let asha: Practice;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist, { firstName: 'Meera' });
});

const hour = (count: number) => new Date(Date.UTC(2026, 10, 1, count));

describe('a list of quotations', () => {
  it('says what it is, how much, since when and with whom, to either side', async () => {
    const { id, createdAt } = await createQuotationRow(asha, meera, { amount: '150000.5' });
    const seen = {
      id,
      serviceType: 'Individual therapy',
      description: 'Six sessions of 45 minutes.',
      amountPaise: 15_000_050,
      validUntil: null,
      status: 'pending',
      createdAt,
      checking: false,
      reason: null,
      refund: null,
      sessions: null,
      kindName: null,
      sample: false,
      timeZone: 'Asia/Kolkata',
    };
    expect((await listOwnQuotations(meera.viewer)).quotations).toEqual([
      { ...seen, since: expect.any(Date), with: asha.therapist.name },
    ]);
    expect((await listMadeQuotations(asha.viewer)).quotations).toEqual([
      { ...seen, since: expect.any(Date), with: 'Meera Iyer' },
    ]);
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { isSample: true } });
    expect((await listOwnQuotations(meera.viewer)).quotations).toMatchObject([{ sample: true }]);
    expect(await ownQuotation(meera.viewer, id)).toMatchObject({ sample: true });
    expect((await listMadeQuotations(asha.viewer)).quotations).toMatchObject([{ sample: false }]);
  });

  it('shows the last step: when, and why somebody declined', async () => {
    const { id } = await createQuotationRow(asha, meera);
    await db.quotationEvent.updateMany({ where: { quotationId: id }, data: { at: hour(1) } });
    await declineQuotation(id, 'Too far.', { viewer: meera.viewer, request: { id: 'r', network: 'n' } });
    const step = await db.quotationEvent.findFirstOrThrow({ where: { status: 'declined' } });
    expect((await listMadeQuotations(asha.viewer)).quotations).toMatchObject([
      { status: 'declined', since: step.at, reason: 'Too far.' },
    ]);
  });

  it('shows as expired what is over, before any job has run', async () => {
    const validUntil = new Date('2026-11-24T18:29:59.999Z');
    await createQuotationRow(asha, meera, { validUntil });
    const statusAt = async (now: Date) => (await listOwnQuotations(meera.viewer, { now })).quotations;
    expect(await statusAt(validUntil)).toMatchObject([{ status: 'pending' }]);
    expect(await statusAt(new Date('2026-11-24T18:30:00Z'))).toMatchObject([
      { status: 'expired', since: validUntil },
    ]);
  });

  it('shows two therapists and two clients their own, and nothing else', { tags: ['slow'] }, async () => {
    const other = await createPractice();
    const ravi = await createClientOf(other.therapist, { firstName: 'Ravi' });
    const made = new Map<string, { practice: Practice; client: Person }>();
    for (const practice of [asha, other]) {
      for (const client of [meera, ravi]) {
        const { id } = await createQuotationRow(practice, client, { description: `marker ${randomUUID()}` });
        made.set(id, { practice, client });
      }
    }
    const theirs = (mine: (sides: { practice: Practice; client: Person }) => boolean) =>
      new Set([...made].filter(([, sides]) => mine(sides)).map(([id]) => id));
    const ids = ({ quotations }: Awaited<ReturnType<typeof listOwnQuotations>>) =>
      new Set(quotations.map(({ id }) => id));
    for (const person of [meera, ravi]) {
      expect(ids(await listOwnQuotations(person.viewer))).toEqual(theirs(({ client }) => client === person));
      expect(ids(await listMadeQuotations(person.viewer))).toEqual(new Set());
    }
    for (const person of [asha, other]) {
      expect(ids(await listMadeQuotations(person.viewer))).toEqual(
        theirs(({ practice }) => practice === person),
      );
      expect(ids(await listOwnQuotations(person.viewer))).toEqual(new Set());
    }
  });

  it('is empty for a therapist who is not, or no longer, linked', async () => {
    await createQuotationRow(asha, meera);
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { userId: null } });
    expect(await listMadeQuotations(asha.viewer)).toEqual({ quotations: [], older: null });
  });
});

describe('what waits', () => {
  it('is an answer or a payment, counted alike for either side and for nobody else', async () => {
    const day = 86_400_000;
    const now = new Date();
    const past = new Date(now.getTime() - 3 * day);
    const open = await createQuotationRow(asha, meera);
    await createQuotationRow(asha, meera, { validUntil: past, createdAt: new Date(past.getTime() - day) });
    const accepted = await createQuotationRow(asha, meera, { status: 'accepted' });
    const declined = await createQuotationRow(asha, meera);
    await declineQuotation(declined.id, '', { viewer: meera.viewer, request: { id: 'r', network: 'n' } });
    const paid = await createQuotationRow(asha, meera, { status: 'accepted' });
    await createPaymentRow({ quotationId: paid.id, clientId: meera.viewer.profile.id });
    await createQuotationRow(asha, await createClientOf(asha.therapist));

    expect(await ask(quotationsToDecide(meera.viewer, now))).toEqual({ unanswered: 1, unpaid: 1 });
    expect(await quotationsUndecided(asha.viewer, now)).toEqual({ unanswered: 2, unpaid: 1 });
    expect(await quotationsUndecided(meera.viewer, now)).toEqual({ unanswered: 0, unpaid: 0 });

    const latest = (moment: Date) => listRecentQuotations(meera.viewer, { take: 9, now: moment });
    const shownAt = async (moment: Date) =>
      (await latest(moment)).flatMap(({ id, waits }) => (waits ? [id] : []));
    // The others follow, so that the first page always shows the latest.
    expect(await latest(now)).toHaveLength(5);
    expect((await latest(now)).at(-1)?.waits).toBe(false);
    const today = await shownAt(now);
    for (const { id } of [open, accepted, declined]) expect(today).toContain(id);
    const tomorrow = await shownAt(new Date(now.getTime() + 2 * day));
    expect(tomorrow).not.toContain(declined.id);
    for (const { id } of [open, accepted]) expect(tomorrow).toContain(id);
  });
});

describe('pages of the list', () => {
  it('come newest first, five on a page, none missed or repeated', {
    tags: ['slow'],
  }, async () => {
    // Several at one instant, so that a page ends among them.
    const ids: string[] = [];
    for (let count = 0; count < 15; count += 1) {
      ids.push((await createQuotationRow(asha, meera, { createdAt: hour(Math.floor(count / 3)) })).id);
    }
    const recent = await listOwnQuotations(meera.viewer, { take: recentQuotations });
    expect(recent.quotations).toHaveLength(5);
    expect(recent.older).toBe(recent.quotations.at(-1)?.id);

    const seen: string[] = [];
    const sizes: number[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const page: Awaited<ReturnType<typeof listOwnQuotations>> = await listOwnQuotations(meera.viewer, {
        before,
      });
      sizes.push(page.quotations.length);
      seen.push(...page.quotations.map(({ id }) => id));
      before = page.older;
    }
    expect(sizes).toEqual([5, 5, 5]);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    const times = await db.quotation.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true },
    });
    expect(seen).toEqual(times.map(({ id }) => id));
  });

  it.each(['x', '', "' OR 1=1", '\0', randomUUID()])(
    'begin again after %j, which is no quotation of theirs',
    async (before) => {
      const { id } = await createQuotationRow(asha, meera);
      expect((await listOwnQuotations(meera.viewer, { before })).quotations).toMatchObject([{ id }]);
    },
  );

  it('do not reveal where a stranger’s quotation would be', async () => {
    const ravi = await createClientOf(asha.therapist);
    const mine = await createQuotationRow(asha, meera, { createdAt: hour(2) });
    const strange = await createQuotationRow(asha, ravi, { createdAt: hour(1) });
    const page = await listOwnQuotations(meera.viewer, { before: strange.id });
    expect(page.quotations).toMatchObject([{ id: mine.id }]);
  });
});
