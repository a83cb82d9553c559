import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Arrival,
  type Claim,
  evidenceFor,
  evidenceOfRow,
  matchReason,
  proofs,
} from '@/lib/payment/statement/matching/evidence';
import { marksOf, tracesOf } from '@/lib/payment/statement/matching/marks';
import { matchCredits } from '@/lib/payment/statement/matching/pairs';
import { differsByOneSlip } from '@/lib/payment/statement/matching/words';
import { inTwoRuns } from '@/test/case/sample';
import { arrival, claim } from '@/test/payment/claims';
import { seeded } from '@/test/payment/payment-week';

const firstNames =
  'Aarav Aditi Amit Ananya Anil Asha Deepa Farhan Gauri Harpreet Imran Kavita Lakshmi Manoj Meera Neha Nikhil Pooja Rahul Ravi Rohan Sana Sneha Suresh Tanvi Vikram Yusuf Zoya'.split(
    ' ',
  );
const lastNames =
  'Agarwal Banerjee Bhat Chavan Das Fernandes Ghosh Gupta Iyer Jadhav Joshi Khan Kulkarni Kumar Menon Mishra Nair Patel Pillai Rao Reddy Sharma Shetty Singh Thomas Verma'.split(
    ' ',
  );
const fees = [80_000, 100_000, 120_000, 150_000, 150_000, 150_000, 180_000, 200_000, 250_000];
const dayMs = 86_400_000;
const start = Date.parse('2026-11-01T03:30:00Z');

type World = {
  readonly claims: Claim[];
  readonly arrivals: Arrival[];
  readonly truth: ReadonlyMap<string, string>;
};

/**
 * One month of reports and bank lines, as people type and banks print them; `truth` holds the correct pairs.
 */
function world(seed: number, count: number): World {
  const random = seeded(seed);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const digits = (length: number) => Array.from({ length }, () => Math.floor(random() * 10)).join('');
  const claims: Claim[] = [];
  const arrivals: Arrival[] = [];
  const truth = new Map<string, string>();
  const payer = () => ({ name: `${pick(firstNames)} ${pick(lastNames)}`, paise: pick(fees) });
  const paidAt = () => start + Math.floor(random() * 25 * dayMs);
  // UPI numbers begin with year, day of the year and hour, so neighbours in time look alike.
  const number = (at: number) => {
    const day = Math.floor((at - Date.parse('2026-01-01T00:00:00Z')) / dayMs) + 1;
    return `6${String(day).padStart(3, '0')}${String(new Date(at).getUTCHours()).padStart(2, '0')}${digits(6)}`;
  };
  const line = (name: string, rrn: string) => {
    const upper = name.toUpperCase();
    const vpa = `${name.toLowerCase().replace(' ', '')}@ok${pick(['axis', 'sbi', 'hdfcbank', 'icici'])}`;
    return pick([
      `UPI/${rrn}/Payment from PhonePe/${vpa}/${upper}`,
      `UPI-${upper}-${vpa}-${rrn}-UPI`,
      `UPI/CR/${rrn}/${upper.slice(0, 14)}/SBIN/${vpa}/Pay`,
      `BY TRANSFER-UPI/CR/${rrn}/${upper}/HDFC/${vpa}/NA`,
      `MMT/IMPS/${rrn}/${upper}/Axis Bank`,
    ]);
  };
  const arrive = (id: string, paise: number, at: number, name: string, rrn: string) => {
    const padded = random() < 0.3;
    arrivals.push({
      id,
      accountId: 'account',
      paise,
      creditedAt: new Date(at + (random() < 0.2 ? dayMs : 0)),
      reference: padded ? `0000${rrn}` : random() < 0.5 ? rrn : null,
      narration: line(name, rrn),
    });
  };
  const claim = (id: string, paise: number, at: number, name: string, typed: string) =>
    claims.push({
      id,
      accountId: 'account',
      paise,
      payerName: name,
      referenceNumber: typed,
      upiReference: `ANT${digits(20)}`,
      submittedAt: new Date(at + random() * 6 * 3_600_000),
    });
  const slip = (rrn: string) => {
    const place = 6 + Math.floor(random() * 6);
    const wrong = (Number(rrn[place]) + 1 + Math.floor(random() * 8)) % 10;
    return `${rrn.slice(0, place)}${wrong}${rrn.slice(place + 1)}`;
  };
  for (let index = 0; index < count; index += 1) {
    const { name, paise } = payer();
    const at = paidAt();
    const rrn = number(at);
    const kind = random();
    const typed =
      kind < 0.55
        ? rrn
        : kind < 0.65
          ? `UTR: ${rrn.slice(0, 4)} ${rrn.slice(4, 8)} ${rrn.slice(8)}`
          : kind < 0.72
            ? `upi-${rrn}`
            : kind < 0.8
              ? slip(rrn)
              : kind < 0.88
                ? rrn.slice(-6)
                : kind < 0.96
                  ? `T26${digits(20)}`
                  : rrn;
    claim(`claim-${index}`, paise, at, name, typed);
    arrive(`credit-${index}`, paise, at, name, rrn);
    truth.set(`claim-${index}`, `credit-${index}`);
  }
  // Payments without a report, and reports without a payment: the same fees, days and names. A namesake with
  // the same fee and days and without a number cannot be distinguished, so those get different names.
  for (let index = 0; index < count / 4; index += 1) {
    const silent = payer();
    const at = paidAt();
    arrive(`silent-${index}`, silent.paise, at, silent.name, number(at));
    const empty = payer();
    const told = paidAt();
    const typed = pick([number(told), number(told), digits(6), 'T26'.padEnd(23, '7'), 'paid by phone']);
    const name = /^\d/.test(typed) ? empty.name : `Nobody Numberless${index}`;
    claim(`empty-${index}`, empty.paise, told, name, typed);
  }
  return { claims, arrivals, truth };
}

