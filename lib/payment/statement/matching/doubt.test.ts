import { describe, expect, it } from 'vitest';
import { type Claim, evidenceFor } from '@/lib/payment/statement/matching/evidence';
import { matchCredits } from '@/lib/payment/statement/matching/pairs';
import { arrival, claim } from '@/test/payment/claims';

describe('a claim or credit that could belong to two', () => {
  const exact = { ...arrival, reference: '632412345678' };

  it('is matched with none: two claims with one reference, two credits with one reference', () => {
    expect(matchCredits([claim, { ...claim, id: 'alike' }], [exact])).toEqual([]);
    expect(matchCredits([claim], [exact, { ...exact, id: 'alike' }])).toEqual([]);
  });

  it('is not settled by weaker proof: what a reference leaves in doubt stays in doubt', () => {
    const named = { ...arrival, id: 'named', narration: 'UPI/y/RAVI SHARMA' };
    expect(matchCredits([claim, { ...claim, id: 'alike' }], [exact, named])).toEqual([]);
  });

  it('follows a mistyped number or its end when a namesake names none', () => {
    const line = { ...arrival, narration: 'UPI/632412345678/RAVI SHARMA' };
    const nameless: Claim = { ...claim, id: 'nameless', referenceNumber: 'paid by phone' };
    for (const referenceNumber of ['632412345687', '345678']) {
      const numbered = { ...claim, referenceNumber };
      expect(matchCredits([nameless, numbered], [line])).toMatchObject([{ claim: { id: 'claim' } }]);
      // Two such numbers are ambiguous, and the name does not decide.
      expect(matchCredits([nameless, numbered, { ...numbered, id: 'alike' }], [line])).toEqual([]);
    }
  });

  it('is matched with none by a name that somebody else wrote the other way round', () => {
    const line = { ...arrival, narration: 'UPI/x/RAVI SHARMA' };
    const one = { ...claim, referenceNumber: 'paid' };
    const other = { ...one, id: 'other', accountId: 'another', payerName: 'Sharma Ravi' };
    expect(matchCredits([one], [line])).toHaveLength(1);
    expect(matchCredits([one, other], [line])).toEqual([]);
  });

  it('is matched with none by a name while a credit that names nobody could be theirs', () => {
    const named = { ...arrival, narration: 'UPI/632412345678/RAVI SHARMA' };
    const nameless = { ...arrival, id: 'nameless', narration: 'UPI/CR/632499999999/9876543210@ybl/Payment' };
    for (const referenceNumber of ['paid by phone', 'T2611201234567890123456']) {
      const nobody = { ...claim, referenceNumber };
      expect(matchCredits([nobody], [named])).toHaveLength(1);
      expect(matchCredits([nobody], [named, nameless])).toEqual([]);
      // The reviewer reads that the name is there.
      expect(evidenceFor(nobody, named)?.why).toMatch(/^the payer's name is in the bank line/);
      for (const apart of [
        { accountId: 'another' },
        { paise: 150_100 },
        { creditedAt: new Date('2026-11-28T06:30:00Z') },
        { narration: 'UPI/CR/632499999999/ANIL GUPTA/Payment' },
      ]) {
        expect(matchCredits([nobody], [named, { ...nameless, ...apart }])).toHaveLength(1);
      }
      // Another payer has entered the second credit's number.
      const other = { ...claim, id: 'other', payerName: 'Anil Gupta', referenceNumber: '632499999999' };
      expect(matchCredits([nobody, other], [named, nameless])).toHaveLength(2);
    }
    // The last digits of the bank's number distinguish the two, unless both end in them.
    const short = { ...claim, referenceNumber: '5678' };
    expect(matchCredits([short], [named, nameless])).toMatchObject([{ arrival: { id: 'credit' } }]);
    const same = { ...nameless, narration: 'UPI/CR/632499995678/9876543210@ybl/Payment' };
    expect(matchCredits([short], [named, same])).toEqual([]);
  });

  it('follows the reference when one of the two has it', () => {
    const other: Claim = { ...claim, id: 'other', referenceNumber: 'paid by phone' };
    const line = { ...exact, narration: 'UPI/632412345678/RAVI SHARMA' };
    expect(matchCredits([other, claim], [line])).toMatchObject([{ claim: { id: 'claim' } }]);
  });
});
