import { expect, it } from 'vitest';
import { loginNotice } from '@/components/account/sign-in/login-notice';

it('shows on the sign-in page what has happened elsewhere', () => {
  expect(loginNotice('signed-out')).toBe('Successfully signed out');
});

it.each([
  '',
  'You have won',
  'constructor',
  '__proto__',
  'toString',
  ['signed-out'],
  undefined,
  { notice: 'signed-out' },
])('says nothing for %j', (code) => {
  expect(loginNotice(code)).toBeUndefined();
});
