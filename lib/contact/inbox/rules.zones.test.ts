import { describe, expect, it } from 'vitest';
import { requestListOf, requestStateOf, spanInWords } from '@/lib/contact/inbox/rules';
import { hour } from '@/lib/format/duration';

describe('a span in words', () => {
  it.each([
    [-5, 'less than an hour'],
    [0.9, 'less than an hour'],
    [1, '1 hour'],
    [47.9, '47 hours'],
    [48, '2 days'],
    [200, '8 days'],
  ])('%d hours are "%s"', (hours, words) => {
    expect(spanInWords(hours * hour)).toBe(words);
  });
});

it('an answer counts more than a closing, and an unknown list means the waiting one', () => {
  const day = new Date('2026-11-20T09:00:00Z');
  expect(requestStateOf({ answeredAt: day, closedAt: day })).toBe('answered');
  expect(requestStateOf({ answeredAt: null, closedAt: day })).toBe('closed');
  expect(requestStateOf({ answeredAt: null, closedAt: null })).toBe('open');
  expect(['done', 'open', 'all', '', undefined].map(requestListOf)).toEqual([
    'done',
    'open',
    'open',
    'open',
    'open',
  ]);
});
