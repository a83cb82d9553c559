import { nameForMail } from '@/lib/format/plain-text';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

// The mails name no sender and no words: other people may read them.

/** Tells a member that messages wait in their account. */
export function unreadLetter({ name, count, url }: { name: string; count: number; url: string }): Letter {
  const waiting = count === 1 ? 'A message is' : `${count} messages are`;
  return {
    subject: 'Something is new in your account',
    content: (
      <Frame preview="Sign in to read it." heading="Something is new in your account">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>{waiting} waiting for you. To keep them private, they are not in this email.</Paragraph>
        <Action href={url}>Open your account</Action>
        <Paragraph>You choose in your account which emails you get, and at what hours.</Paragraph>
      </Frame>
    ),
  };
}

/** Tells the team that members have written to the service. */
export function houseLetter({ count, url }: { count: number; url: string }): Letter {
  const waiting = count === 1 ? 'One conversation waits' : `${count} conversations wait`;
  return {
    subject: 'Members have written to the team',
    content: (
      <Frame preview="Sign in to read it." heading="Members have written to the team">
        <Paragraph>{waiting} for an answer in the back office.</Paragraph>
        <Action href={url}>Open the conversations</Action>
      </Frame>
    ),
  };
}
