import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

// The mails name no sender and no words: other people may read them.

export function unreadLetter({ name, count, url }: { name: string; count: number; url: string }): Letter {
  const waiting = count === 1 ? 'A message is' : `${count} messages are`;
  return {
    subject: 'You have new messages',
    content: (
      <Frame preview="Sign in to read it." heading="You have new messages" to={name}>
        <Paragraph>{waiting} waiting for you. To keep them private, they are not in this email.</Paragraph>
        <Action href={url}>Open your account</Action>
        <Paragraph>You can choose which emails you get, and when, in your account.</Paragraph>
      </Frame>
    ),
  };
}

export function teamLetter({ count, url }: { count: number; url: string }): Letter {
  const waiting = count === 1 ? '1 conversation is waiting' : `${count} conversations are waiting`;
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
