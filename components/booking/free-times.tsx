import { TimeForm } from '@/components/booking/time-form';
import { ZoneChoice } from '@/components/booking/zone-choice';
import { ArrowLeft, ArrowRight } from '@/components/ui/icons';
import { type TimesPage, timesAddress } from '@/lib/booking/offer/address';
import type { WeekOfSlots } from '@/lib/booking/offer/rules';
import type { FormAction, RedirectTo } from '@/lib/server/action/form-result';

/** Links to the nearest weeks with a free time before and after this one. */
function WeekLinks({ week, page }: { readonly week: WeekOfSlots; readonly page: TimesPage }) {
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

type FreeTimesProps = {
  readonly page: TimesPage;
  readonly week: WeekOfSlots;
  readonly action: FormAction<RedirectTo>;
  readonly formToken?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
  /** Words of the button: `verb` comes before the ticked time; `unnamed` is for browsers that cannot name it. */
  readonly submit: { readonly verb: string; readonly unnamed: string };
  /** The time that a link has chosen, ISO. */
  readonly chosen?: string | undefined;
};

/** A week of free times with links to other weeks and zones. */
export function FreeTimes({ page, week, ...form }: FreeTimesProps) {
  return (
    <section aria-labelledby="times" data-prepares="" className="grid gap-4">
      <div className="grid">
        <h2 id="times" className="text-h3">
          {week.label}
        </h2>
        <ZoneChoice page={page} />
      </div>
      {week.days.length > 0 ? (
        <TimeForm
          key={timesAddress(page)}
          postTo={timesAddress(page)}
          days={week.days}
          {...form}
          fields={{ ...form.fields, zone: page.timeZone }}
        />
      ) : (
        <p>There are no free times on these days.</p>
      )}
      <WeekLinks week={week} page={page} />
    </section>
  );
}
