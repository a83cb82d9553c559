import { MeetingForm } from '@/components/booking/private/meeting-form';
import { CancelForm, type ClientMoney } from '@/components/booking/private/session/cancel-form';
import { GuestContact } from '@/components/booking/private/session/guest-contact';
import { MoveForm } from '@/components/booking/private/session/move-form';
import { SessionCard } from '@/components/booking/private/session/session-card';
import { BeginGuestNoteForm, BeginNoteForm } from '@/components/care/private/note/begin-note-form';
import { ButtonForm } from '@/components/forms/button-form';
import { EnterLink } from '@/components/payment/private/entered/enter-link';
import { Button } from '@/components/ui/button';
import { EmptyNote } from '@/components/ui/empty';
import { moneyIfCancelled, wordCounts } from '@/lib/booking/cancelled-words';
import { appointmentLink, payPath } from '@/lib/booking/link';
import { markOwnSessionMissed, undoOwnCompletion } from '@/lib/booking/missed/actions';
import { reportHostMissed } from '@/lib/booking/missed/host/actions';
import { canSayHostMissed } from '@/lib/booking/missed/rules';
import { completeOwnSession } from '@/lib/care/session/conclude/actions';
import { giveOwnSessionBack } from '@/lib/care/session/give-back/actions';
import type { Successors } from '@/lib/care/session/gone-on';
import type { SessionLine } from '@/lib/care/session/queries';
import { canGiveBack } from '@/lib/care/session/rules';
import { referenceOf } from '@/lib/format/reference';
import { formatShown } from '@/lib/format/time';
import { feeOf } from '@/lib/payment/appointment/fee';
import { feeRulesOf } from '@/lib/payment/appointment/late';
import { ownBookingLink } from '@/lib/payment/link';
import { type Due, dueForPayer } from '@/lib/payment/refund-due/rules';

type ListProps = {
  readonly sessions: readonly SessionLine[];
  readonly postTo: string;
  readonly empty: string;
  readonly now?: Date;
};

/** Room for the possible steps; takes none when there are none. The form of an unfolded step has the whole width. */
const steps =
  'hidden flex-wrap items-start gap-x-6 gap-y-2 has-[form:not(.hidden)]:flex [&>:has(>details[open])]:w-full';

/** The consequence for the money of a session that its client cancels now, and whether illness changes it. */
function moneyOf({ priced, startsAt, cancelNoticeHours }: SessionLine, now: Date): ClientMoney | null {
  if (!priced || cancelNoticeHours === null) return null;
  const terms = { rules: feeRulesOf(priced), noticeHours: cancelNoticeHours };
  const ending = { ...terms, fee: feeOf(priced), therapist: {}, startsAt };
  return { words: moneyIfCancelled(ending, now), excusable: wordCounts(ending, now) };
}

/** The first of the coming ones. */
const nextOf = (sessions: readonly SessionLine[], now: Date) =>
  sessions.find(({ status, endsAt }) => status === 'scheduled' && now < endsAt);

/** Whether the client can say here that the therapist did not come. */
function saysHostMissed({ status, ...session }: SessionLine, now: Date): boolean {
  const appointment = { ...session, status: status === 'cancelled' ? status : 'confirmed', outcome: status };
  return canSayHostMissed(appointment, now);
}

