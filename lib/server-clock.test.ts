import { expect, it } from 'vitest';

const told = process.env.TZ;

// Without it, tests that are run on three clocks (vitest.zones.config.ts) could all have run on one.
it.runIf(told !== undefined)('the process stands on the clock that it was told', () => {
  const hours: Readonly<Record<string, number>> = { UTC: 12, 'Asia/Kolkata': 17, 'America/Los_Angeles': 4 };
  expect(new Date('2026-01-15T12:00:00Z').getHours()).toBe(hours[told ?? '']);
});
