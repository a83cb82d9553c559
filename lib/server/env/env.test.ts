import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { checkEnvironment, EnvironmentError, env } from './';

const complete = {
  DATABASE_URL: 'postgresql://user:secret@db.example.in:5432/antarman',
  S3_ENDPOINT: 'https://s3.example.in',
  SMTP_URL: 'smtps://user:secret@smtp.example.in:465',
};

function set(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
}

describe('the environment', () => {
  it('is accepted when complete', () => {
    set(complete);
    expect(() => checkEnvironment('run')).not.toThrow();
    expect(env.DATABASE_POOL_MAX).toBe(10);
    expect(env.WORKER).toBe('in-process');
  });

  it.each(Object.keys(complete))('cannot run without %s, which the message names', (name) => {
    set({ ...complete, [name]: '' });
    expect(refusal(() => checkEnvironment('run'))).toMatch(
      new RegExp(`^${name} is missing: it wants .+\\.$`),
    );
  });

  it.each([
    ['APP_URL', 'http://example.in'],
    ['APP_URL', 'https://example.in/path'],
    ['APP_URL', 'https://user:hidden@example.in'],
    ['APP_URL', 'javascript:alert(1)'],
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['DATABASE_URL', 'mysql://user:hidden@host/name'],
    ['DATABASE_URL', 'postgresql://user:hidden@host'],
    ['DATABASE_POOL_MAX', '0'],
    ['NEXTAUTH_SECRET', 'hidden-but-short'],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'aGlkZGVu'],
    ['SEALING_KEY', 'aGlkZGVu'],
    ['SEALING_KEYS_BEFORE', 'aGlkZGVu,aGlkZGVu'],
    ['MAIL_FROM', 'Antarman <hidden@example.in>\r\nBcc: a@b.in'],
    ['SCHEDULING_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY_HOPS', '-1'],
    ['FORM_SHORTEST_VISIT_MS', '60001'],
    ['WORKER', 'hidden'],
  ])('says in one line what %s wants, and never what it holds: %s', (name, value) => {
    set({ ...complete, [name]: value });
    const line = refusal(() => checkEnvironment('run'));
    expect(line).toMatch(new RegExp(`^${name} is malformed: it wants [^\\n]+\\.$`));
    expect(line).not.toContain('hidden');
  });

  it('returns the origin without a trailing slash', () => {
    set({ APP_URL: 'https://www.example.in/' });
    expect(env.APP_URL).toBe('https://www.example.in');
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
    ['RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_KEY_ID'],
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
  ])('does not take %s without %s', (given, missing) => {
    set({ ...complete, [given]: 'something' });
    expect(refusal(() => checkEnvironment('run'))).toMatch(new RegExp(`^${missing} is missing`));
  });

  it('checks only given values before the rest is supplied', () => {
    set({ DATABASE_URL: '', PORT: 'abc' });
    expect(refusal(() => checkEnvironment('given'))).toMatch(/^PORT is malformed/);
  });

  it('is fully described in .env.example, except what the framework sets itself', () => {
    const example = readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm);
    const described = [...example].map(([, name]) => name);
    expect([...described, 'NEXT_DIST_DIR', 'NEXT_PHASE', 'NODE_ENV'].sort()).toEqual(Object.keys(env).sort());
  });
});