/** A client's own sessions; future ones can be moved and cancelled. */
export function OwnSessions({
  sessions,
  postTo,
  empty,
  successors,
  dues,
  now = new Date(),
}: ListProps & {
  readonly successors?: Successors;
  /** Money that goes back for cancelled ones, by their appointment. */
  readonly dues?: ReadonlyMap<string, Due>;
}) {
  if (sessions.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  const first = nextOf(sessions, now);
  // Past sessions come latest first: one way to book again for each therapist, where they were met last.
  const latest = new Map(
    sessions
      .filter(({ endsAt }) => endsAt <= now)
      .toReversed()
      .map(({ id, therapist }) => [therapist.slug, id]),
  );
  return (
    <ul className="@container grid gap-2">
      {sessions.map((session) => {
        const { id, bookingId, linkId, endsAt } = session;
        const about = `${formatShown(session.startsAt, session.client.timeZone)}, ${session.therapist.name}`;
        const open = session.steps.cancellableByClient;
        const withWhom = successors?.get(session.therapist.slug) ?? session.therapist;
        const again = latest.get(session.therapist.slug) === id && withWhom.bookable;
        const due = (bookingId && dues?.get(bookingId)) || null;
        const dueWords = due && dueForPayer(due);
        // A payment to the first therapist never pays the one who goes on.
        const movable = due?.movable && withWhom === session.therapist;
        return (
          <SessionCard
            key={id}
            session={session}
            reader="client"
            now={now}
            payHref={linkId && payPath(linkId, endsAt)}
            next={session === first}
            alone={sessions.length === 1}
            act={
              <>
                {dueWords && <p className="max-w-measure text-small">{dueWords}</p>}
                {movable && (
                  <Button asChild className="justify-self-start">
                    <a href={ownBookingLink.url(due.paymentId, now)}>
                      Choose another time<span className="sr-only">: {about}</span>
                    </a>
                  </Button>
                )}
                {again && !movable && (
                  <Button asChild variant="outline" className="justify-self-start">
                    <a href={`/book/own/${withWhom.slug}`}>
                      {withWhom === session.therapist ? 'Book again' : 'Book'} with {withWhom.name}
                    </a>
                  </Button>
                )}
              </>
            }
          >
            <div className={steps}>
              {linkId && (
                <ButtonForm
                  id={`host-missed-${referenceOf(id)}`}
                  action={reportHostMissed}
                  postTo={postTo}
                  fields={{ booking: appointmentLink.token(linkId, endsAt) }}
                  label={saysHostMissed(session, now) ? `${session.therapist.name} did not come` : null}
                  about={about}
                />
              )}
              {open && linkId && (
                <Button asChild variant="outline">
                  <a href={appointmentLink.url(linkId, endsAt)}>
                    {session.proposedStartsAt ? 'Answer new time' : 'Reschedule'}
                    <span className="sr-only">: {about}</span>
                  </a>
                </Button>
              )}
              <CancelForm
                id={`cancel-${referenceOf(id)}`}
                session={id}
                about={about}
                postTo={postTo}
                by="client"
                open={open}
                money={moneyOf(session, now)}
              />
            </div>
          </SessionCard>
        );
      })}
    </ul>
  );
}

const undoLabel = (status: string) => (status === 'completed' ? 'Undo “completed”' : 'Undo “did not come”');

export function TherapistSessions({
  sessions,
  postTo,
  empty,
  leading = false,
  now = new Date(),
}: Omit<ListProps, 'empty'> & {
  /** Null where nothing is drawn for no sessions, not even their section. */
  readonly empty: string | null;
  /** One session by itself: its Join shows before it opens, greyed. */
  readonly leading?: boolean;
}) {
  if (sessions.length === 0)
    return empty === null ? <p data-nothing="" hidden /> : <EmptyNote>{empty}</EmptyNote>;
  const first = nextOf(sessions, now);
  return (
    <ul className="@container grid gap-2 lg:gap-1">
      {sessions.map((session) => {
        const { id, reopened } = session;
        const { concludable, undoable, cancellableByTherapist } = session.steps;
        const reference = referenceOf(id);
        const shared = {
          postTo,
          fields: { session: id },
          about: `${formatShown(session.startsAt, session.therapist.timeZone)}, ${session.client.name}`,
        };
        return (
          <SessionCard
            key={id}
            session={session}
            reader="therapist"
            now={now}
            payHref={null}
            leading={leading}
            next={session === first}
            alone={sessions.length === 1}
          >
            {session.bookingId &&
              session.priced &&
              (session.status !== 'cancelled' || session.priced.bookedFee) && (
                <EnterLink appointment={session.bookingId} fee={feeOf(session.priced)} about={shared.about} />
              )}
            <GuestContact session={session} about={shared.about} postTo={postTo} now={now} />
            <div className={steps}>
              {/* A session that is open again forgets what was said of its earlier outcome. */}
              <ButtonForm
                {...shared}
                key={`complete ${reopened}`}
                id={`complete-${reference}`}
                action={completeOwnSession}
                label={concludable ? 'Mark as completed' : null}
                variant="default"
              />
              <ButtonForm
                {...shared}
                key={`missed ${reopened}`}
                id={`missed-${reference}`}
                action={markOwnSessionMissed}
                label={concludable ? 'Client did not come' : null}
              />
              <ButtonForm
                {...shared}
                id={`undo-${reference}`}
                action={undoOwnCompletion}
                label={undoable ? undoLabel(session.status) : null}
              />
              <ButtonForm
                {...shared}
                id={`give-back-${reference}`}
                action={giveOwnSessionBack}
                label={
                  canGiveBack(session.status, session.priced?.plan != null) ? 'Return session to plan' : null
                }
              />
              {session.client.id !== null && (leading || concludable || undoable) && (
                <BeginNoteForm
                  id={`note-${reference}`}
                  client={session.client.id}
                  about={shared.about}
                  postTo={postTo}
                />
              )}
              {session.guest && (leading || session.startsAt <= now) && session.status !== 'cancelled' && (
                <BeginGuestNoteForm
                  id={`note-${reference}`}
                  session={id}
                  about={shared.about}
                  postTo={postTo}
                />
              )}
              <MoveForm session={session} about={shared.about} postTo={postTo} now={now} />
              <MeetingForm session={session} about={shared.about} postTo={postTo} now={now} />
              <CancelForm
                id={`cancel-${reference}`}
                session={id}
                about={shared.about}
                postTo={postTo}
                by="therapist"
                open={cancellableByTherapist}
                inSeries={session.seriesId !== null}
                mailed={session.guest && session.priced && feeOf(session.priced)}
              />
            </div>
          </SessionCard>
        );
      })}
    </ul>
  );
}
