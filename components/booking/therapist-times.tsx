import { BookerNote } from '@/components/booking/booker-note';
import { BookingFacts, BookingRule } from '@/components/booking/booking-terms';
import { FreeTimes } from '@/components/booking/free-times';
import { NoTimes } from '@/components/booking/no-times';
import { PaidNotice } from '@/components/booking/paid-notice';
import { TitledSection } from '@/components/layout/titled-section';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SampleMark } from '@/components/ui/sample-mark';
import { loginPath } from '@/lib/account/session/return-path';
import { holdTime } from '@/lib/booking/hold/actions';
import { holdFormKind } from '@/lib/booking/hold/rules';
import { ownBookPath, type TimesPage, timesAddress } from '@/lib/booking/offer/address';
import type { Availability, Booker, Offer } from '@/lib/booking/offer/queries';
import type { WhatPays } from '@/lib/booking/paying/queries';
import { paidByPlan } from '@/lib/care/plan/credit/rules';
import { clockInWords, formatInstant } from '@/lib/format/time';
import { dayOnClock } from '@/lib/format/wall-clock';
import { issueFormToken } from '@/lib/server/action/form-token';
import { type Kind, kindFee, kindInWords, peopleInWords, shownOf } from '@/lib/therapist/kind/rules';
import type { TherapistProfile } from '@/lib/therapist/queries';
import { feeLabel, modeLabel } from '@/lib/therapist/rules';

type KindChoicesProps = {
  readonly kinds: readonly Kind[];
  /** The therapist's ways to meet. */
  readonly modes: readonly string[];
  readonly page: TimesPage;
};

