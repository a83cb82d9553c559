import { beforeEach, describe, expect, it } from 'vitest';
import {
  acceptQuotation,
  declineQuotation,
  expireQuotation,
  withdrawQuotation,
} from '@/lib/payment/quotation/life/commands';
import { type QuotationStatus, quotationStatuses } from '@/lib/payment/quotation/rules';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import {
  createClientOf,
  createPractice,
  createQuotationRow,
  type Person,
  quotationTraces,
} from '@/test/payment/quotations';

setUpDatabase();

const request = { id: 'request-1', network: 'network' };
/** The last instant of 24 November 2026 in India. */
const validUntil = new Date('2026-11-24T18:29:59.999Z');
const before = new Date('2026-11-24T06:00:00Z');
const after = new Date('2026-11-24T18:30:00Z');

type Practice = Awaited<ReturnType<typeof createPractice>>;
let asha: Practice;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
});

/** Every possible step, by the right person or another. */
const steps = {
  accepted: (id: string, { viewer }: Person = meera, now = before) =>
    acceptQuotation(id, { viewer, request }, now),
  declined: (id: string, { viewer }: Person = meera, now = before) =>
    declineQuotation(id, 'Not now.', { viewer, request }, now),
  withdrawn: (id: string, { viewer, therapist }: Practice = asha, now = before) =>
    withdrawQuotation(id, { viewer, therapist, request }, now),
};

const storedStatus = async (id: string) =>
  (await db.quotation.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

const eventsOf = (quotationId: string) =>
  db.quotationEvent.findMany({ where: { quotationId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });

describe('a step', () => {
  it.each([
    ['accepted', 'client', null],
    ['declined', 'client', 'Not now.'],
    ['withdrawn', 'therapist', null],
  ] as const)(
    '%s: is written with date, doer and audit, and told to the other side',
    async (to, by, reason) => {
      const { id } = await createQuotationRow(asha, meera, { validUntil });
      expect(await steps[to](id)).toEqual({ done: true });
      const doer = by === 'client' ? meera.viewer.userId : asha.viewer.userId;
      const other = by === 'client' ? asha.viewer.userId : meera.viewer.userId;
      expect(await storedStatus(id)).toBe(to);
      expect((await eventsOf(id)).at(-1)).toMatchObject({ status: to, actorId: doer, reason });
      const audit = await db.auditEntry.findMany();
      expect(audit).toMatchObject([
        {
          action: `quotation.${to}`,
          actorUserId: doer,
          subjectTable: 'quotations',
          subjectId: id,
          subjectUserId: meera.viewer.userId,
        },
      ]);
      const notifications = await db.notification.findMany();
      expect(notifications).toMatchObject([{ userId: other, kind: `quotation.${to}` }]);
      expect(JSON.stringify(notifications)).not.toMatch(/therapy|9000|Not now|Asha|Meera/);
    },
  );

  it.each(['accepted', 'declined', 'withdrawn'] as const)(
    '%s: twice counts once',
    { tags: ['slow'] },
    async (to) => {
      const { id } = await createQuotationRow(asha, meera);
      await steps[to](id);
      const once = await quotationTraces();
      expect(await steps[to](id)).toEqual({ done: true });
      expect(await quotationTraces()).toEqual(once);
    },
  );

  const settled = quotationStatuses.filter((status) => status !== 'pending');
  it.each(
    settled.flatMap((current) =>
      (['accepted', 'declined', 'withdrawn'] as const)
        .filter((to) => to !== current)
        .map((to): [QuotationStatus, keyof typeof steps] => [current, to]),
    ),
  )('from %s to %s is refused, and the present state is said', async (current, to) => {
    const { id } = await createQuotationRow(asha, meera, { status: current });
    const untouched = await quotationTraces();
    expect(await steps[to](id)).toEqual({ done: false, because: 'settled', current });
    expect(await quotationTraces()).toEqual(untouched);
  });

  it('is only for the two sides: two therapists, two clients', { tags: ['slow'] }, async () => {
    const other = await createPractice();
    const ravi = await createClientOf(other.therapist);
    // Both therapists work with both clients, so that only the quotation itself separates them.
    await db.therapySession.createMany({
      data: [
        { therapistId: asha.therapist.id, clientId: ravi.viewer.profile.id, sessionDate: before },
        { therapistId: other.therapist.id, clientId: meera.viewer.profile.id, sessionDate: before },
      ],
    });
    const rows = await Promise.all(
      [asha, other].flatMap((practice) =>
        [meera, ravi].map(async (client) => ({
          practice,
          client,
          id: (await createQuotationRow(practice, client)).id,
        })),
      ),
    );
    const untouched = await quotationTraces();
    const unknown = { done: false, because: 'unknown' };
    for (const { id, practice, client } of rows) {
      const wrongClient = client === meera ? ravi : meera;
      const wrongTherapist = practice === asha ? other : asha;
      expect(await steps.accepted(id, wrongClient)).toEqual(unknown);
      expect(await steps.declined(id, wrongClient)).toEqual(unknown);
      expect(await steps.accepted(id, practice)).toEqual(unknown);
      expect(await steps.withdrawn(id, wrongTherapist)).toEqual(unknown);
    }
    expect(await quotationTraces()).toEqual(untouched);
    for (const { id, client } of rows) expect(await steps.accepted(id, client)).toEqual({ done: true });
  });

  it('reaches a client whose therapist is no longer linked, and the other way round', {
    tags: ['slow'],
  }, async () => {
    const { id } = await createQuotationRow(asha, meera);
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { userId: null } });
    expect(await steps.accepted(id)).toEqual({ done: true });
    expect(await db.notification.count()).toBe(0);
  });
});

