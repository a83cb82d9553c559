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
  expect(left()).toBe('This time is held: 10:00 left');
  device += 9.5 * minute;
  expect(left()).toBe('This time is held: 0:30 left');
  device += minute;
  expect(left()).toMatch(/^Your hold has ended/);
});
