import { confirmHours, offerHours, quietDays, waitlistNotice } from '@/lib/booking/waitlist/rules';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type Link = {
  /** The page of the place: confirm, view, answer, leave. */
  readonly url: string;
};

/**
 * Asks the owner of an address whether they want to wait. Names no therapist: a stranger may have typed the
 * address.
 */
export function confirmPlaceLetter({ url }: Link): Letter {
  return {
    subject: 'Please confirm your place',
    content: (
      <Frame preview="One more step." heading="Do you want to wait for a free time?">
        <Paragraph>
          Someone, hopefully you, entered this address for the waitlist of a therapist. The page behind the
          button says whose. {waitlistNotice.text}
        </Paragraph>
        <Action href={url}>Look and confirm</Action>
        <Paragraph>
          The link works for {confirmHours} hours; after that it shows your place, and you can leave there at
          any time. If it was not you, do nothing, and we will not write again.
        </Paragraph>
      </Frame>
    ),
  };
}

/** Tells a signed-in person that they are on the waitlist, with the link to their place. */
export function placeLetter({ url }: Link): Letter {
  return {
    subject: 'Your place on the waitlist',
    content: (
      <Frame preview="Keep this email." heading="You are on the waitlist">
        <Paragraph>
          We write to you as soon as a time is free and it is your turn. {waitlistNotice.text}
        </Paragraph>
        <Action href={url}>See your place</Action>
        <Paragraph>You can leave on the same page at any time.</Paragraph>
      </Frame>
    ),
  };
}

type Offer = Link & {
  readonly therapist: string;
  /** The time, as in "Tue, 24 Nov, 6:30 pm IST". */
  readonly time: string;
  /** Until when it is held, in the same form. */
  readonly until: string;
};

/** Offers a person the held time. */
export function offerLetter({ url, therapist, time, until }: Offer): Letter {
  return {
    subject: 'A time is kept for you',
    content: (
      <Frame preview={`It is kept until ${until}.`} heading="A time is free, and it is your turn">
        <Paragraph>
          {time}, with {therapist}. We keep this time for you until {until}. Nobody else can book it before
          then.
        </Paragraph>
        <Action href={url}>See the time and book it</Action>
        <Paragraph>
          If it does not suit you, say so on the same page: the next person gets it and you keep your place.
          Without an answer it goes to the next person too, and we write to you again after {quietDays} days
          at the earliest. After two times without an answer your place ends.
        </Paragraph>
      </Frame>
    ),
  };
}

/** Tells a person that their place has ended, and why. */
export function endLetter({ url, because }: Link & { readonly because: 'unanswered' | 'expired' }): Letter {
  return {
    subject: 'Your place on the waitlist has ended',
    content: (
      <Frame preview="You can join again." heading="Your place has ended">
        <Paragraph>
          {because === 'unanswered'
            ? `We kept a time for you twice, up to ${offerHours} hours each, and had no answer.`
            : 'You have waited as long as we keep a place, and no time was free for you. We are sorry.'}{' '}
          We have deleted your address from the waitlist.
        </Paragraph>
        <Action href={url}>See who has time now</Action>
      </Frame>
    ),
  };
}