describe('a thousand payments among credits and claims that belong to nobody', () => {
  describe.each(inTwoRuns([1, 2, 3]))('made up', ({ cases, tags }) => {
    it.each(cases)(
      'seed %i: none is matched wrongly, at least 98 % are matched, each with its reason',
      { tags },
      (seed) => {
        const { claims, arrivals, truth } = world(seed, 1_000);
        const matches = matchCredits(claims, arrivals);
        const wrong = matches.filter(({ claim, arrival }) => truth.get(claim.id) !== arrival.id);
        expect(wrong.map(({ claim, arrival, evidence }) => [claim.id, arrival.id, evidence.why])).toEqual([]);
        expect(matches.length).toBeGreaterThanOrEqual(980);
        for (const { evidence, claim, arrival } of matches) {
          expect(proofs).toContain(evidence.proof);
          expect(evidence.why).toMatch(/the same amount/);
          expect(claim.paise).toBe(arrival.paise);
          expect(evidenceOfRow(matchReason(evidence))).toEqual(evidence);
        }
        expect(new Set(matches.map(({ arrival }) => arrival.id)).size).toBe(matches.length);
        expect(new Set(matches.map(({ claim }) => claim.id)).size).toBe(matches.length);
      },
    );
  });
});

it('looks nothing up too narrowly: comparing everything with everything finds the same', () => {
  const { claims, arrivals } = world(7, 150);
  const lookedUp = matchCredits(claims, arrivals).map(({ claim, arrival }) => `${claim.id} ${arrival.id}`);
  const proven = claims.flatMap((claim) =>
    arrivals.filter((arrival) => evidenceFor(claim, arrival)).map((arrival) => ({ claim, arrival })),
  );
  expect(proven.length).toBeGreaterThanOrEqual(lookedUp.length);
  for (const { claim, arrival } of proven) {
    const traces = new Set(tracesOf(claim));
    expect([...marksOf(arrival)].filter((mark) => traces.has(mark))).not.toEqual([]);
  }
});

