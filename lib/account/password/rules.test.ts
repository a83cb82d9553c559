import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weaknessOf } from '@/lib/account/password/guessing';
import { isPersonal, passwordMessages, passwordStrength } from '@/lib/account/password/rules';
import { newPasswordField } from '@/lib/account/password/schema';
import { anyText } from '@/test/case/any-text';

const owner = { email: 'meera.iyer@example.in', name: 'Meera Iyer' };

describe('the length of a password', () => {
  it.each([
    ['123456789', false],
    ['slow river', true],
    ['🌧🌻🪷🌧🌻🪷🌧🌻🪷🌧', true],
    ['🌧🌻🪷🌧🌻🪷🌧🌻🪷', false],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
    // One character that becomes eighteen in full (NFKC).
    ['\ufdfa'.repeat(8), false],
  ])('of %j is allowed: %s', (password, allowed) => {
    expect(newPasswordField.safeParse(password).success).toBe(allowed);
  });

  it('is the same in the browser and on the server', { tags: ['slow'] }, () => {
    fc.assert(
      fc.property(anyText({ minLength: 1, maxLength: 140 }), (password) => {
        const allowed = newPasswordField.safeParse(password).success;
        const { level, words } = passwordStrength(password, { email: '', name: '' });
        if (!allowed) expect(level).toBe(0);
        else if (words !== passwordMessages.tooPersonal) expect(level).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a password made of one’s own details', () => {
  it.each([
    'meera.iyer@example.in',
    'MEERA.IYER@EXAMPLE.IN',
    'meera-iyer-meera-90',
    'Ｍｅｅｒａ１９９０ｉｙｅｒ',
    'antarman-antarman',
    'Antarman2026!',
    'example.in2026',
  ])('is told: %s', (password) => {
    expect(isPersonal(password, owner)).toBe(true);
    expect(weaknessOf(password, owner)).toBe(passwordMessages.tooPersonal);
    expect(passwordStrength(password, owner).level).toBe(0);
  });

  it.each(['meera likes monsoon rain', 'slow rivers carry leaves', 'iye mee ram 1990'])(
    'is not %s',
    (password) => {
      expect(isPersonal(password, owner)).toBe(false);
    },
  );

  it('needs an owner with words', () => {
    expect(isPersonal('slow rivers', { email: '', name: '' })).toBe(false);
  });
});

describe('a password that many have', () => {
  it.each([
    ...[
      'Password1!',
      'Password12',
      'password123',
      'qwertyuiop',
      '1234567890',
      'aaaaaaaaaaaa',
      'abcdefghijkl',
    ],
    ...[
      'iloveyou123',
      'passwordpassword',
      'p@ssw0rd123',
      'therapist1',
      'anxiety123',
      'krishna2024',
      'x7Gq'.repeat(8),
    ],
    ...[
      'letmein1234',
      'P4$$w0rd2026',
      'qwerty12345',
      '0987654321',
      'administrator',
      'pass1'.repeat(20),
      '1l|!i'.repeat(25),
      'p4$$w0rd'.repeat(16),
      'slow'.repeat(9),
      'welcome@123',
      'India@1234',
      'Mumbai@123',
    ],
  ])('is refused: %s', (password) => {
    expect(weaknessOf(password, owner)).toBe(passwordMessages.tooEasy);
  });

  it.each([
    ...['slow rivers carry leaves', 'mera ghar chennai mein hai', 'Tr0ub4dor&3x!q', '🌧️🌻🪷 monsoon'],
    ...['मन की बात है', 'correct horse battery staple', 'vT9#kq2LmZ', 'பச்சை மரம் நீல வானம்'],
    'a long one that goes on and on until it has filled nearly all of the characters that we allow for it, which are many indeed',
  ])('is not %s', (password) => {
    expect(weaknessOf(password, owner)).toBeUndefined();
  });

  it('is found quickly', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 128 }), (password) => {
        expect([undefined, passwordMessages.tooEasy, passwordMessages.tooPersonal]).toContain(
          weaknessOf(password, owner),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('the strength of a password, in words', () => {
  it.each([
    ['', '10 more characters needed'],
    ['slow rive', '1 more character needed'],
    ['aaaaaaaaaa', 'Weak: easy to guess'],
    ['1234567890', 'Weak: easy to guess'],
    ['blue horse 7', 'Fair: another word would help'],
    ['slow rivers carry leaves', 'Good: hard to guess'],
  ])('of %j is %j', (password, words) => {
    expect(passwordStrength(password, owner).words).toBe(words);
  });
});
