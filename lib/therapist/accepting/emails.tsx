import { nameForMail } from '@/lib/format/plain-text';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type Told = {
  readonly name: string;
  readonly url: string;
};

/** Asks a therapist whether they still take new clients. */
export function askLetter({ name, url }: Told): Letter {
  return {
    subject: 'Please confirm your profile',
    content: (
      <Frame preview="It takes one press." heading="Do you still take new clients?">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>
          Your profile says that you take new clients. People write to you because of it, so we ask once a
          month whether it is still so.
        </Paragraph>
        <Action href={url}>Answer with one press</Action>
        <Paragraph>
          Without an answer, your profile says in five days that you take no new clients at the moment. You
          can change it back at any time.
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
      <Frame preview="One press changes it back." heading="Your profile says: no new clients at the moment">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>
          We asked whether you still take new clients and have had no answer, so your profile no longer says
          so. Your appointments and your clients are not affected.
        </Paragraph>
        <Action href={url}>I take new clients</Action>
      </Frame>
    ),
  };
}
