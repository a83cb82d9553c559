import { describe, expect, it, vi } from 'vitest';
import { nextAuthCookies, nextAuthMaySet, returnCookie } from '@/lib/account/session/next-auth-cookies';

describe.each([
  ['https://www.example.in', '__Host-', true],
  ['http://localhost:3000', '', false],
])('the cookies of sign-in on %s', (origin, prefix, secure) => {
  const all = () => {
    vi.stubEnv('APP_URL', origin);
    return [...Object.values(nextAuthCookies()), returnCookie()];
  };

  it('are bound to the host, complete and unreadable for scripts', () => {
    for (const { name, options } of all()) {
      expect(name.startsWith(`${prefix}antarman.`)).toBe(true);
      expect(options).toMatchObject({ path: '/', httpOnly: true, secure });
      expect(options).not.toHaveProperty('domain');
    }
  });

  it('end with the visit to the provider, except the session and the CSRF token', () => {
    const lasting = all().filter(({ options }) => !('maxAge' in options));
    expect(lasting.map(({ name }) => name)).toEqual([`${prefix}antarman.session`, `${prefix}antarman.csrf`]);
  });

  it('are set by the library only where that is its own business', () => {
    vi.stubEnv('APP_URL', origin);
    const names = ['csrf', 'state', 'pkce', 'nonce'].map((name) => `${prefix}antarman.${name}`);
    expect(nextAuthMaySet().map(({ name }) => name)).toEqual(names);
  });
});
