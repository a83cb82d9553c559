import { PartLink } from '@/components/layout/private/opening';
import { PrintButton } from '@/components/layout/private/print-button';
import { ActionWords } from '@/components/layout/private/workspace/page-head';
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

const steps = [
  { by: -1, label: 'Earlier', icon: ArrowLeft },
  { by: 1, label: 'Later', icon: ArrowRight },
] as const;

type StepsProps = {
  readonly shown: Shown;
  readonly className: string;
  /** One of the two alone. */
  readonly only?: 'Earlier' | 'Later';
};

/** The ways to the days before and after; on a phone in words. */
function Steps({ shown, className, only }: StepsProps) {
  return steps.map(
    ({ by, label, icon: Icon }) =>
      (only ?? label) === label && (
        <Button key={label} asChild variant="ghost" size="sm" className={className}>
          <PartLink
            href={calendarAddress({ ...shown, coming: false, date: steppedDate(shown, by) })}
            scroll={false}
          >
            <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
            <span className="sm:sr-only">{label}</span>
          </PartLink>
        </Button>
      ),
  );
}

/** A phone shows a list in place of a week. */
const onPhone = (shown: Shown): Shown =>
  shown.view === 'week' ? { ...shown, chosen: 'list', view: 'list' } : shown;

/** The ways to other days on a phone: in the line of the first day and below the last, or both above a grid. */
export function PhoneSteps({ shown, only }: { readonly shown: Shown; readonly only: 'Earlier' | 'Later' }) {
  return <Steps shown={onPhone(shown)} only={only} className="no-print sm:hidden" />;
}

/** The calendar's days and view in words, and the ways to other days and views. The address holds the choice. */
export function CalendarToolbar({ shown, timeZone, showsCancelled }: ToolbarProps) {
  const { chosen, view, hidden } = shown;
  return (
    <div className="relative flex items-center gap-x-2 gap-y-3 md:flex-wrap md:gap-x-4">
      {/* A phone has one line of tools; what few people need there is folded, until one of it is chosen. */}
      <details key={calendarAddress(shown)} className="open-wide no-print shrink-0 max-md:order-2">
        <Button asChild variant="outline" size="sm" className="cursor-pointer list-none">
          <summary>More</summary>
        </Button>
        <div className="md:contents max-md:absolute max-md:inset-x-0 max-md:z-20 max-md:mt-1 max-md:flex max-md:flex-wrap max-md:gap-2 max-md:rounded-card max-md:border max-md:border-border max-md:bg-popover max-md:p-3 max-md:shadow-float">
          <nav aria-label="Days" className="no-print flex items-center gap-1">
            <Button asChild variant="outline" size="sm">
              <PartLink href={calendarAddress({ ...shown, coming: true })} scroll={false}>
                Today
              </PartLink>
            </Button>
            <Steps shown={shown} className="max-sm:hidden" />
          </nav>
          <nav aria-label="View" className="no-print md:order-3">
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
          {(hidden || showsCancelled) && (
            <Button asChild variant="ghost" size="sm" className="no-print md:order-3">
              <PartLink href={calendarAddress({ ...shown, hidden: !hidden })} scroll={false}>
                {hidden ? 'Show cancelled' : 'Hide cancelled'}
              </PartLink>
            </Button>
          )}
          <div className="md:order-3">
            <PrintButton />
          </div>
        </div>
      </details>
      <div className="min-w-0 grow md:order-2">
        <h2 aria-live="polite" className="font-sans text-h4">
          <span className="sm:hidden">{titleOf(onPhone(shown))}</span>
          <span className="max-sm:hidden">{titleOf(shown)}</span>
        </h2>
        <p className="text-muted-foreground text-small">In {clockInWords(timeZone)}</p>
      </div>
      <Button asChild size="sm" className="no-print order-4">
        <PartLink href={calendarAddress(shown, { new: 'soon' })} scroll={false}>
          <ActionWords first="New" rest="session" />
        </PartLink>
      </Button>
    </div>
  );
}
