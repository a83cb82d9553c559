import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type Told = {
  readonly name: string;
  readonly url: string;
};

export function askLetter({ name, url }: Told): Letter {
  return {
    subject: 'Please confirm your profile',
    content: (
      <Frame preview="It takes one tap." heading="Do you still take new clients?" to={name}>
        <Paragraph>
          Your profile says that you take new clients. People rely on this when they write to you, so we ask
          you to confirm it once a month.
        </Paragraph>
        <Action href={url}>Confirm with one tap</Action>
        <Paragraph>
          If you do not answer within five days, your profile will say that you are not taking new clients.
          You can change it back at any time.
        </Paragraph>
      </Frame>
    ),
  };
}

/** Tells a therapist that their profile no longer says "accepting new clients". */
export function lapsedLetter({ name, url }: Told): Letter {
  return {
    subject: 'Your profile has changed',
    content: (
      <Frame
        preview="You can change it back with one tap."
        heading="Your profile says: no new clients at the moment"
        to={name}
      >
        <Paragraph>
          We asked whether you still take new clients and got no answer, so your profile no longer says so.
          Your appointments and clients are not affected.
        </Paragraph>
        <Action href={url}>I take new clients</Action>
      </Frame>
    ),
  };
}
