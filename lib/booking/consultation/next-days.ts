import 'server-only';
import { unstable_cache } from 'next/cache';
import { homeZone } from '@/lib/booking/offer/address';
import { findOffer } from '@/lib/booking/offer/queries';
import type { DayOfSlots } from '@/lib/booking/offer/rules';
import { freeTimesTag } from '@/lib/server/cache/cache-tags';
import { publicReadOr } from '@/lib/server/cache/read';

const daysShown = 3;

const read = unstable_cache(
  async (): Promise<readonly DayOfSlots[]> => {
    const offer = await findOffer('house', { timeZone: homeZone, from: '' });
    return offer?.week?.days.slice(0, daysShown) ?? [];
  },
  ['next-consultation-days'],
  { tags: [freeTimesTag], revalidate: 60 },
);

/** The days of one visit: the next ones on which a first consultation is free, in India, without past times. */
export async function nextConsultationDays(): Promise<readonly DayOfSlots[]> {
  const now = new Date();
  const days = await publicReadOr('next consultation days', read, []);
  return days
    .map((day) => ({ ...day, slots: day.slots.filter(({ value }) => new Date(value) > now) }))
    .filter(({ slots }) => slots.length > 0);
}
