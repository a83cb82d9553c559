import '@/components/booking/private/view/calendar.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { SessionPanel } from '@/app/(member)/therapist-dashboard/session-panel';
import { TherapistSessions } from '@/components/booking/private/session/session-lists';
import { CalendarGrid } from '@/components/booking/private/view/calendar-grid';
import { CalendarList } from '@/components/booking/private/view/calendar-list';
import { CalendarSheet } from '@/components/booking/private/view/calendar-sheet';
import { CalendarToolbar, PhoneSteps } from '@/components/booking/private/view/calendar-toolbar';
import { Button } from '@/components/ui/button';
import { EmptyNote } from '@/components/ui/empty';
import type { MemberOf } from '@/lib/account/session/session';
import { ownHoursPath } from '@/lib/booking/calendar/availability/rules';
import { type CalendarView, readOwnCalendar } from '@/lib/booking/calendar/view/queries';
import { calendarAddress, calendarPath } from '@/lib/booking/calendar/view/rules';
import { isLocalTime } from '@/lib/booking/schedule/time';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { findTherapistSession } from '@/lib/care/session/queries';
import { searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Calendar' };

type Opened = {
  readonly session: string;
  readonly begun: string;
  readonly minutes: string;
};

/** The sheet that the address opens: one session, by its id or that of its booking, or the form of a new one. */
async function openedSheet(
  viewer: MemberOf<'therapist'>,
  calendar: CalendarView,
  { session: id, begun, minutes }: Opened,
): Promise<ReactNode> {
  const closeTo = calendarAddress(calendar);
  if (id !== '') {
    const session = await findTherapistSession(viewer, id);
    return (
      <CalendarSheet key={id} title={session ? session.client.name : 'Session'} closeTo={closeTo}>
        {session ? (
          <TherapistSessions
            sessions={[session]}
            postTo={calendarAddress(calendar, { session: id })}
            empty=""
            leading
          />
        ) : (
          <EmptyNote>This session is not in your calendar.</EmptyNote>
        )}
      </CalendarSheet>
    );
  }
  if (begun === '') return null;
  const more = { new: begun, ...(minutes && { minutes }) };
  // A press without a drag means the first kind's length: then the form takes that of the chosen kind.
  const isOwnLength = /^[1-9]\d{1,2}$/.test(minutes) && Number(minutes) !== calendar.slotMinutes;
  return (
    <CalendarSheet key={begun} title="New session" closeTo={closeTo}>
      <SessionPanel
        viewer={viewer}
        clients={await listClientChoices(viewer, { toAsk: new Date() })}
        postTo={calendarAddress(calendar, more)}
        {...(isLocalTime(begun) && { startsAt: begun })}
        {...(isOwnLength && { durationMinutes: minutes })}
      />
    </CalendarSheet>
  );
}

/** A therapist's calendar: a day, a week, a month or a list, with a sheet for each session. */
export default function CalendarPage({ searchParams }: PageProps<'/therapist-dashboard/calendar'>) {
  const action = (
    <Button asChild variant="ghost" size="sm">
      <a href={`${ownHoursPath}/days`}>Days away</a>
    </Button>
  );
  return practicePage({ from: calendarPath, title: 'Calendar', action }, async (viewer) => {
    const query = await searchParams;
    const calendar = await readOwnCalendar(viewer, {
      view: searchParam(query, 'view'),
      date: searchParam(query, 'date'),
      cancelled: searchParam(query, 'cancelled'),
    });
    if (!calendar) return null;
    const { view, timeZone, entries } = calendar;
    // Earlier mails to therapists name the appointment of a guest.
    const session = searchParam(query, 'session') || searchParam(query, 'appointment');
    const [begun, minutes] = [searchParam(query, 'new'), searchParam(query, 'minutes')];
    const opened = { session, begun, minutes };
    const isList = view !== 'day';
    const usualMinutes = calendar.slotMinutes;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
        {await openedSheet(viewer, calendar, opened)}
        <CalendarToolbar
          shown={calendar}
          timeZone={timeZone}
          showsCancelled={entries.some(({ cancelled }) => cancelled)}
        />
        {!isList && (
          <p className="flex justify-between sm:hidden">
            <PhoneSteps shown={calendar} only="Earlier" />
            <PhoneSteps shown={calendar} only="Later" />
          </p>
        )}
        <div className="calendar-list" data-view={view}>
          <CalendarList
            calendar={calendar}
            earlier={isList && <PhoneSteps shown={calendar} only="Earlier" />}
          />
          {isList && <PhoneSteps shown={calendar} only="Later" />}
        </div>
        <CalendarGrid
          {...calendar}
          opened={session || null}
          begun={isLocalTime(begun) ? { from: begun, minutes: Number(minutes) || usualMinutes } : null}
          usualMinutes={usualMinutes}
        />
      </div>
    );
  });
}
