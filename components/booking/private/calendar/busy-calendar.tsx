import { BusyAddressForm } from '@/components/booking/private/calendar/busy-address-form';
import { BusyStepForm } from '@/components/booking/private/calendar/busy-step-form';
import { Panel } from '@/components/layout/panel';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { CardContent } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { BusySourceView } from '@/lib/booking/calendar/busy/queries';
import { failureInWords, readEveryMs, readInWords } from '@/lib/booking/calendar/busy/rules';
import { importPath } from '@/lib/booking/calendar/import/rules';

const readMinutes = readEveryMs.usual / 60_000;

function State({ source }: { readonly source: BusySourceView }) {
  const { readAt, count, unread, failure, failingSince } = source;
  return (
    <>
      {failure !== null && failingSince !== null && (
        <Alert variant="warm" frame="plain" size="sm">
          <AlertTitle>
            Not updated since <When at={failingSince} />
          </AlertTitle>
          <p>{failureInWords(failure)}</p>
          {readAt !== null && <p>The busy times from the last update still apply.</p>}
        </Alert>
      )}
      {failure === null && readAt !== null && <p>{readInWords(count, unread)}</p>}
      <p className="text-muted-foreground text-small">
        {readAt === null ? (
          'Not updated yet.'
        ) : (
          <>
            Last updated on <When at={readAt} />. We update it every {readMinutes} minutes.
          </>
        )}
      </p>
    </>
  );
}

const ways = [
  {
    name: 'Google Calendar, on a computer',
    steps: 'Settings, your calendar, Integrate calendar, Secret address in iCal format.',
  },
  {
    name: 'Outlook',
    steps: 'Settings, Calendar, Shared calendars, Publish a calendar, Can view when I’m busy, ICS.',
  },
  { name: 'iCloud', steps: 'Share the calendar as a Public Calendar and copy its link.' },
] as const;

/** Which other calendar takes a therapist's times, and what was read of it. */
export function BusyCalendar({ source }: { readonly source: BusySourceView | null }) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.25fr_1fr]">
      <Panel
        id="other-calendar"
        title="Your other calendar"
        lead="Clients cannot book you when you are busy there. We store only your busy times: no titles, places or people."
      >
        <CardContent role="status">
          <p className="wrap-anywhere font-semibold">
            {source
              ? (source.masked ?? 'The link cannot be opened at the moment.')
              : 'No calendar is connected yet.'}
          </p>
          {source && <State source={source} />}
        </CardContent>
        {source && <BusyStepForm />}
        <BusyAddressForm named={source !== null} />
      </Panel>
      <Panel id="find-address" title="Where to find the link">
        <dl className="grid gap-3">
          {ways.map(({ name, steps }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd>{steps}</dd>
            </div>
          ))}
        </dl>
        <p className="border-border border-t pt-5 text-muted-foreground text-small">
          We ignore events marked as free, cancelled events and invitations you declined. Changes appear here
          after {readMinutes} minutes, or when your calendar publishes them: Google can take a few hours.
        </p>
        <p>
          If you move here from it, you can{' '}
          <a href={importPath} className="text-link">
            import your upcoming sessions
          </a>
          .
        </p>
      </Panel>
    </div>
  );
}
