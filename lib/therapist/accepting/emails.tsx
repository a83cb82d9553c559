import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Told = {
  readonly name: string;
  readonly url: string;
};

export function askLetter({ name, url }: Told): Letter {
  return letter(
    'Please confirm your profile',
    { preview: 'It takes one tap.', heading: 'Do you still take new clients?', to: name },
    <>
      <Paragraph>
        Your profile says that you take new clients. People rely on this when they write to you, so we ask you
        to confirm it once a month.
      </Paragraph>
      <Action href={url}>Confirm with one tap</Action>
      <Paragraph>
        If you do not answer within five days, your profile will say that you are not taking new clients. You
        can change it back at any time.
      </Paragraph>
    </>,
  );
}

/** Tells a therapist that their profile no longer says "accepting new clients". */
export function lapsedLetter({ name, url }: Told): Letter {
  return letter(
    'Your profile has changed',
    {
      preview: 'You can change it back with one tap.',
      heading: 'Your profile says: no new clients at the moment',
      to: name,
    },
    <>
      <Paragraph>
        We asked whether you still take new clients and got no answer, so your profile no longer says so. Your
        appointments and clients are not affected.
      </Paragraph>
      <Action href={url}>I take new clients</Action>
    </>,
  );
}
