import { expect, it } from 'vitest';

const told = process.env.TZ;

// Checks that the runs on three clocks (vitest.config.ts) really use three.
it.runIf(told !== undefined)('the process runs on the clock that it was given', () => {
  const hours: Readonly<Record<string, number>> = { UTC: 12, 'Asia/Kolkata': 17, 'America/Los_Angeles': 4 };
  expect(new Date('2026-01-15T12:00:00Z').getHours()).toBe(hours[told ?? '']);
});
