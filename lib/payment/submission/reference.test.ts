import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceHash } from '@/lib/payment/submission/reference';
import { issueTicket, readTicket } from '@/lib/payment/submission/ticket';
import { seal, unseal } from '@/lib/server/secret/sealed-text';

describe('the hash of a bank reference', () => {
  it.each([
    [' utr-123 ', 'UTR123'],
    ['6123 4567 8901', '612345678901'],
    ['ＵＴＲ１２３', 'utr123'],
    ['N/2026.11-20', 'n20261120'],
  ])('is one for "%s" and "%s"', (one, other) => {
    expect(referenceHash(one)).toBe(referenceHash(other));
  });

  it('differs where a letter or digit does', () => {
    const sign = fc.string({ unit: fc.constantFrom(...'ABC0123'), minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(sign, sign, (one, other) => {
        expect(referenceHash(one) === referenceHash(other)).toBe(one === other);
      }),
    );
  });
});

describe('the ticket of a payment page', () => {
  const subject = { kind: 'therapist', slug: 'asha-rao' } as const;
  const page = '/payment/asha-rao';

  it('says what the page knew, and names the payment like its QR code', () => {
    const shownAt = new Date('2026-11-20T12:00:00Z');
    const shown = { subject, amountPaise: 150_000 };
    const { ticket, upiReference } = issueTicket(shown, page, randomUUID(), shownAt);
    expect(upiReference).toMatch(/^[A-Z0-9]{12}$/);
    expect(readTicket(ticket)).toEqual({ subject, upiReference, shownPaise: 150_000, shownAt, page });
  });

  it('gives every visit a new name', () => {
    const names = Array.from(
      { length: 500 },
      () => issueTicket({ subject, amountPaise: 1 }, page).upiReference,
    );
    expect(new Set(names).size).toBe(500);
  });

  it('opens nothing once a character of it has changed', () => {
    const { ticket } = issueTicket({ subject, amountPaise: 150_000 }, page);
    fc.assert(
      fc.property(fc.nat(ticket.length - 1), fc.constantFrom(...'abcXYZ019_-'), (at, sign) => {
        const changed = ticket.slice(0, at) + sign + ticket.slice(at + 1);
        // Some bits of the last character of each half are ignored.
        fc.pre(Buffer.from(changed, 'base64url').compare(Buffer.from(ticket, 'base64url')) !== 0);
        fc.pre(changed !== ticket && at !== ticket.length - 1);
        expect(readTicket(changed)).toBeNull();
      }),
    );
  });

  it.each(['', 'x', 'a.b', `${'A'.repeat(3000)}.${'A'.repeat(43)}`])('is not: "%s"', (text) => {
    expect(readTicket(text)).toBeNull();
  });
});

describe('sealed text', () => {
  it('comes back whole for its purpose, for no other, and not after a change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, spot) => {
        const sealed = seal('a', text);
        expect(unseal('a', sealed)).toBe(text);
        expect(unseal('b', sealed)).toBeUndefined();
        const bytes = Buffer.from(sealed, 'base64url');
        const at = spot % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        expect(unseal('a', bytes.toString('base64url'))).toBeUndefined();
      }),
    );
    expect(unseal('a', '')).toBeUndefined();
    expect(unseal('a', 'not sealed at all, and long enough to be taken for it')).toBeUndefined();
  });
});
