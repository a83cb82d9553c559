import type { ReactNode } from 'react';
import { PartLink } from '@/components/layout/private/opening';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/class-names';
import { EmptyNote } from '@/components/ui/empty';
import type { BusyEntry, CalendarEntry, CalendarView } from '@/lib/booking/calendar/view/queries';
import { calendarAddress } from '@/lib/booking/calendar/view/rules';
import { differsInWords } from '@/lib/booking/calendar/view/words';
import { clock as clockOn, dayInFull } from '@/lib/booking/offer/rules';

type EntryProps = {
  readonly entry: CalendarEntry;
  readonly clock: Intl.DateTimeFormat;
  readonly address: (more: Readonly<Record<string, string>>) => ReturnType<typeof calendarAddress>;
};

function Entry({ entry, clock, address }: EntryProps) {
  const {
    kind,
    id,
    title,
    startsAt,
    endsAt,
    statusText,
    kindName,
    mode,
    fee,
    proposedStartsAt,
    heldUntil,
    inSeries,
    cancelled,
  } = entry;
  const facts = [
    statusText,
    kindName,
    mode,
    fee,
    inSeries && 'Part of a series',
    proposedStartsAt && 'New time proposed',
    heldUntil && `until ${clock.format(heldUntil)}`,
  ];
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-3 px-4 py-2">
      <p className="tabular-nums">
        <time dateTime={startsAt.toISOString()} className="font-semibold">
          {clock.format(startsAt)}
        </time>
        <span className="block text-muted-foreground text-small">to {clock.format(endsAt)}</span>
      </p>
      <div className="min-w-0">
        {kind === 'hold' ? (
          <p className="wrap-anywhere font-semibold">{title}</p>
        ) : (
          <PartLink
            href={address({ session: id })}
            scroll={false}
            className={cn('tap wrap-anywhere text-link', cancelled && 'line-through')}
          >
            {title}
          </PartLink>
        )}
        <p className="text-muted-foreground text-small">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}

/** A time that is taken in the therapist's other calendar, of which nothing else is known, or kept for a client. */
function Busy({ time, clock }: { readonly time: BusyEntry; readonly clock: Intl.DateTimeFormat }) {
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-3 px-4 py-2 text-muted-foreground">
      <p className="tabular-nums">
        <time dateTime={time.startsAt.toISOString()}>
          {time.wholeDay ? 'All day' : clock.format(time.startsAt)}
        </time>
        {!time.wholeDay && (
          <span className="block text-muted-foreground text-small">to {clock.format(time.endsAt)}</span>
        )}
      </p>
      <p>{time.title}</p>
    </li>
  );
}

/** The days of a calendar below each other: what phones show first, and everybody without scripts. */
export function CalendarList({
  calendar,
  earlier,
}: {
  readonly calendar: CalendarView;
  /** The way to the days before, in the line of the first one. */
  readonly earlier: ReactNode;
}) {
  const { entries, exceptions, busy, timeZone, listed } = calendar;
  const clock = clockOn(timeZone);
  const address: EntryProps['address'] = (more) => calendarAddress(calendar, more);
  const isListed = (day: string) => day >= listed.from && day < listed.until;
  const taken = [...entries, ...busy].filter(({ local }) => isListed(local.slice(0, 10)));
  const named = [
    ...taken.map(({ local }) => local.slice(0, 10)),
    ...exceptions.map(({ onDate }) => onDate).filter(isListed),
  ];
  if (named.length === 0)
    return (
      <>
        {earlier}
        <EmptyNote>No sessions on these days.</EmptyNote>
      </>
    );
  return (
    <ol className="grid gap-5">
      {[...new Set(named)].sort().map((day, at) => {
        const differs = exceptions.filter(({ onDate }) => onDate === day).map(differsInWords);
        const onDay = taken
          .filter(({ local }) => local.startsWith(day))
          .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
        return (
          <li key={day} className="grid gap-2 lg:grid-cols-[14rem_1fr] lg:items-baseline lg:gap-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
              <h3 className="font-sans text-h4">{dayInFull(day)}</h3>
              {at === 0 && earlier}
              {differs.length > 0 && <p className="text-small text-warm-strong">{differs.join(' · ')}</p>}
            </div>
            {onDay.length > 0 && (
              <Card asChild size="flush" className="divide-y divide-border">
                <ul>
                  {onDay.map((entry) =>
                    'kind' in entry ? (
                      <Entry
                        key={`${entry.kind} ${entry.id}`}
                        entry={entry}
                        clock={clock}
                        address={address}
                      />
                    ) : (
                      <Busy key={`${entry.title} ${entry.local}`} time={entry} clock={clock} />
                    ),
                  )}
                </ul>
              </Card>
            )}
          </li>
        );
      })}
    </ol>
  );
}
