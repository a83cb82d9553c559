import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { env } from '@/lib/server/env';
import { idOfSigned, signId } from '@/lib/server/secret/signed-id';
import { proxy } from '@/proxy';

const post = (path: string) =>
  proxy(new NextRequest(new URL(path, env.APP_URL), { method: 'POST', headers: { origin: env.APP_URL } }))
    .status;

test('a file is only read', () => {
  for (const path of ['/icons/mark.svg', '/manifest.webmanifest', '/resources/tools-worksheets/pdf/a.PDF']) {
    expect(post(path), path).toBe(405);
  }
});

test('a page whose address is a signed name takes forms, whatever letters the name ends with', () => {
  const id = '0197c3a0-1111-7222-8333-444455556666';
  const endings = new Set<boolean>();
  for (let until = Date.now() + 60_000, tries = 0; tries < 200; until += 1, tries += 1) {
    const name = signId('proxy-test', id, until);
    expect(idOfSigned('proxy-test', name, 0)).toBe(id);
    endings.add(/\.[a-z0-9]+$/i.test(name));
    expect(post(`/book/details/${name}`), name).toBe(200);
  }
  expect(endings, 'names with and without signs at the end were among them').toEqual(new Set([true, false]));
});

test('a form above six megabytes is refused, except where a proof of payment is sent', () => {
  const sized = (path: string, bytes: number) => {
    const headers = { origin: env.APP_URL, 'content-length': String(bytes) };
    return proxy(new NextRequest(new URL(path, env.APP_URL), { method: 'POST', headers })).status;
  };
  const six = 6 * 1024 * 1024;
  expect(sized('/contact', six)).toBe(200);
  for (const path of ['/contact', '/dashboard', '/payments', '/admin/payments/1']) {
    expect(sized(path, six + 1), path).toBe(413);
  }
  for (const path of ['/payment/asha', '/payment', '/checkout/internship-x']) {
    expect(sized(path, six + 1), path).toBe(200);
  }
});

test('a form of another site is refused before any route runs; one that says nothing is left to the action', () => {
  const from = (headers: Record<string, string>, method = 'POST') =>
    proxy(new NextRequest(new URL('/contact', env.APP_URL), { method, headers })).status;
  for (const origin of [
    'https://evil.example',
    'null',
    `${env.APP_URL}.evil.example`,
    'http://localhost:3001',
  ]) {
    expect(from({ origin }), origin).toBe(403);
    // Reading is allowed: a link on another site may lead here.
    expect(from({ origin }, 'GET'), origin).toBe(200);
  }
  expect(from({ origin: env.APP_URL })).toBe(200);
  expect(from({})).toBe(200);
});
