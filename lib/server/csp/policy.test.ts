import { describe, expect, it } from 'vitest';
import { inertPolicy, pagePolicy } from './policy.mjs';

const bare = { schedulingUrl: undefined, newsletterUrl: undefined, development: false };
const outside = {
  ...bare,
  schedulingUrl: 'https://booking.example/antarman/45?x=1',
  newsletterUrl: 'https://letters.example/subscribe',
};

const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

describe('pagePolicy', () => {
  it('allows nothing that is not named, no unsafe source, no wildcard, no data: script', () => {
    for (const proofs of [["'sha256-abc='"], ["'nonce-abc'"]]) {
      for (const path of ['/', '/professionals', '/dashboard']) {
        const policy = pagePolicy(path, proofs, outside);
        expect(policy).not.toMatch(/unsafe|\*|http:/);
        expect(directives(policy).get('default-src')).toEqual(["'none'"]);
        expect(directives(policy).get('script-src')).not.toContain('data:');
        expect(directives(policy).get('frame-ancestors')).toEqual(["'none'"]);
        expect(directives(policy).get('base-uri')).toEqual(["'none'"]);
      }
    }
  });

  it('trusts with a nonce only scripts that carry it', () => {
    const scripts = directives(pagePolicy('/contact', ["'nonce-abc'"], bare)).get('script-src');
    expect(scripts).toEqual(["'self'", "'nonce-abc'", "'strict-dynamic'"]);
  });

  it('trusts no style sheet in a page but one with its nonce', () => {
    for (const path of ['/dashboard', '/admin', '/contact', '/payment/asha']) {
      const stylesOf = (proof: string) => directives(pagePolicy(path, [proof], bare)).get('style-src');
      expect(stylesOf("'nonce-abc'"), path).toEqual(["'self'", "'nonce-abc'"]);
      expect(stylesOf("'sha256-abc='"), path).toEqual(["'self'"]);
    }
  });

  it('frames the booking page on the two pages that embed it, if there is one', () => {
    expect(directives(pagePolicy('/', [], outside)).get('frame-src')).toEqual(['https://booking.example']);
    expect(directives(pagePolicy('/dashboard', [], outside)).get('frame-src')).toEqual([
      'https://booking.example',
    ]);
    for (const policy of [pagePolicy('/contact', [], outside), pagePolicy('/', [], bare)]) {
      expect(directives(policy).has('frame-src')).toBe(false);
      expect(directives(policy).get('default-src')).toEqual(["'none'"]);
    }
  });

  it('lets the footer’s form go to the newsletter page, if there is one', () => {
    expect(directives(pagePolicy('/about', [], outside)).get('form-action')).toEqual([
      "'self'",
      'https://letters.example',
    ]);
    expect(directives(pagePolicy('/about', [], bare)).get('form-action')).toEqual(["'self'"]);
  });
});

describe('inertPolicy', () => {
  it('lets nothing load, run, submit or frame', () => {
    expect(new Set([...directives(inertPolicy).values()].flat())).toEqual(new Set(["'none'"]));
  });
});
