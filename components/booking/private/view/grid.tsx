'use client';

import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import Calendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { eventsOf, hoursOf, type Lifted, localAfter } from '@/components/booking/private/view/grid-events';
import { MoveAnswer } from '@/components/booking/private/view/move-answer';
import { MoveBar } from '@/components/booking/private/view/move-bar';
import { useMoving } from '@/components/booking/private/view/use-moving';
import { Button } from '@/components/ui/button';
import type { CalendarView } from '@/lib/booking/calendar/view/queries';
import { calendarAddress } from '@/lib/booking/calendar/view/rules';
import { minute } from '@/lib/format/duration';

export type GridProps = CalendarView & {
  /** Session whose sheet is open; the focus returns to it when it closes. */
  readonly opened: string | null;
  /** Local beginning and minutes of the session that is being written. */
  readonly begun: { readonly from: string; readonly minutes: number } | null;
  /** Minutes of a new session that is begun by one press. */
  readonly usualMinutes: number;
};

const plugins = [dayGrid, timeGrid, interaction, classic];
const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const slotMinutes = 30;
const wholeDay = { slotMinTime: '00:00', slotMaxTime: '24:00' } as const;

type EntryWordsProps = {
  readonly title: string;
  readonly facts: readonly string[];
  readonly oneLine: boolean;
};

/** The words of an entry: the name, and below it the time with what is still due; a short one has one line. */
function EntryWords({ title, facts, oneLine }: EntryWordsProps) {
  const more = facts.filter(Boolean).join(' · ');
  return (
    <div className={oneLine ? 'entry-words entry-line' : 'entry-words'}>
      <strong>{title}</strong> {more && <span>{more}</span>}
    </div>
  );
}

/** "2026-11-24T18:30" of a time as the library names it, with seconds and zone. */
const localOf = (text: string) => text.slice(0, 16);

/** A day, a week or a month: a press or a drag begins a session, a drag or the M key proposes another time for one. */
export function Grid(props: GridProps) {
  const { view, days, timeZone, entries, opened, begun, usualMinutes } = props;
  const router = useRouter();
  const root = useRef<HTMLDivElement>(null);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const { said, sending, forget, propose, withdraw } = useMoving(entries, timeZone);
  const [opening, startOpening] = useTransition();
  const [folded, setFolded] = useState(true);
  const events = useMemo(() => {
    const until = begun && localAfter(begun.from, begun.minutes * minute);
    return eventsOf(props, {
      sending,
      lifted,
      opened,
      begun: begun && until ? { from: begun.from, until } : null,
    });
  }, [props, sending, lifted, opened, begun]);
  const hours = useMemo(() => hoursOf(props, timeZone, new Date()), [props, timeZone]);
  const moved = lifted && entries.find(({ id }) => id === lifted.id);

  const focus = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-session="${CSS.escape(id)}"]`)?.focus();
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== null && opened === null) focus(before.current);
    before.current = opened;
  });

  const open = (more: Readonly<Record<string, string>>) =>
    startOpening(() => router.push(calendarAddress(props, more), { scroll: false }));

  function leave() {
    const id = lifted?.id;
    setLifted(null);
    if (id !== undefined) setTimeout(() => focus(id));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey || lifted) return;
    const id = document.activeElement?.closest<HTMLElement>('[data-session]')?.dataset.session;
    const entry = entries.find((one) => one.id === id);
    if (!entry?.movable) return;
    event.preventDefault();
    setLifted({ id: entry.id, to: entry.local });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the sessions inside are links; the key belongs to the one with the focus.
    <div ref={root} onKeyDown={onKeyDown} aria-busy={opening || undefined}>
      {view !== 'month' && (
        <Button variant="ghost" size="sm" className="no-print" onClick={() => setFolded(!folded)}>
          {folded ? 'Show the whole day' : 'Fold the closed hours'}
        </Button>
      )}
      <div className={view === 'month' ? undefined : 'calendar-hours'}>
        <Calendar
          key={`${view} ${days.from}`}
          plugins={plugins}
          initialView={view === 'month' ? 'dayGridMonth' : 'timeGrid'}
          initialDate={view === 'month' ? props.date : days.from}
          {...(view !== 'month' && { visibleRange: { start: days.from, end: days.until } })}
          timeZone={timeZone}
          locale="en-IN"
          firstDay={1}
          headerToolbar={false}
          height={view === 'month' ? 'auto' : '100%'}
          expandRows
          nowIndicator
          allDaySlot={view !== 'month' && props.exceptions.length > 0}
          allDayText=""
          {...hours}
          {...(!folded && wholeDay)}
          slotDuration={{ minutes: slotMinutes }}
          snapDuration={{ minutes: 15 }}
          slotHeaderFormat={clock}
          eventTimeFormat={clock}
          dayHeaderFormat={
            view === 'month' ? { weekday: 'short' } : { weekday: 'short', day: 'numeric', month: 'short' }
          }
          displayEventEnd={false}
          eventDisplay={view === 'month' ? 'block' : 'auto'}
          dayMaxEvents={4}
          eventMinHeight={24}
          eventShortHeight={32}
          slotMinHeight={22}
          eventContent={({ event, timeText, isShort }) => (
            <EntryWords
              title={event.title}
              facts={[event.allDay ? '' : timeText, String(event.extendedProps.state ?? '')]}
              oneLine={view === 'month' || isShort}
            />
          )}
          events={events}
          selectable={view !== 'month'}
          selectMirror
          longPressDelay={400}
          eventDidMount={({ el, event }) => {
            el.dataset.session = event.id;
          }}
          select={({ startStr, start, end, allDay, view: { calendar } }) => {
            // The new session is drawn in its place.
            calendar.unselect();
            if (allDay) return;
            const chosenMinutes = (end.getTime() - start.getTime()) / minute;
            // A single press selects one slot, which says nothing about the length of the session.
            const minutes = chosenMinutes <= slotMinutes ? usualMinutes : chosenMinutes;
            open({ new: localOf(startStr), minutes: String(minutes) });
          }}
          eventClick={({ event, jsEvent }) => {
            if (!event.url.includes('session=')) return;
            jsEvent.preventDefault();
            open({ session: event.id.split(' ')[0] ?? '' });
          }}
          eventDrop={({ event, revert }) => {
            // The agreed time is valid until the client agrees, so the session goes back to it at once.
            const to = localOf(event.startStr);
            revert();
            if (to.length === 16) propose({ id: event.id, to });
          }}
        />
      </div>
      {/* In sight wherever the session is; above the bar of a phone. */}
      <div className="sticky bottom-20 z-10 mt-3 lg:bottom-4">
        <MoveAnswer said={said} onUndo={withdraw} onClose={forget} />
        {lifted && moved && (
          <MoveBar
            name={moved.title}
            to={lifted.to}
            onStep={(to) => setLifted({ ...lifted, to })}
            onPropose={() => {
              propose(lifted);
              leave();
            }}
            onLeave={leave}
          />
        )}
      </div>
      <p className="no-print mt-3 text-muted-foreground text-small">
        {view === 'month'
          ? 'Open a session to view or reschedule it.'
          : 'Click or drag on free time to schedule a session. Drag a session to propose another time, or select it and press M.'}
      </p>
    </div>
  );
}
