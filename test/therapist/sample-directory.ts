import { cellsOf } from '@/lib/therapist/free-times/rules';
import { sampleTherapists, type Week } from '@/prisma/seed/therapists';
import { createTherapist } from './factories';

/** Monday, 23 November 2026, 10 am in India. */
export const now = new Date('2026-11-23T04:30:00Z');

/** The hours of a sample as times on India's clock, from now on. */
function startsOf(week: Week | undefined): Date[] {
  return Array.from({ length: 8 * 24 }, (_, hour) => new Date(now.getTime() + hour * 3_600_000)).filter(
    (start) => {
      const there = new Date(start.getTime() + 19_800_000);
      const hour = there.getUTCHours();
      const isOpen = week?.hours.some(([opens, closes]) => hour >= opens && hour < closes);
      return isOpen && week?.days.includes(there.getUTCDay() || 7);
    },
  );
}

/** Writes the sample therapists, in the order of the directory and with their free times from then on. */
export async function fillSampleDirectory(): Promise<void> {
  for (const [place, { week, hasPayoutDetails: _payout, ...sample }] of sampleTherapists.entries()) {
    const starts = startsOf(week);
    await createTherapist({
      ...sample,
      displayOrder: place,
      nextFreeAt: starts[0] ?? null,
      freeCells: cellsOf(starts, now),
    });
  }
}
