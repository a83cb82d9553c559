import { expect, it } from 'vitest';
import type { Arrival, Claim } from '@/lib/payment/statement/matching/evidence';
import { matchCredits } from '@/lib/payment/statement/matching/pairs';
import { inTwoRuns } from '@/lib/testing/sample';

/** A generator that always gives the same numbers (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const payees = 20;
const credits = 1_000;
// Few names, few fees and one week, so that the same person pays the same fee on the same day to several payees.
const payers = [
  'Ravi Sharma',
  'Priya Nair',
  'Amit Kumar',
  'Neha Gupta',
  'Asha Rao',
  'Imran Khan',
  'Sana Khan',
  'Ravi Kumar',
];
const fees = [150_000, 150_000, 150_000, 180_000, 200_000];
const dayMs = 86_400_000;
const start = Date.parse('2026-11-02T04:30:00Z');

/**
 * A week of payments to twenty payees. Nine in ten credits were reported: by the bank's number as typed, with spaces or
 * words around it, with one slip of a digit, or with something else while the bank repeats our own reference. `truth`
 * names the credit of each payment. Some people report what never arrived, or arrived at another payee's account.
 */
function week(seed: number) {
  const random = seeded(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const digits = (length: number) => Array.from({ length }, () => Math.floor(random() * 10)).join('');
  const claims: Claim[] = [];
  const arrivals: Arrival[] = [];
  const truth = new Map<string, string>();
  for (let index = 0; index < credits; index += 1) {
    const accountId = `account ${index % payees}`;
    const name = pick(payers);
    const paise = pick(fees);
    const at = start + Math.floor(random() * 6) * dayMs;
    const rrn = `6${digits(11)}`;
    const ours = `A${digits(11)}`;
    const repeatsOurs = random() < 0.25;
    const narration = `UPI/${rrn}/${name.toUpperCase()}/${repeatsOurs ? ours : 'payment'}`;
    arrivals.push({
      id: `credit ${index}`,
      accountId,
      paise,
      creditedAt: new Date(at),
      reference: rrn,
      narration,
    });
    const reported = random();
    if (reported > 0.9) continue;
    const typed =
      reported < 0.5
        ? rrn
        : reported < 0.7
          ? `UTR ${rrn.slice(0, 4)} ${rrn.slice(4, 8)} ${rrn.slice(8)}`
          : repeatsOurs
            ? 'paid by phone'
            : `ref-${rrn}`;
    const claim = { payerName: name, paise, upiReference: ours, submittedAt: new Date(at + 3_600_000) };
    claims.push({ ...claim, id: `payment ${index}`, accountId, referenceNumber: typed });
    truth.set(`payment ${index}`, `credit ${index}`);
    // The same person names the same transfer to another payee, who never got it.
    if (random() < 0.1) {
      const other = `account ${(index + 1 + Math.floor(random() * (payees - 1))) % payees}`;
      claims.push({
        ...claim,
        upiReference: null,
        id: `false ${index}`,
        accountId: other,
        referenceNumber: typed,
      });
    }
    // A namesake's payment of the same fee on the same day that has not arrived.
    if (random() < 0.1) {
      claims.push({
        ...claim,
        upiReference: null,
        id: `absent ${index}`,
        accountId,
        referenceNumber: `6${digits(11)}`,
      });
    }
  }
  return { claims, arrivals, truth };
}

for (const { cases, tags } of inTwoRuns([1, 2, 3, 4, 5])) {
  it.each(cases)(
    'of 1,000 credits over 20 payees (%s) none is matched wrongly or across accounts',
    { tags },
    (seed) => {
      const { claims, arrivals, truth } = week(seed);
      const matches = matchCredits(claims, arrivals);
      const across = matches.filter(({ claim, arrival }) => claim.accountId !== arrival.accountId);
      const wrong = matches.filter(({ claim, arrival }) => truth.get(claim.id) !== arrival.id);
      expect(across.map(({ claim }) => claim.id)).toEqual([]);
      expect(wrong.map(({ claim, arrival, evidence }) => [claim.id, arrival.id, evidence])).toEqual([]);
      expect(claims.length).toBeGreaterThan(truth.size + 100);
      expect(matches.length).toBeGreaterThanOrEqual(truth.size * 0.98);
    },
  );
}

it('would match across accounts if it did not look at them', { tags: ['slow'] }, () => {
  const { claims, arrivals, truth } = week(1);
  const one = { accountId: 'one' };
  const matches = matchCredits(
    claims.map((claim) => ({ ...claim, ...one })),
    arrivals.map((arrival) => ({ ...arrival, ...one })),
  );
  expect(matches.length).toBeLessThan(truth.size * 0.98);
});
