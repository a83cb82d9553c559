import { expect, it } from 'vitest';
import { therapistSections } from '@/components/account/private/frame/member-sections';
import { adminSections } from '@/components/admin/sections';
import { meaningOf } from '@/components/workspace/keys';

const none = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
};
const free = { typing: false, afterG: false, letters: true };
const pressed = (key: string, given: object = {}) => ({ key, ...none, ...given });

it('takes the chord everywhere, in fields as well, and whether or not letters are shortcuts', () => {
  for (const typing of [true, false]) {
    const place = { typing, afterG: false, letters: false };
    expect(meaningOf(pressed('k', { ctrlKey: true }), place)).toBe('search');
    expect(meaningOf(pressed('K', { metaKey: true }), place)).toBe('search');
  }
});

it.each([
  ['k', {}],
  ['k', { altKey: true, ctrlKey: true }],
  ['k', { shiftKey: true, ctrlKey: true }],
  ['k', { ctrlKey: true, metaKey: true }],
  ['k', { ctrlKey: true, repeat: true }],
  ['k', { ctrlKey: true, isComposing: true }],
  ['g', { ctrlKey: true }],
  ['?', { metaKey: true }],
])('takes %s with %j for nothing', (key, given) => {
  expect(meaningOf(pressed(key, given), free)).toBeNull();
});

it('goes to a section by two letters, and only outside of fields', () => {
  expect(meaningOf(pressed('g'), free)).toBe('wait');
  expect(meaningOf(pressed('c'), { ...free, afterG: true })).toEqual({ letter: 'c' });
  expect(meaningOf(pressed('c'), free)).toBeNull();
  expect(meaningOf(pressed('?', { shiftKey: true }), free)).toBe('shortcuts');
  for (const key of ['g', 'c', '?']) {
    expect(meaningOf(pressed(key), { typing: true, afterG: true, letters: true })).toBeNull();
    expect(meaningOf(pressed(key), { typing: false, afterG: true, letters: false })).toBeNull();
  }
});

it.each([
  ['therapists', therapistSections],
  ['admins', adminSections],
])('gives every section of %s a letter of its own', (_who, sections) => {
  const letters = sections.map((section) => ('letter' in section ? section.letter : undefined));
  expect(new Set(letters).size).toBe(sections.length);
  for (const letter of letters) expect(letter).toMatch(/^[a-fh-z]$/);
});
