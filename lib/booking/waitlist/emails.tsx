import { confirmHours, offerHours, quietDays, waitlistNotice } from '@/lib/booking/waitlist/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Link = {
  /** The page of the place: confirm, view, answer, leave. */
  readonly url: string;
};

/**
 * Asks the owner of an address whether they want to wait. Names no therapist: a stranger may have typed the
 * address.
 */
export function confirmPlaceLetter({ url }: Link): Letter {
  return letter(
    'Please confirm your place',
    { preview: 'One more step.', heading: 'Do you want to wait for a free time?' },
    <>
      <Paragraph>
        Someone, hopefully you, entered this address for the waitlist of a therapist. Use the button to see
        which therapist. {waitlistNotice.text}
      </Paragraph>
      <Action href={url}>Confirm my place</Action>
      <Paragraph>
        You can confirm for {confirmHours} hours. Later, the same link shows your place, and you can leave the
        waitlist there. If this was not you, please ignore this email, and we will not write again.
      </Paragraph>
    </>,
  );
}

export function placeLetter({ url }: Link): Letter {
  return letter(
    'Your place on the waitlist',
    { preview: 'Save this email.', heading: 'You are on the waitlist' },
    <>
      <Paragraph>We email you as soon as a time is free and it is your turn. {waitlistNotice.text}</Paragraph>
      <Action href={url}>See your place</Action>
      <Paragraph>You can leave on the same page at any time.</Paragraph>
    </>,
  );
}

type Offer = Link & {
  readonly therapist: string;
  /** The time, as in "Tue, 24 Nov, 6:30 pm IST". */
  readonly time: string;
  /** Until when it is held, in the same form. */
  readonly until: string;
};

export function offerLetter({ url, therapist, time, until }: Offer): Letter {
  return letter(
    'A time is held for you',
    { preview: `It is held until ${until}.`, heading: 'A time is free, and it is your turn' },
    <>
      <Paragraph>
        {time}, with {therapist}. We hold this time for you until {until}. No one else can book it before
        then.
      </Paragraph>
      <Action href={url}>See the time and book it</Action>
      <Paragraph>
        If it does not work for you, tell us on the same page: we offer it to the next person and you keep
        your place. If you do not answer, we also offer it to the next person, and email you again after{' '}
        {quietDays} days at the earliest. After two offers without an answer, your place ends.
      </Paragraph>
    </>,
  );
}

export function endLetter({ url, because }: Link & { readonly because: 'unanswered' | 'expired' }): Letter {
  return letter(
    'Your place on the waitlist has ended',
    { preview: 'You can join again.', heading: 'Your place has ended' },
    <>
      <Paragraph>
        {because === 'unanswered'
          ? `We held a time for you twice, up to ${offerHours} hours each, and had no answer.`
          : 'You have waited for the longest time we allow, and no time opened for you. We are sorry.'}{' '}
        We have deleted your address from the waitlist.
      </Paragraph>
      <Action href={url}>See who has time now</Action>
    </>,
  );
}
