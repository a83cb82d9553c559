import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

// The mails name no sender and no words: other people may read them.

export function unreadLetter({ name, count, url }: { name: string; count: number; url: string }): Letter {
  const waiting = count === 1 ? 'A message is' : `${count} messages are`;
  return letter(
    'You have new messages',
    { preview: 'Sign in to read it.', to: name },
    <>
      <Paragraph>{waiting} waiting for you. To keep them private, they are not in this email.</Paragraph>
      <Action href={url}>Open your account</Action>
      <Paragraph>You can choose which emails you get, and when, in your account.</Paragraph>
    </>,
  );
}

export function teamLetter({ count, url }: { count: number; url: string }): Letter {
  const waiting = count === 1 ? '1 conversation is waiting' : `${count} conversations are waiting`;
  return letter(
    'Members have written to the team',
    { preview: 'Sign in to read it.' },
    <>
      <Paragraph>{waiting} for an answer in the back office.</Paragraph>
      <Action href={url}>Open the conversations</Action>
    </>,
  );
}
