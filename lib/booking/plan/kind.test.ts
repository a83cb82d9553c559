import { beforeEach, describe, expect, it } from 'vitest';
import { scheduleMessages } from '@/lib/booking/schedule/rules';
import { listOwnPlans } from '@/lib/care/plan/queries';
import { db } from '@/lib/server/db';
import { arrangedSessions, arrangeSession, indianTime, sessionFields } from '@/test/booking/arranging';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger } from '@/test/payment/quotations';
import { confirmTime, heldTime, inDays, paidPlan } from '@/test/plan/paid-plans';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

let asha: Awaited<ReturnType<typeof createPractice>>;
let couples: string;

beforeEach(async () => {
  asha = await createPractice();
  const kind = { name: 'Couples session', minutes: 80, fee: '3000.00', position: 1 };
  const made = await db.sessionKind.create({ data: { therapistId: asha.therapist.id, ...kind } });
  couples = made.id;
});

describe('a plan of a kind', () => {
  it('pays appointments of its kind, booked before or after, and no other', async () => {
    const client = await createStranger();
    const book = async (days: number, kindId: string | null) => {
      const id = await heldTime(asha, client, inDays(days));
      if (kindId) await db.booking.update({ where: { id }, data: { kindId, kindName: 'Couples session' } });
      await confirmTime(client, id);
      return id;
    };
    const before = await book(2, couples);
    await book(3, null);
    const { planId } = await paidPlan(asha, client, { kindId: couples });
    const after = await book(4, couples);
    await book(5, null);
    const paid = await db.booking.findMany({ where: { planId }, orderBy: { startsAt: 'asc' } });
    expect(paid.map(({ id }) => id)).toEqual([before, after]);
    const [plan] = (await listOwnPlans(client.viewer)).plans;
    expect(plan).toMatchObject({ kindName: 'Couples session', credit: { held: 2 } });
  });

  it('takes no session of another kind that the therapist arranges', async () => {
    visitor.token = asha.token;
    const client = await createClientOf(asha.therapist);
    const { planId } = await paidPlan(asha, client, { sessions: 1 });
    const plan = { startsAt: indianTime(4), plan: planId, durationMinutes: '' };
    const refused = await arrangeSession(sessionFields(client, { ...plan, kind: couples }));
    expect(refused).toMatchObject({ ok: false, fieldErrors: { plan: scheduleMessages.otherKind } });
    expect(await arrangeSession(sessionFields(client, plan))).toMatchObject({ ok: true });
    expect(await arrangedSessions()).toMatchObject([{ planId, booking: { planId } }]);
  });
});
