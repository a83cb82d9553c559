import { defineConfig } from 'vitest/config';
import base from './vitest.config';

/** Clocks that a server of the product may stand on; what it says and decides must be the same on each. */
const zones = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'];

/** What has to do with days and hours and needs no database. */
const include = [
  'lib/booking/{invite,same-instant}.test.{ts,tsx}',
  'lib/booking/offer/rules.test.ts',
  'lib/booking/schedule/time.test.ts',
  'lib/calendar/slots/rules.test.ts',
  'lib/contact/inbox/rules.test.ts',
  'lib/content/opening-hours.test.ts',
  'lib/notice/hours/rules.test.ts',
  'lib/privacy/grievance/rules.test.ts',
  'lib/quotation/rules.test.ts',
  'lib/server-clock.test.ts',
  'lib/time-zone.test.ts',
];

/** The tests of dates once more, on three clocks; `npm test` runs them after all others. */
export default defineConfig({
  test: {
    projects: zones.map((zone) => ({
      resolve: base.resolve,
      test: {
        name: zone,
        include,
        // They change nothing that another file could see, and so share one process for each clock.
        isolate: false,
        testTimeout: 60_000,
        env: { ...base.test?.env, TZ: zone },
        restoreMocks: true,
      },
    })),
  },
});
