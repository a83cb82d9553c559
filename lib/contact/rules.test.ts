import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailtoLink } from '@/lib/contact/rules';

const text = fc.string({ unit: 'grapheme' });

describe('mailto link', () => {
  it('has one recipient, one subject and one body whatever is typed', () => {
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const link = new URL(mailtoLink({ to: 'support@antarman.test', subject, body }));
        expect(link.protocol).toBe('mailto:');
        expect(link.pathname).toBe('support@antarman.test');
        expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
        expect(link.searchParams.get('subject')).toBe(subject);
      }),
    );
  });

  it.each([
    'x?bcc=evil@example.com&body=y',
    'x&cc=evil@example.com',
    'x\r\nBcc: evil@example.com',
    'x%0d%0aBcc:evil@example.com',
    'x#fragment',
  ])('takes %j for words', (typed) => {
    const link = new URL(mailtoLink({ to: 'support@antarman.test', subject: typed, body: typed }));
    expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(link.searchParams.get('subject')).toBe(typed);
    expect(link.hash).toBe('');
  });

  it('cuts a long letter between characters, says so and stays short', () => {
    const letters = fc.constantFrom('a', 'ष', '😀', '\n', ' ');
    fc.assert(
      fc.property(fc.array(letters, { minLength: 2_000, maxLength: 5_000 }), (characters) => {
        const link = mailtoLink({ to: 'a@b.in', subject: 's', body: characters.join('') });
        expect(link.length).toBeLessThan(2_000);
        const body = new URL(link).searchParams.get('body');
        expect(body).toContain('The full message is saved with us.');
        expect(body).not.toContain('\ufffd');
      }),
      { numRuns: 30 },
    );
  });
});
