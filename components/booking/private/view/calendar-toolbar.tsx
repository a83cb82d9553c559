import Link from 'next/link';
import { PrintButton } from '@/components/layout/private/print-button';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { ArrowLeft, ArrowRight } from '@/components/ui/icons';
import { Hint } from '@/components/ui/private/hint';
import {
  type CalendarViewName,
  calendarAddress,
  calendarViews,
  type Shown,
  steppedDate,
  titleOf,
} from '@/lib/booking/calendar/view/rules';
import { clockInWords } from '@/lib/format/time';

type ToolbarProps = {
  readonly shown: Shown;
  readonly today: string;
  readonly timeZone: string;
  /** Something of these days was cancelled and is shown. */
  readonly showsCancelled: boolean;
};

const tab =
  'inline-flex min-h-11 items-center px-3 font-medium aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-accent-foreground hover:bg-muted';

function ViewLink({
  view,
  shown,
  current,
  className,
}: {
  readonly view: CalendarViewName;
  readonly shown: Shown;
  readonly current: boolean;
  readonly className?: string;
}) {
  return (
    <li className={className}>
      <Link
        href={calendarAddress({ ...shown, chosen: view })}
        prefetch={false}
        scroll={false}
        aria-current={current ? 'true' : undefined}
        className={tab}
      >
        {calendarViews[view]}
      </Link>
    </li>
  );
}

/** The calendar's days and view in words, and the ways to other days and views. The address holds the choice. */
export function CalendarToolbar({ shown, today, timeZone, showsCancelled }: ToolbarProps) {
  const { chosen, view, hidden } = shown;
  const step = (by: -1 | 1) => calendarAddress({ ...shown, date: steppedDate(shown, by) });
  const arrow = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'p-0');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <nav aria-label="Days" className="no-print flex items-center gap-1">
        <Button asChild variant="outline" size="sm">
          <Link href={calendarAddress({ ...shown, date: today })} prefetch={false} scroll={false}>
            Today
          </Link>
        </Button>
        <Hint text="Earlier">
          <Link href={step(-1)} prefetch={false} scroll={false} className={arrow}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            <span className="sr-only">Earlier</span>
          </Link>
        </Hint>
        <Hint text="Later">
          <Link href={step(1)} prefetch={false} scroll={false} className={arrow}>
            <ArrowRight aria-hidden="true" className="size-5" />
            <span className="sr-only">Later</span>
          </Link>
        </Hint>
      </nav>
      <div className="min-w-0 grow">
        <h2 aria-live="polite" className="font-sans text-h4">
          {titleOf(shown)}
        </h2>
        <p className="text-muted-foreground text-small">In {clockInWords(timeZone)}</p>
      </div>
      {(hidden || showsCancelled) && (
        <Button asChild variant="ghost" size="sm" className="no-print">
          <Link href={calendarAddress({ ...shown, hidden: !hidden })} prefetch={false} scroll={false}>
            {hidden ? 'Show cancelled' : 'Hide cancelled'}
          </Link>
        </Button>
      )}
      <PrintButton />
      <nav aria-label="View" className="no-print">
        <ul className="flex overflow-hidden rounded-control border border-border bg-card">
          <ViewLink view="day" shown={shown} current={chosen === 'day'} />
          {/* Seven days do not fit on a phone: it shows the list of a week instead. */}
          <ViewLink view="week" shown={shown} current={view === 'week'} className="max-sm:hidden" />
          <ViewLink view="month" shown={shown} current={chosen === 'month'} />
          <ViewLink view="list" shown={shown} current={chosen === 'list'} className="max-sm:hidden" />
          <ViewLink
            view="list"
            shown={shown}
            current={chosen === 'list' || view === 'week'}
            className="sm:hidden"
          />
        </ul>
      </nav>
      <Button asChild size="sm" className="no-print">
        <Link href={calendarAddress(shown, { new: 'soon' })} prefetch={false} scroll={false}>
          New session
        </Link>
      </Button>
    </div>
  );
}
