import { nameForMail } from '@/lib/format/plain-text';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

/**
 * Asks a guardian to read and sign. Names neither the young person nor the subject: other people may read the
 * mail.
 */
export function guardianLetter({ name, url, again }: { name: string; url: string; again: boolean }): Letter {
  const subject = again ? 'A form still waits for you' : 'A form waits for you';
  return {
    subject,
    content: (
      <Frame preview="Open the link to read it." heading={subject}>
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>
          Somebody has named you as the parent or guardian who reads and signs a form. You need no account.
          The page says who asks, and what for.
        </Paragraph>
        <Action href={url}>Read the form</Action>
        <Paragraph>
          The link is for you alone. You can sign with it for two weeks, and withdraw with it later what you
          signed. If you do not know what this is about, open the page and say so there, or delete this email.
        </Paragraph>
      </Frame>
    ),
  };
}
