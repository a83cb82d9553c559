import { expect, it } from 'vitest';
import { inWords } from '@/components/booking/hold-clock';
import { clockOfServer } from '@/lib/browser/clock-of-server';

const minute = 60_000;
const server = Date.UTC(2026, 10, 28, 12);

it.each([
  ['right', 0],
  ['20 minutes ahead', 20],
  ['a day behind', -24 * 60],
])('a hold of ten minutes counts down the same on a device whose clock is %s', (_how, minutes) => {
  let device = server + minutes * minute;
  const now = clockOfServer(server, () => device);
  const left = () => inWords(server + 10 * minute - now());
  expect(left()).toBe('About 10 minutes left.');
  device += 9.5 * minute;
  expect(left()).toBe('Less than a minute left.');
  device += minute;
  expect(left()).toMatch(/^Your hold has ended/);
});
