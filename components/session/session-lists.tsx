import { PressForm } from '@/components/forms/press-form';
import { CancelForm } from '@/components/session/cancel-form';
import { SessionCard } from '@/components/session/session-card';
import { buttonStyle } from '@/components/ui/button';
import { bookingAddress } from '@/lib/booking/link';
import { referenceOf } from '@/lib/reference';
import { completeOwnSession, markOwnSessionMissed, undoOwnCompletion } from '@/lib/session/conclude/actions';
import type { SessionLine } from '@/lib/session/queries';
import { formatMoment } from '@/lib/time';

type ListProps = {
  readonly sessions: readonly SessionLine[];
  /** Address of the page the list stands on. */
  readonly postTo: string;
  /** Said where there is none. */
  readonly empty: string;
};

/** Room for what can be done; it takes none where nothing can. */
const steps = 'hidden flex-wrap items-start gap-x-4 gap-y-3 has-[form:not(.hidden)]:flex';

function Empty({ children }: { readonly children: string }) {
  return <p className="rounded-card bg-paper-3 p-5 text-ink-soft">{children}</p>;
}

/** A client's own sessions; what has not begun can be moved and cancelled. */
export function OwnSessions({ sessions, postTo, empty }: ListProps) {
  if (sessions.length === 0) return <Empty>{empty}</Empty>;
  return (
    <ul className="grid gap-4">
      {sessions.map((session) => {
        const { id, bookingId, endsAt } = session;
        const about = `${formatMoment(session.startsAt)}, ${session.therapist.name}`;
        const open = session.steps.cancellableByClient;
        return (
          <SessionCard key={id} session={session} reader="client">
            <div className={steps}>
              {open && bookingId && (
                <a href={bookingAddress(bookingId, endsAt)} className={buttonStyle({ look: 'secondary' })}>
                  See or move<span className="sr-only">: {about}</span>
                </a>
              )}
              <CancelForm
                id={`cancel-${referenceOf(id)}`}
                session={id}
                about={about}
                postTo={postTo}
                by="client"
                open={open}
              />
            </div>
          </SessionCard>
        );
      })}
    </ul>
  );
}

/** Sessions with the reader as their therapist, each with what can be said of it now. */
export function TherapistSessions({ sessions, postTo, empty }: ListProps) {
  if (sessions.length === 0) return <Empty>{empty}</Empty>;
  return (
    <ul className="grid gap-4">
      {sessions.map((session) => {
        const { id } = session;
        const { concludable, undoable, cancellableByTherapist } = session.steps;
        const reference = referenceOf(id);
        const shared = {
          postTo,
          fields: { session: id },
          about: `${formatMoment(session.startsAt)}, ${session.client.name}`,
        };
        return (
          <SessionCard key={id} session={session} reader="therapist">
            <div className={steps}>
              <PressForm
                {...shared}
                id={`complete-${reference}`}
                action={completeOwnSession}
                label={concludable ? 'Mark as completed' : null}
                look="primary"
              />
              <PressForm
                {...shared}
                id={`missed-${reference}`}
                action={markOwnSessionMissed}
                label={concludable ? 'Client did not come' : null}
              />
              <PressForm
                {...shared}
                id={`undo-${reference}`}
                action={undoOwnCompletion}
                label={undoable ? 'Take back “completed”' : null}
              />
              <CancelForm
                id={`cancel-${reference}`}
                session={id}
                about={shared.about}
                postTo={postTo}
                by="therapist"
                open={cancellableByTherapist}
              />
            </div>
          </SessionCard>
        );
      })}
    </ul>
  );
}
