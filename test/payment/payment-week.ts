import type { Arrival, Claim } from '@/lib/payment/statement/matching/evidence';

/** A seeded generator of numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The way in which a payer names their transfer. */
export type Typed =
  | 'exact'
  | 'spaced'
  | 'prefixed'
  | 'ours'
  | 'slip'
  | 'end'
  | 'short-end'
  | 'name'
  | 'nothing';

/**
 * Out of a hundred reports. `ours`: only words, while the bank repeats our own reference. `name`: words, or
 * the number of another app.
 */
const shares: Readonly<Record<Typed, number>> = {
  exact: 37,
  spaced: 12,
  prefixed: 6,
  ours: 7,
  slip: 10,
  end: 8,
  'short-end': 4,
  name: 11,
  nothing: 5,
};

export const payees = 20;
const credits = 1_000;
const dayMs = 86_400_000;
const start = Date.parse('2026-11-02T04:30:00Z');

// Half of the payers share eight names, so that namesakes pay the same fee on the same day, to one payee and
// to several.
const frequent = [
  ['Ravi', 'Sharma'],
  ['Priya', 'Nair'],
  ['Amit', 'Kumar'],
  ['Neha', 'Gupta'],
  ['Asha', 'Rao'],
  ['Imran', 'Khan'],
  ['Sana', 'Khan'],
  ['Ravi', 'Kumar'],
] as const;
const firstNames =
  'Aarav Aditi Ananya Anil Deepa Farhan Gauri Harpreet Kavita Lakshmi Manoj Meera Nikhil Pooja Rahul Rohan Sneha Suresh Tanvi Vikram Yusuf Zoya'.split(
    ' ',
  );
const lastNames =
  'Agarwal Banerjee Bhat Chavan Das Fernandes Ghosh Iyer Jadhav Joshi Kulkarni Menon Mishra Patel Pillai Reddy Shetty Singh Thomas Verma'.split(
    ' ',
  );
const fees = [150_000, 150_000, 150_000, 180_000, 200_000];

type Payer = { readonly first: string; readonly last: string; readonly paise: number };

/** A credit with the test's facts about it. */
type Line = Arrival & { readonly payer: Payer; readonly named: boolean };

const sameName = (one: Payer, other: Payer) => one.first === other.first && one.last === other.last;

export type PaymentWeek = {
  readonly claims: readonly Claim[];
  readonly arrivals: readonly Arrival[];
  /** The credit of each received payment, by its report. */
  readonly truth: ReadonlyMap<string, string>;
  /** The way in which each was reported. */
  readonly typed: ReadonlyMap<string, Typed>;
  /** Reports with decisive evidence; all others need a person. */
  readonly decided: ReadonlySet<string>;
};

/**
 * A week of payments to twenty payees, `account 0` to `account 19`: 1,000 credits, nine in ten of them
 * reported, as people type and banks print. Some reports concern money that never arrived, arrived at another
 * payee's account, or was reported before. Namesakes of people who paid without a report give a different
 * number, or none if their own credit has no name. A namesake who gives no number and has not paid cannot be
 * distinguished from a payer without a report, so there is none.
 */
