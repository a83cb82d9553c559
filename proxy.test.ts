import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { env } from '@/lib/env';
import { idOfSigned, signId } from '@/lib/signed-id';
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