describe('evidence', () => {
  it('is never the amount alone, on any day', () => {
    expect(evidenceFor(claim, arrival)).toBeNull();
    expect(matchCredits([claim], [arrival])).toEqual([]);
  });

  it('is missing where the money arrived in another account, whatever the line says', () => {
    const exact = { ...arrival, narration: 'UPI/632412345678/RAVI SHARMA' };
    expect(evidenceFor(claim, { ...exact, accountId: 'another' })).toBeNull();
    expect(matchCredits([claim], [{ ...exact, accountId: 'another' }])).toEqual([]);
  });

  it('is missing where the amount differs by a paisa', () => {
    const exact = { ...arrival, narration: 'UPI/632412345678/RAVI SHARMA' };
    expect(evidenceFor(claim, exact)?.proof).toBe('reference');
    expect(evidenceFor(claim, { ...exact, paise: 150_001 })).toBeNull();
  });

  it.each([
    ['632412345678', 'UPI/632412345678/RAVI', 'reference'],
    [' 6324 1234 5678 ', 'IMPS-632412345678', 'reference'],
    ['utr: sbin426324123456', 'NEFT*SBIN426324123456*RAVI', 'reference'],
    ['632412345678', 'TRF 0000632412345678', 'reference'],
    ['632412345678', 'UPI632412345678', 'reference'],
    ['paid', 'UPI/632499999999/ant0123456789/RAVI', 'our-reference'],
    ['632412345687', 'UPI/632412345678/PAYMENT', 'near-reference'],
    ['345678', 'UPI/632412345678/PAYMENT', 'end-of-reference'],
    // Ends may begin with zeros, and a mobile number identifies the payer, not the payment.
    ['012345', 'UPI/632412012345/PAYMENT', 'end-of-reference'],
    ['9876543210', 'UPI/919876543210/PAYMENT', 'part-of-reference'],
    ['5678', 'UPI/632412345678/RAVI SHARMA', 'name'],
    // Many lines contain a date, a branch code and a mobile number.
    ['20112026', 'BY TRANSFER 20112026', 'part-of-reference'],
    ['9876543210', 'UPI/9876543210@upi/PAYMENT', 'part-of-reference'],
    ['T2611201234567890123456', 'UPI/632412345678/RAVI KUMAR SHARMA', 'name'],
    ['T2611201234567890123456', 'UPI/632412345678/x/ravisharma@okaxis', 'name'],
  ] as const)('of "%s" in "%s" is: %s', (referenceNumber, narration, proof) => {
    expect(evidenceFor({ ...claim, referenceNumber }, { ...arrival, narration })?.proof).toBe(proof);
  });

  it.each([
    ['123', 'UPI/123/RAVI'],
    ['412345', 'UPI/632412345678/ANIL'],
    ['632412345678', 'UPI/632499999999/RAVI SHARMA'],
    ['5678', 'UPI/632499999999/RAVI SHARMA'],
    ['012345', 'UPI/632499999999/RAVI SHARMA'],
    ['T26', 'UPI/632412345678/RAVI'],
    ['T26', 'UPI/632412345678/SHARMA'],
  ])('of "%s" in "%s" is none', (referenceNumber, narration) => {
    expect(evidenceFor({ ...claim, referenceNumber }, { ...arrival, narration })).toBeNull();
  });

  it('counts for days by name, for weeks by reference', () => {
    const later = (days: number) => new Date(claim.submittedAt.getTime() + days * dayMs);
    const named = { ...arrival, narration: 'UPI/x/RAVI SHARMA' };
    const byName = { ...claim, referenceNumber: 'paid' };
    expect(evidenceFor(byName, { ...named, creditedAt: later(3) })).not.toBeNull();
    expect(evidenceFor(byName, { ...named, creditedAt: later(7) })).toBeNull();
    const exact = { ...arrival, reference: '632412345678' };
    expect(evidenceFor(claim, { ...exact, creditedAt: later(30) })).not.toBeNull();
    expect(evidenceFor(claim, { ...exact, creditedAt: later(90) })).toBeNull();
  });
});

it('a slip is one wrong digit, or two neighbours swapped', () => {
  expect(differsByOneSlip('123456', '123457')).toBe(true);
  expect(differsByOneSlip('123456', '124356')).toBe(true);
  expect(differsByOneSlip('123456', '124357')).toBe(false);
  expect(differsByOneSlip('123456', '12345')).toBe(false);
  const number = fc.stringMatching(/^[1-9]\d{11}$/);
  fc.assert(fc.property(number, (same) => !differsByOneSlip(same, same)));
  fc.assert(fc.property(number, number, (a, b) => differsByOneSlip(a, b) === differsByOneSlip(b, a)));
});
