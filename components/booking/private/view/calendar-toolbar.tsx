import { PartLink } from '@/components/layout/private/opening';
import { PrintButton } from '@/components/layout/private/print-button';
import { Button } from '@/components/ui/button';
import { ArrowLeft, ArrowRight } from '@/components/ui/icons';
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
      <PartLink
        href={calendarAddress({ ...shown, chosen: view })}
        scroll={false}
        aria-current={current ? 'true' : undefined}
        className={tab}
      >
        {calendarViews[view]}
      </PartLink>
    </li>
  );
}

/** The ways to the days before and after; on a phone in words. */
function Steps({ shown, className }: { readonly shown: Shown; readonly className: string }) {
  const steps = [
    { by: -1, label: 'Earlier', icon: ArrowLeft },
    { by: 1, label: 'Later', icon: ArrowRight },
  ] as const;
  return steps.map(({ by, label, icon: Icon }) => (
    <Button key={label} asChild variant="ghost" size="sm" className={className}>
      <PartLink
        href={calendarAddress({ ...shown, coming: false, date: steppedDate(shown, by) })}
        scroll={false}
      >
        <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
        <span className="sm:sr-only">{label}</span>
      </PartLink>
    </Button>
  ));
}

/** The calendar's days and view in words, and the ways to other days and views. The address holds the choice. */
export function CalendarToolbar({ shown, timeZone, showsCancelled }: ToolbarProps) {
  const { chosen, view, hidden } = shown;
  // A phone shows a list in place of a week.
  const narrow: Shown = view === 'week' ? { ...shown, chosen: 'list', view: 'list' } : shown;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <nav aria-label="Days" className="no-print flex items-center gap-1">
        <Button asChild variant="outline" size="sm">
          <PartLink href={calendarAddress({ ...shown, coming: true })} scroll={false}>
            Today
          </PartLink>
        </Button>
        <Steps shown={narrow} className="sm:hidden" />
        <Steps shown={shown} className="max-sm:hidden" />
      </nav>
      <div className="min-w-0 grow">
        <h2 aria-live="polite" className="font-sans text-h4">
          <span className="sm:hidden">{titleOf(narrow)}</span>
          <span className="max-sm:hidden">{titleOf(shown)}</span>
        </h2>
        <p className="text-muted-foreground text-small">In {clockInWords(timeZone)}</p>
      </div>
      {(hidden || showsCancelled) && (
        <Button asChild variant="ghost" size="sm" className="no-print">
          <PartLink href={calendarAddress({ ...shown, hidden: !hidden })} scroll={false}>
            {hidden ? 'Show cancelled' : 'Hide cancelled'}
          </PartLink>
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
        <PartLink href={calendarAddress(shown, { new: 'soon' })} scroll={false}>
          New session
        </PartLink>
      </Button>
    </div>
  );
}
