import { day } from '@/lib/format/duration';
import {
  type Arrival,
  type Claim,
  couldBeInstead,
  type Evidence,
  evidenceFor,
  isOfNumber,
  isStrong,
} from '@/lib/payment/statement/matching/evidence';
import { marksOf, tracesOf } from '@/lib/payment/statement/matching/marks';
import { namesOf } from '@/lib/payment/statement/matching/words';

export type Match = { readonly claim: Claim; readonly arrival: Arrival; readonly evidence: Evidence };

/** Groups values by key, in order of appearance. */
function grouped<K, V>(values: Iterable<V>, keysOf: (value: V) => Iterable<K>): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    for (const key of keysOf(value)) {
      const group = groups.get(key);
      if (group) group.push(value);
      else groups.set(key, [value]);
    }
  }
  return groups;
}

/** Credits that could match a report, found by shared keys; each with its evidence. */
function candidatesOf(arrivals: readonly Arrival[]): (claim: Claim) => readonly Match[] {
  const byMark = grouped(arrivals, marksOf);
  return (claim) => {
    const found = new Set(tracesOf(claim).flatMap((trace) => byMark.get(trace) ?? []));
    return [...found].flatMap((arrival) => {
      const evidence = evidenceFor(claim, arrival);
      return evidence ? [{ claim, arrival, evidence }] : [];
    });
  };
}

/** Pairs in which both sides have no other partner. */
function mutual(matches: readonly Match[]): readonly Match[] {
  const ofClaim = grouped(matches, ({ claim }) => [claim.id]);
  const ofArrival = grouped(matches, ({ arrival }) => [arrival.id]);
  return matches.filter(
    ({ claim, arrival }) => ofClaim.get(claim.id)?.length === 1 && ofArrival.get(arrival.id)?.length === 1,
  );
}

/** Milliseconds around a payment in which namesakes count. */
export const weekMs = 7 * day;

/** The fields that identify a namesake. */
export type Report = Pick<Claim, 'id' | 'payerName' | 'paise' | 'submittedAt'>;

/**
 * Drops pairs that rest on the payer's name alone, if another payment with the same name, amount and days is
 * reported elsewhere: two namesakes, or one payer who chose the wrong payee. A person decides.
 */
export function withoutNamesakes(matches: readonly Match[], claims: readonly Report[]): readonly Match[] {
  // Compares names as in bank lines: by first and last name, in either order.
  const keyOf = ({ payerName, paise }: Report) => {
    const names = namesOf(payerName);
    return [...[names[0], names.at(-1)].sort(), paise].join(' ');
  };
  const alike = grouped(claims, (claim) => [keyOf(claim)]);
  return matches.filter(({ claim, evidence }) => {
    if (evidence.proof !== 'name') return true;
    const others = alike.get(keyOf(claim)) ?? [];
    return !others.some(
      (other) =>
        other.id !== claim.id &&
        Math.abs(other.submittedAt.getTime() - claim.submittedAt.getTime()) <= weekMs,
    );
  });
}

/**
 * Drops pairs that rest on the payer's name alone, if a credit without any name could equally be theirs: the
 * named one may belong to a namesake who has reported nothing. A person decides.
 */
function withoutNameless(matches: readonly Match[], arrivals: readonly Arrival[]): readonly Match[] {
  const alike = grouped(arrivals, ({ accountId, paise }) => [`${accountId} ${paise}`]);
  return matches.filter(({ claim, arrival, evidence }) => {
    if (evidence.proof !== 'name') return true;
    const others = alike.get(`${claim.accountId} ${claim.paise}`) ?? [];
    return !others.some((other) => couldBeInstead(claim, arrival, other));
  });
}

/** Pairs that share neither report nor credit with the others. */
function apartFrom(others: readonly Match[], matches: readonly Match[]): readonly Match[] {
  const taken = new Set(others.flatMap(({ claim, arrival }) => [claim.id, arrival.id]));
  return matches.filter(({ claim, arrival }) => !taken.has(claim.id) && !taken.has(arrival.id));
}

/**
 * Pairs payments with bank credits: first by reference; then, among the rest, by a mistyped number or its
 * end; then by weaker proof. If a payment or a credit has several partners with equal proof, it stays
 * unpaired and a person decides. Weaker proof never decides between partners of stronger proof.
 */
export function matchCredits(claims: readonly Claim[], arrivals: readonly Arrival[]): readonly Match[] {
  const found = claims.flatMap(candidatesOf(arrivals));
  const byReference = found.filter(({ evidence }) => isStrong(evidence.proof));
  const rest = apartFrom(byReference, found);
  const byNumber = rest.filter(({ evidence }) => isOfNumber(evidence.proof));
  const last = mutual(apartFrom(byNumber, rest));
  const numbered = new Set([...byReference, ...byNumber].map(({ arrival }) => arrival.id));
  const open = arrivals.filter(({ id }) => !numbered.has(id));
  const byName = withoutNamesakes(withoutNameless(last, open), claims);
  return [...mutual(byReference), ...mutual(byNumber), ...byName];
}
