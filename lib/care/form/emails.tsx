import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

/** Asks a guardian to read and sign. Names neither the young person nor the subject: other people may read the mail. */
export function guardianLetter({ name, url, again }: { name: string; url: string; again: boolean }): Letter {
  const subject = again ? 'You still have a form to fill in' : 'You have a form to fill in';
  return letter(
    subject,
    { preview: 'Open the link to read it.', to: name },
    <>
      <Paragraph>
        Someone has named you as the parent or guardian who reads and signs a form. You do not need an
        account. The page shows who is asking, and why.
      </Paragraph>
      <Action href={url}>Read the form</Action>
      <Paragraph>
        This link is only for you. You can sign with it for two weeks, and withdraw your signature with it
        later. If this is not for you, open the page and tell us, or delete this email.
      </Paragraph>
    </>,
  );
}
