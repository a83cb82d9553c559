import { nameForMail } from '@/lib/format/plain-text';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type Told = { readonly name: string; readonly url: string };

// The mails name no person, subject or amount, because other people may read them.

/** Tells a client that a therapist made them a quotation. */
export function offerLetter({ name, url }: Told): Letter {
  return {
    subject: 'A quotation is waiting for you',
    content: (
      <Frame preview="Sign in to read it." heading="A quotation is waiting for you">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>
          You can read it, and accept or decline it, after signing in. Nothing is owed until you accept.
        </Paragraph>
        <Action href={url}>See the quotation</Action>
        <Paragraph>You choose in your account which emails you get, and at what hours.</Paragraph>
      </Frame>
    ),
  };
}

/** Tells a therapist that a quotation was accepted or declined. */
export function answerLetter({ name, url }: Told): Letter {
  return {
    subject: 'A quotation of yours was answered',
    content: (
      <Frame preview="Sign in to read the answer." heading="A quotation of yours was answered">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Action href={url}>See the answer</Action>
        <Paragraph>You choose in your account which emails you get, and at what hours.</Paragraph>
      </Frame>
    ),
  };
}

/** Tells a client that a quotation was withdrawn. */
export function withdrawalLetter({ name, url }: Told): Letter {
  return {
    subject: 'A quotation was taken back',
    content: (
      <Frame preview="There is nothing for you to do." heading="A quotation was taken back">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>A quotation that was made to you has been taken back. You need not answer it.</Paragraph>
        <Action href={url}>See your quotations</Action>
        <Paragraph>You choose in your account which emails you get, and at what hours.</Paragraph>
      </Frame>
    ),
  };
}