export function paymentWeek(seed: number): PaymentWeek {
  const random = seeded(seed);
  const chance = (share: number) => random() < share;
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const digits = (length: number) => Array.from({ length }, () => Math.floor(random() * 10)).join('');
  const people = new Map<string, Payer>();
  const claims: Claim[] = [];
  const lines: Line[] = [];
  const truth = new Map<string, string>();
  const typed = new Map<string, Typed>();
  const twice = new Set<string>();
  /** The last credit of each account whose named payer has reported nothing. */
  const silentAt = new Map<string, Line>();

  const payer = (): Payer => {
    const [first, last] = chance(0.5) ? pick(frequent) : ([pick(firstNames), pick(lastNames)] as const);
    return { first, last, paise: pick(fees) };
  };
  // The bank's numbers begin with year, day of the year and hour, so neighbours in time look alike.
  const number = (at: number) => {
    const day = Math.floor((at - Date.parse('2026-01-01T00:00:00Z')) / dayMs) + 1;
    return `6${day}${String(new Date(at).getUTCHours()).padStart(2, '0')}${digits(6)}`;
  };
  const narration = (rrn: string, { first, last }: Payer, named: boolean, extra: string) => {
    const name = `${first} ${last}`.toUpperCase();
    const handle = `${first}${last}`.toLowerCase();
    if (!named) return `UPI/CR/${rrn}/${digits(10)}@ybl/${extra}`;
    return pick([
      `UPI/${rrn}/${name}/${extra}`,
      `UPI-${name}-${handle}@okaxis-${rrn}-${extra}`,
      `UPI/CR/${rrn}/${handle}@oksbi/${extra}`,
      `MMT/IMPS/${rrn}/${name}/Axis Bank/${extra}`,
    ]);
  };
  const slip = (rrn: string) => {
    const place = Math.floor(random() * 10) + 1;
    const [one = '', next = ''] = rrn.slice(place, place + 2);
    if (one !== next && chance(0.4)) return rrn.slice(0, place) + next + one + rrn.slice(place + 2);
    return rrn.slice(0, place) + ((Number(one) + 1 + Math.floor(random() * 9)) % 10) + rrn.slice(place + 1);
  };
  const kind = (): Typed => {
    let left = random() * 100;
    for (const [one, share] of Object.entries(shares) as [Typed, number][]) {
      left -= share;
      if (left < 0) return one;
    }
    return 'exact';
  };
  const write: Readonly<Record<Typed, (rrn: string) => string>> = {
    exact: (rrn) => rrn,
    spaced: (rrn) => `UTR ${rrn.slice(0, 4)} ${rrn.slice(4, 8)} ${rrn.slice(8)}`,
    prefixed: (rrn) => `ref-${rrn}`,
    ours: () => 'paid by phone',
    slip,
    end: (rrn) => rrn.slice(-6),
    'short-end': (rrn) => rrn.slice(chance(0.5) ? -4 : -5),
    name: () => pick(['paid', 'by Google Pay', `T26${digits(20)}`]),
    nothing: () => 'paid',
  };
  const report = (
    id: string,
    line: Pick<Line, 'accountId' | 'payer'>,
    at: number,
    referenceNumber: string,
  ) => {
    const { first, last, paise } = line.payer;
    people.set(id, line.payer);
    const claim = {
      id,
      accountId: line.accountId,
      paise,
      // Some write the family name first.
      payerName: chance(0.15) ? `${last} ${first}` : `${first} ${last}`,
      referenceNumber,
      upiReference: `A${digits(19)}`,
      submittedAt: new Date(at + random() * 6 * 3_600_000),
    };
    claims.push(claim);
    return claim;
  };

  for (let index = 0; index < credits; index += 1) {
    const accountId = `account ${index % payees}`;
    const how = chance(0.9) ? kind() : null;
    // A payer whose credit has no name has a namesake who paid the same in these days without a report.
    const silent = how === 'nothing' && chance(0.5) ? silentAt.get(accountId) : undefined;
    const person = silent?.payer ?? payer();
    const at = silent?.creditedAt.getTime() ?? start + Math.floor(random() * 6 * 24) * 3_600_000;
    const rrn = number(at);
    const id = `payment ${index}`;
    const named = how === 'nothing' ? false : how === 'name' || chance(0.9);
    const claim = how && report(id, { accountId, payer: person }, at, write[how](rrn));
    const extra = how === 'ours' ? (claim?.upiReference ?? '') : 'payment';
    const line: Line = {
      id: `credit ${index}`,
      accountId,
      paise: person.paise,
      creditedAt: new Date(at),
      reference: chance(0.3) ? `0000${rrn}` : chance(0.5) ? rrn : null,
      narration: narration(rrn, person, named, extra),
      payer: person,
      named,
    };
    lines.push(line);
    if (!how) {
      if (named) silentAt.set(accountId, line);
      // The payer reported nothing; a namesake reports a transfer that has not arrived.
      if (chance(0.5)) {
        report(`absent ${index}`, line, at, pick([number(at), digits(6), digits(5), digits(4)]));
      }
      continue;
    }
    truth.set(id, line.id);
    typed.set(id, how);
    const reference = claim?.referenceNumber ?? '';
    // The same person reports the same transfer to another payee, who never got it, or to this one again.
    if (chance(0.08)) {
      const other = `account ${(index + 1 + Math.floor(random() * (payees - 1))) % payees}`;
      report(`elsewhere ${index}`, { ...line, accountId: other }, at, reference);
    }
    if (chance(0.02)) {
      report(`again ${index}`, line, at, reference);
      twice.add(id);
    }
    // Reports of missing payments: by a namesake, and by any payer.
    if (chance(0.08))
      report(`absent ${index}`, line, at, pick([number(at), number(at), digits(6), digits(4)]));
    if (chance(0.04)) report(`missing ${index}`, { accountId, payer: payer() }, at, number(at));
  }

  const byNumber = new Set(['exact', 'spaced', 'prefixed', 'ours', 'slip', 'end']);
  const howOf = new Map([...truth].map(([claim, credit]) => [credit, typed.get(claim)]));

  /**
   * Whether a name decides: no namesake paid, or reported, the same amount in these days, and no credit
   * without a name could also be this money, unless its number excludes it.
   */
  const nameDecides = (claim: Claim, own: Line) => {
    const { payer } = own;
    const days = (one: Date) => Math.abs(one.getTime() - claim.submittedAt.getTime()) / dayMs;
    const others = lines.filter(
      (line) => line.accountId === own.accountId && line.paise === own.paise && sameName(line.payer, payer),
    );
    const alike = claims.filter(({ id, paise, submittedAt }) => {
      const person = people.get(id);
      return paise === own.paise && person && sameName(person, payer) && days(submittedAt) <= 7;
    });
    const short = typed.get(claim.id) === 'short-end';
    const nameless = lines.some(
      (line) =>
        !line.named &&
        line.accountId === own.accountId &&
        line.paise === own.paise &&
        // A transfer arrives at most three days before its report and four after it.
        line.creditedAt.getTime() >= claim.submittedAt.getTime() - 3 * dayMs &&
        line.creditedAt.getTime() <= claim.submittedAt.getTime() + 4 * dayMs &&
        !short &&
        !byNumber.has(howOf.get(line.id) ?? 'nothing'),
    );
    return own.named && !nameless && others.length === 1 && alike.length === 1;
  };
  const byId = new Map(lines.map((line) => [line.id, line]));
  const decided = claims.filter((claim) => {
    const own = byId.get(truth.get(claim.id) ?? '');
    const how = typed.get(claim.id);
    if (!own || !how || how === 'nothing') return false;
    if (how === 'name' || how === 'short-end') return nameDecides(claim, own);
    // A payee who gets two reports of one transfer asks; only our own reference distinguishes the two.
    return how === 'ours' || !twice.has(claim.id);
  });
  return { claims, arrivals: lines, truth, typed, decided: new Set(decided.map(({ id }) => id)) };
}
