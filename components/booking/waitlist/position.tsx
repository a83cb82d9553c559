import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { When } from '@/components/ui/format';
import type { WaitlistPosition } from '@/lib/booking/waitlist/queries';
import {
  type Ending,
  placeInWords,
  quietDays,
  usualWait,
  waitingDays,
  waitlistNotice,
} from '@/lib/booking/waitlist/rules';

/** The title of the page: the state of the place in one line. */
export function positionHeading(place: WaitlistPosition): string {
  const { name } = place.therapist;
  switch (place.state) {
    case 'unconfirmed':
      return `Do you want to wait for a time with ${name}?`;
    case 'waiting':
      return `You are ${placeInWords(place)} on the waitlist of ${name}`;
    case 'offered':
      return `A time with ${name} is held for you`;
    case 'ended':
      return place.because === 'booked' ? 'You have booked' : 'You are not on this waitlist';
  }
}

const endings: Readonly<Record<Ending | 'unconfirmed', (name: string) => string>> = {
  left: (name) => `You have left ${name}’s waitlist. We have deleted your address from it.`,
  booked: (name) =>
    `You have booked a time with ${name}, so you are no longer on the waitlist. The link is in your confirmation email.`,
  unanswered: (name) =>
    `We held a time with ${name} for you twice and had no answer, so you are no longer on the waitlist.`,
  expired: (name) =>
    `You have waited ${waitingDays} days for a time with ${name}, so your place on the waitlist has ended.`,
  unconfirmed: (name) => `The link to confirm your place on ${name}’s waitlist has expired.`,
};

function Waiting({ place }: { place: WaitlistPosition & { state: 'waiting' } }) {
  const { quietUntil, usualDays, therapist } = place;
  const resting = quietUntil !== null && quietUntil > new Date();
  return (
    <>
      <p className="text-lead">
        We email you when a time is free and it is your turn. {usualWait(usualDays)} Your place ends{' '}
        {waitingDays} days after you confirmed it.
      </p>
      {resting ? (
        <p>
          A time was held for you and you did not take it. The next one comes after{' '}
          <When at={quietUntil} zone={place.timeZone} as="instant" />, so that others have a turn too.
        </p>
      ) : null}
      {therapist.listed ? (
        <p>
          <a href={`/professionals/${therapist.slug}`} className="text-link">
            About {therapist.name}
          </a>
        </p>
      ) : (
        <p className="font-semibold">
          {therapist.name} is not in the directory at present, so no times will open until they return.
        </p>
      )}
    </>
  );
}

/** The state of somebody's place, and the next step. */
export function PositionOnWaitlist({ place }: { readonly place: WaitlistPosition }): ReactNode {
  const { name, slug, listed } = place.therapist;
  switch (place.state) {
    case 'unconfirmed':
      return <p className="text-lead">{waitlistNotice.text}</p>;
    case 'waiting':
      return <Waiting place={place} />;
    case 'offered':
      return (
        <>
          <p className="text-lead">
            <When at={place.startsAt} zone={place.timeZone} as="instant" className="font-semibold" />, with{' '}
            {name}. Nobody else can book it until <When at={place.until} zone={place.timeZone} as="instant" />
            .
          </p>
          <p className="flex flex-wrap gap-3">
            <Button asChild>
              <a href={place.bookAt} rel="nofollow">
                Book <When at={place.startsAt} zone={place.timeZone} as="instant" />
              </a>
            </Button>
            {listed ? (
              <Button asChild variant="outline">
                <a href={`/book/${slug}`}>See other free times</a>
              </Button>
            ) : null}
          </p>
          <p className="text-muted-foreground">
            If it does not work for you, let us know: we offer it to the next person and you keep your place.
            We email you again after {quietDays} days at the earliest.
          </p>
        </>
      );
    case 'ended':
      return (
        <>
          <p className="text-lead">{endings[place.because](name)}</p>
          {listed && place.because !== 'booked' ? (
            <p>
              <a href={`/professionals/${slug}`} className="text-link">
                Go to the profile of {name}
              </a>{' '}
              to see whether a time is free, or to wait again.
            </p>
          ) : null}
        </>
      );
  }
}
