import { expect, it } from 'vitest';
import { matchOpenPayments } from '@/lib/payment/statement/matching/commands';
import { matchCredits } from '@/lib/payment/statement/matching/pairs';
import { openArrivals, openClaims } from '@/lib/payment/statement/matching/queries';
import { db } from '@/lib/server/db';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { type PaymentWeek, payees, paymentWeek, type Typed } from '@/test/payment/payment-week';
import { accountFor } from '@/test/payment/payments';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

type Pair = readonly [claim: string, credit: string];

/**
 * Expects no wrong match, none across accounts, and at least 98 % of decided ones, overall and for each kind.
 */
function judge({ claims, arrivals, truth, typed, decided }: PaymentWeek, pairs: readonly Pair[]) {
  const accountOf = new Map([...claims, ...arrivals].map(({ id, accountId }) => [id, accountId]));
  expect(pairs.filter(([claim, credit]) => accountOf.get(claim) !== accountOf.get(credit))).toEqual([]);
  expect(pairs.filter(([claim, credit]) => truth.get(claim) !== credit)).toEqual([]);
  const matched = new Set(pairs.map(([claim]) => claim));
  const missed = [...decided].filter((id) => !matched.has(id));
  expect([...new Set(pairs.map(([, credit]) => credit))]).toHaveLength(pairs.length);
  expect(missed.length, missed.map((id) => `${id}: ${typed.get(id)}`).join('\n')).toBeLessThanOrEqual(
    decided.size * 0.02,
  );
  const share = (how: Typed) => {
    const all = [...decided].filter((id) => typed.get(id) === how);
    return all.filter((id) => matched.has(id)).length / all.length;
  };
  for (const how of ['exact', 'spaced', 'prefixed', 'ours', 'slip', 'end'] as const) {
    expect(share(how), how).toBeGreaterThanOrEqual(0.95);
  }
}

/** Expects payments of each kind that the generated week should contain. */
function expectAllKinds({ claims, truth, typed, decided }: PaymentWeek) {
  const count = (how: Typed, among: Iterable<string> = typed.keys()) =>
    [...among].filter((id) => typed.get(id) === how).length;
  for (const how of ['slip', 'end', 'short-end'] as const) expect(count(how), how).toBeGreaterThan(0);
  expect(count('name', decided)).toBeGreaterThan(0);
  expect(count('name', decided)).toBeLessThan(count('name'));
  expect(count('nothing', decided)).toBe(0);
  // Some reports have no credit.
  expect(claims.length).toBeGreaterThan(truth.size);
}

for (const { cases, tags } of inTwoRuns([1, 2, 3, 4, 5, 6, 7, 8])) {
  it.each(cases)(
    'of 1,000 credits over 20 payees (%s) none is matched wrongly or across accounts, and 98 % of what decides is matched',
    { tags },
    (seed) => {
      const week = paymentWeek(seed);
      expectAllKinds(week);
      judge(
        week,
        matchCredits(week.claims, week.arrivals).map(({ claim, arrival }) => [claim.id, arrival.id]),
      );
    },
  );
}

it('would match across accounts if it did not look at them', { tags: ['slow'] }, () => {
  const { claims, arrivals, decided } = paymentWeek(1);
  const one = { accountId: 'one' };
  const matches = matchCredits(
    claims.map((claim) => ({ ...claim, ...one })),
    arrivals.map((arrival) => ({ ...arrival, ...one })),
  );
  expect(matches.length).toBeLessThan(decided.size * 0.98);
});

const uuidOf = (kind: 'claim' | 'credit', index: number) =>
  `00000000-0000-4000-${kind === 'claim' ? '8' : '9'}000-${String(index).padStart(12, '0')}`;

/**
 * Writes a week into the tables as forms and statements would. @returns the names of its rows by their ids
 */
async function keepWeek({ claims, arrivals }: PaymentWeek): Promise<ReadonlyMap<string, string>> {
  const accounts = new Map<string, { therapistId: string; version: string; id: string; importId: string }>();
  for (let index = 0; index < payees; index += 1) {
    const { id: therapistId } = await createTherapist({ accountNumber: String(60_000_000_000 + index) });
    const version = await accountFor(therapistId);
    const { accountId } = await db.payeeAccount.findUniqueOrThrow({ where: { id: version } });
    const { id: importId } = await db.bankStatementImport.create({
      data: {
        accountId,
        sha256: String(index).padStart(64, '0'),
        fileName: 'november.csv',
        rowCount: 50,
        newCount: 50,
      },
    });
    accounts.set(`account ${index}`, { therapistId, version, id: accountId, importId });
  }
  const account = (name: string) => {
    const found = accounts.get(name);
    if (!found) throw new Error(`expected ${name}`);
    return found;
  };
  await db.paymentSubmission.createMany({
    data: claims.map((claim, index) => ({
      id: uuidOf('claim', index),
      therapistId: account(claim.accountId).therapistId,
      payeeAccountId: account(claim.accountId).version,
      payerName: claim.payerName,
      payerEmail: 'payer@antarman.test',
      bankName: 'State Bank of India',
      accountNumber: 'XX1234',
      referenceNumber: claim.referenceNumber,
      upiReference: claim.upiReference,
      amount: claim.paise / 100,
      createdAt: claim.submittedAt,
    })),
  });
  await db.bankCredit.createMany({
    data: arrivals.map(({ accountId, reference, narration, paise, creditedAt }, index) => ({
      id: uuidOf('credit', index),
      importId: account(accountId).importId,
      accountId: account(accountId).id,
      lineHash: String(index).padStart(64, '0'),
      creditedAt,
      reference,
      narration,
      amount: paise / 100,
    })),
  });
  return new Map([
    ...claims.map(({ id }, index) => [uuidOf('claim', index), id] as const),
    ...arrivals.map(({ id }, index) => [uuidOf('credit', index), id] as const),
  ]);
}

it('reads the same week from the tables and ties the same, each pair once', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const week = paymentWeek(1);
  const names = await keepWeek(week);
  const nameOf = (id: string | null) => names.get(id ?? '') ?? '';
  const claims = await openClaims();
  expect(claims).toHaveLength(week.claims.length);
  expect(await openArrivals(claims)).toHaveLength(week.arrivals.length);
  const count = await matchOpenPayments();
  const tied = await db.bankCredit.findMany({ where: { paymentSubmissionId: { not: null } } });
  expect(tied).toHaveLength(count);
  judge(
    week,
    tied.map(({ id, paymentSubmissionId }) => [nameOf(paymentSubmissionId), nameOf(id)]),
  );
  expect(await matchOpenPayments()).toBe(0);
  expect(await db.paymentSubmission.count({ where: { status: 'matched' } })).toBe(count);
});