/** The first step of booking where a therapist offers several kinds of session: each leads to its times. */
function KindChoices({ kinds, modes, page }: KindChoicesProps) {
  return (
    <TitledSection id="kinds" title="Choose a kind of session" className="grid gap-3">
      <ul className="grid max-w-measure gap-3">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <Card asChild variant="raised" size="sm" className="grid gap-0.5 hover:shadow-float">
              <a href={timesAddress({ ...page, from: '', also: { kind: kind.id } })} rel="nofollow">
                <span className="font-semibold text-link">{kind.name}</span>
                <span>{kindInWords(kind, modes)}</span>
              </a>
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

type TherapistTimesProps = {
  readonly therapist: TherapistProfile;
  readonly page: TimesPage;
  readonly offer: Offer | null;
  /** The time that a link has chosen, ISO. */
  readonly chosen?: string | undefined;
  readonly availability: Availability;
  /** The person who books; null for a guest, and on the page that is the same for everybody. */
  readonly own?: Booker | null;
  readonly pays?: Pick<WhatPays, 'payment' | 'plan'>;
};

/** The payment or the plan that pays the session; null when its fee is asked for. */
function priceFor({ payment, plan }: Pick<WhatPays, 'payment' | 'plan'>): string | null {
  if (payment) return 'Covered by the payment above';
  return plan && paidByPlan(plan);
}

const dayIn = (moment: Date, timeZone: string) => dayOnClock(moment.getTime(), timeZone).toString();

export function TherapistTimes({
  therapist,
  page,
  offer,
  chosen,
  availability,
  own = null,
  pays = { payment: null, plan: null },
}: TherapistTimesProps) {
  const { slug, name, title, picture } = therapist;
  const { kinds, kind, isGone } = offer?.choice ?? { kinds: [], kind: null, isGone: false };
  const feePaise = kind?.feePaise ?? null;
  const people = kind && peopleInWords(kind);
  const only = kind?.place?.name;
  const places = therapist.places.filter((words) => kind && (!only || words.startsWith(`${only}: `)));
  const open = availability !== 'full';
  // The waitlist is for the first kind; another one may fit into no opening while the first has times.
  const waits = offer && (!kind || kind.id === kinds[0]?.id);
  const signIn = timesAddress({ ...page, path: ownBookPath(slug) });
  return (
    <>
      <div className="flex items-center gap-4 sm:gap-5">
        <Portrait name={name} picture={picture} size={96} className="w-16 shrink-0 text-h3 sm:w-24" />
        <div className="grid min-w-0 gap-1">
          <h1 className="text-h3 md:text-h2">Book a time with {name}</h1>
          <p className="text-muted-foreground text-lead">{title}</p>
          {therapist.sample && (
            <p>
              <SampleMark />
            </p>
          )}
        </div>
      </div>
      {pays.payment && (
        <PaidNotice paid={pays.payment} open={open} feePaise={feePaise}>
          {!open && (
            <a href={`/professionals/${slug}#write`} className="text-link">
              Write to {name} about a time
            </a>
          )}
        </PaidNotice>
      )}
      {isGone && (
        <p role="status" className="max-w-measure font-semibold">
          This kind of session cannot be booked any more.
        </p>
      )}
      {kinds.length > 0 && !kind && open && <KindChoices kinds={kinds} modes={therapist.modes} page={page} />}
      {kind && (kinds.length > 1 || kind !== kinds[0]) && (
        <p>
          <strong className="font-semibold">{kind.name}</strong> ·{' '}
          <a href={timesAddress({ ...page, from: '', also: {} })} className="text-link">
            Other kinds of session
          </a>
        </p>
      )}
      {offer && kind && (
        <BookingFacts
          minutes={offer.minutes}
          ways={offer.modes.map(modeLabel).join(', ')}
          price={priceFor(pays) ?? (feePaise === 0 ? kindFee(0) : feeLabel(feePaise))}
        />
      )}
      {people && <p>{people}.</p>}
      {places.length > 0 && offer?.modes.includes('in_person') && (
        <p className="max-w-measure">In person: {places.join('; ')}.</p>
      )}
      {!open && (
        <Card asChild variant="muted" size="sm" className="max-w-measure">
          <div>
            <p>{name} is not taking new clients at the moment. Only current clients can book a time.</p>
            {own && (
              <p className="mt-2">
                You are signed in as <strong className="wrap-anywhere">{own.email}</strong>. This account is
                not a client of {name}, so you cannot book a time here.
              </p>
            )}
            <p className="mt-2">
              <a href={`/professionals/${slug}#waitlist`} className="text-link">
                Join the waitlist
              </a>{' '}
              or{' '}
              <a href="/professionals?accepting=yes" className="text-link">
                find someone who has time
              </a>
              .
            </p>
          </div>
        </Card>
      )}
      {availability === 'known' && (
        <p className="max-w-measure">
          {name} is not taking new clients at the moment. As a current client, you can book a time.
        </p>
      )}
      {offer?.fullWeeks && open && (
        <p className="max-w-measure">
          In some weeks {name} takes no more new clients. The times of these weeks are not shown.
        </p>
      )}
      {(open ? offer?.fullWeeks : offer?.week) && !own && (
        <Button asChild className="justify-self-start">
          <a href={loginPath(signIn)} rel="nofollow">
            Already a client? Sign in to see times
          </a>
        </Button>
      )}
      {(kind ? offer?.week : kinds.length > 0) ? (
        open &&
        kind &&
        offer?.week && (
          <>
            {offer.own && (
              <Card asChild variant="muted" size="sm" className="max-w-measure">
                <section aria-label="Your hour">
                  <p>
                    <strong className="font-semibold">Your hour: {offer.own.words}</strong>
                    {offer.own.timeZone !== page.timeZone && `, in ${clockInWords(offer.own.timeZone)}`}
                  </p>
                  <p>
                    {offer.own.next ? (
                      <a
                        href={timesAddress({ ...page, from: dayIn(offer.own.next, page.timeZone) })}
                        className="tap text-link"
                      >
                        Next: {formatInstant(offer.own.next, page.timeZone)}
                      </a>
                    ) : (
                      'You have booked it as far ahead as times are open.'
                    )}
                  </p>
                </section>
              </Card>
            )}
            <FreeTimes
              page={page}
              week={offer.week}
              action={holdTime}
              formToken={issueFormToken(holdFormKind)}
              fields={{ therapist: slug, kind: kind.id, shown: shownOf(kind), device: '' }}
              label={`Free times of ${name}`}
              submit={{ verb: 'Continue', unnamed: 'Continue with this time' }}
              chosen={chosen ?? offer.own?.next?.toISOString()}
            />
            <BookingRule cancelNoticeHours={offer.cancelNoticeHours} charged rules={offer.rules} />
            <BookerNote own={own} path={signIn} />
          </>
        )
      ) : (
        <NoTimes
          words={
            waits
              ? `${name} has no free times${offer.fullWeeks ? ' for new clients' : ''} at the moment. You can join the waitlist, or send a message to ask for a time.`
              : `${name} has no free times ${kind ? `for “${kind.name}”` : 'here'} at the moment. Send a message to ask for a time.`
          }
          writeTo={`/professionals/${slug}${waits ? '#waitlist' : '#write'}`}
          label={waits ? 'Join the waitlist' : `Write to ${name}`}
        />
      )}
    </>
  );
}
