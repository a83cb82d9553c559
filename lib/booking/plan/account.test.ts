import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { confirmTime, heldTime, paidPlan } from '@/test/plan/paid-plans';
import { playHistories } from '@/test/plan/plan-histories';

setUpDatabase();
const companies = setUpCardCompanies();

describe('the account of a plan', () => {
  it('is only added to, and never holds more than was paid', async () => {
    const [asha, meera] = [await createPractice(), await createStranger()];
    const { planId } = await paidPlan(asha, meera);
    const day = 24 * 3_600_000;
    await confirmTime(meera, await heldTime(asha, meera, new Date(Date.now() + 3 * day)));
    await expect(db.planCreditEntry.updateMany({ data: { sessions: 5 } })).rejects.toThrow('append-only');
    await expect(db.planCreditEntry.deleteMany()).rejects.toThrow('append-only');
    const more = (data: object) =>
      db.planCreditEntry.create({ data: { planId, kind: 'held', sessions: 6, ...data } });
    await expect(more({})).rejects.toThrow('no session left');
    await expect(more({ kind: 'used', sessions: -1 })).rejects.toThrow('no session left');
    await expect(more({ kind: 'refunded', sessions: 1, amount: '9600.51' })).rejects.toThrow(
      'no session left',
    );
    await db.therapyPlan.delete({ where: { id: planId } });
    expect(await db.planCreditEntry.count()).toBe(0);
  });

  it('is paid - refunded - used at any moment of four histories', { timeout: 120_000 }, () =>
    playHistories(4, companies.stripe),
  );
});
