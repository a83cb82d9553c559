import { ArrowLeft, ArrowRight } from '@/components/ui/icons';
import { type TimesPage, timesAddress } from '@/lib/booking/offer/address';
import type { WeekOfSlots } from '@/lib/booking/offer/rules';

/** Links to the nearest weeks with a free time before and after this one. */
export function WeekLinks({ week, page }: { readonly week: WeekOfSlots; readonly page: TimesPage }) {
  const { earlier, later } = week;
  if (earlier === null && later === null) return null;
  return (
    <nav aria-label="Weeks" className="flex flex-wrap justify-between gap-x-6">
      {earlier === null ? (
        <span />
      ) : (
        <a
          href={timesAddress({ ...page, from: earlier === 'first' ? '' : earlier })}
          rel="nofollow"
          className="tap text-link gap-2"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          Earlier times
        </a>
      )}
      {later !== null && (
        <a href={timesAddress({ ...page, from: later })} rel="nofollow" className="tap text-link gap-2">
          Later times
          <ArrowRight aria-hidden="true" className="size-5" />
        </a>
      )}
    </nav>
  );
}