describe('the last day', () => {
  it('is over at midnight in India, not a millisecond before', { tags: ['slow'] }, async () => {
    const rows = [
      await createQuotationRow(asha, meera, { validUntil }),
      await createQuotationRow(asha, meera, { validUntil }),
      await createQuotationRow(asha, meera, { validUntil }),
    ];
    const [early = '', last = '', late = ''] = rows.map(({ id }) => id);
    expect(await steps.accepted(early, meera, new Date('2026-11-24T18:29:59Z'))).toEqual({ done: true });
    expect(await steps.accepted(last, meera, validUntil)).toEqual({ done: true });
    expect(await steps.accepted(late, meera, after)).toEqual({
      done: false,
      because: 'settled',
      current: 'expired',
    });
    expect(await storedStatus(late)).toBe('pending');
  });

  it('ends every step, even before the job has recorded it', async () => {
    const { id } = await createQuotationRow(asha, meera, { validUntil });
    const untouched = await quotationTraces();
    const refused = { done: false, because: 'settled', current: 'expired' };
    expect(await steps.accepted(id, meera, after)).toEqual(refused);
    expect(await steps.declined(id, meera, after)).toEqual(refused);
    expect(await steps.withdrawn(id, asha, after)).toEqual(refused);
    expect(await quotationTraces()).toEqual(untouched);
  });

  it('is recorded once by the service, told to both, and mailed to nobody', async () => {
    const { id } = await createQuotationRow(asha, meera, { validUntil });
    expect(await expireQuotation(id, validUntil)).toBe(false);
    expect(await storedStatus(id)).toBe('pending');
    expect(await expireQuotation(id, after)).toBe(true);
    expect(await expireQuotation(id, after)).toBe(false);
    expect(await storedStatus(id)).toBe('expired');
    expect(await eventsOf(id)).toMatchObject([
      { status: 'pending', actorId: asha.viewer.userId },
      { status: 'expired', actorId: null, reason: null },
    ]);
    const told = await db.notification.findMany({ select: { userId: true, kind: true } });
    expect(new Set(told.map(({ userId }) => userId))).toEqual(
      new Set([meera.viewer.userId, asha.viewer.userId]),
    );
    expect(told.map(({ kind }) => kind)).toEqual(['quotation.expired', 'quotation.expired']);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'quotation.expired', actorUserId: null, actorRole: 'system' },
    ]);
    expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs`).toEqual([]);
  });

  it('ends nothing that was answered or withdrawn, or has no end', async () => {
    const open = await createQuotationRow(asha, meera);
    expect(await expireQuotation(open.id, after)).toBe(false);
    for (const status of ['accepted', 'declined', 'withdrawn', 'paid', 'expired']) {
      const { id } = await createQuotationRow(asha, meera, { validUntil, status });
      expect(await expireQuotation(id, after)).toBe(false);
      expect(await storedStatus(id)).toBe(status);
    }
  });
});

describe('steps taken at once', () => {
  it('count as one: the others hear which one', { tags: ['slow'] }, async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await createQuotationRow(asha, meera, { validUntil });
      // After the last day only the service may take the step; any of the four calls may come first.
      const answers = await Promise.all([
        steps.accepted(id),
        steps.declined(id),
        steps.withdrawn(id),
        expireQuotation(id, after),
      ]);
      const current = await storedStatus(id);
      expect((await eventsOf(id)).map(({ status }) => status)).toEqual(['pending', current]);
      const [accepted, declined, withdrawn, expired] = answers;
      expect(expired).toBe(current === 'expired');
      for (const [to, answer] of Object.entries({ accepted, declined, withdrawn })) {
        expect(answer).toEqual(
          to === current ? { done: true } : { done: false, because: 'settled', current },
        );
      }
      expect(await db.auditEntry.count({ where: { subjectId: id } })).toBe(1);
    }
  });

  it('ten of one kind are one event and one notification', { tags: ['slow'] }, async () => {
    const { id } = await createQuotationRow(asha, meera);
    const answers = await Promise.all(Array.from({ length: 10 }, () => steps.accepted(id)));
    expect(answers.every(({ done }) => done)).toBe(true);
    expect(await db.quotationEvent.count({ where: { status: 'accepted' } })).toBe(1);
    expect(await db.notification.count()).toBe(1);
  });
});
