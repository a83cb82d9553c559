import { ButtonLink } from '@/components/ui/button';
import { CalendarClock, Inbox } from '@/components/ui/icons';
import type { RequestsAtAGlance } from '@/lib/contact/inbox/queries';
import { spanInWords } from '@/lib/contact/inbox/rules';
import type { Agenda } from '@/lib/session/queries';
import { formatInstant, formatInstantElsewhere, indianDay } from '@/lib/time';

const card = 'flex flex-col items-start gap-4 rounded-card p-6 sm:p-8';
const sign = 'grid size-11 place-items-center rounded-full';

/** When and with whom the therapist talks next. */
export function NextSession({ agenda, now }: { readonly agenda: Agenda; readonly now: Date }) {
  const next = agenda.coming.find(({ status }) => status === 'scheduled');
  const waiting = agenda.toConclude.filter(({ steps }) => steps.concludable).length;
  const many = agenda.moreToConclude ? `More than ${waiting}` : waiting;
  return (
    <div className={`${card} bg-primary-soft`}>
      <span className={`${sign} bg-paper-2 text-primary`}>
        <CalendarClock aria-hidden="true" className="size-5" />
      </span>
      {next ? (
        <>
          <h3>{indianDay(next.startsAt) === indianDay(now) ? 'Next session, today' : 'Next session'}</h3>
          <p className="text-lead">
            <time dateTime={next.startsAt.toISOString()} className="font-semibold">
              {formatInstant(next.startsAt)}
            </time>
            {formatInstantElsewhere(next.startsAt, next.therapist.timeZone) && (
              <span> ({formatInstantElsewhere(next.startsAt, next.therapist.timeZone)})</span>
            )}
            {' with '}
            <a href={`/therapist-dashboard/clients/${next.client.id}`} className="text-link">
              {next.client.name}
            </a>
          </p>
          <p className="text-ink-soft">
            {[`${next.durationMinutes} minutes`, next.type, next.mode].filter(Boolean).join(' · ')}
          </p>
        </>
      ) : (
        <>
          <h3>No session is arranged</h3>
          <p className="text-lead">When you or a client agree on a time, it stands here.</p>
        </>
      )}
      <div className="mt-auto flex flex-wrap gap-x-4 gap-y-2 pt-1">
        {waiting > 0 && (
          <ButtonLink href="#to-conclude">
            {many} {waiting === 1 && !agenda.moreToConclude ? 'session' : 'sessions'} to conclude
          </ButtonLink>
        )}
        <ButtonLink href="/therapist-dashboard/sessions#new-session" look="secondary">
          Arrange a session
        </ButtonLink>
      </div>
    </div>
  );
}

/** "Half of your answers came within …", or nothing while there were none. */
export function ReplyTime({ medianMs }: Pick<RequestsAtAGlance, 'medianMs'>) {
  if (medianMs === null) return null;
  return (
    <p className="text-ink-soft">
      Your median reply time is <strong>{spanInWords(medianMs)}</strong>, over the last 90 days.
    </p>
  );
}

/** Who wrote and waits for an answer, and since when. */
export function WaitingRequests({
  requests: { count, oldest, medianMs },
  now,
}: {
  readonly requests: RequestsAtAGlance;
  readonly now: Date;
}) {
  return (
    <div className={`${card} border border-line bg-paper-2 shadow-card`}>
      <span className={`${sign} bg-accent-soft text-accent-ink`}>
        <Inbox aria-hidden="true" className="size-5" />
      </span>
      <h3>{count === 0 ? 'Nobody is waiting' : count === 1 ? '1 open request' : `${count} open requests`}</h3>
      {count === 0 ? (
        <p>When somebody writes to you from your profile, they stand here, and you get an e-mail.</p>
      ) : (
        <ul className="w-full divide-y divide-line">
          {oldest.map(({ id, name, since }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <a
                href={`/therapist-dashboard/requests/${id}`}
                className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere text-link"
              >
                {name}
              </a>
              <span className="text-ink-soft text-small">
                waits for {spanInWords(now.getTime() - since.getTime())}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ReplyTime medianMs={medianMs} />
      {count > oldest.length && (
        <ButtonLink href="/therapist-dashboard/requests" look="secondary" className="mt-auto">
          All {count} requests
        </ButtonLink>
      )}
    </div>
  );
}
