import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Told = { readonly name: string; readonly url: string };

// The mails name no person, subject or amount, because other people may read them.

export function offerLetter({ name, url }: Told): Letter {
  return letter(
    'You have a quotation',
    { preview: 'Sign in to read it.', to: name },
    <>
      <Paragraph>Sign in to read it, and accept or decline it. You owe nothing until you accept.</Paragraph>
      <Action href={url}>See the quotation</Action>
      <Paragraph>You can choose which emails you get, and when, in your account.</Paragraph>
    </>,
  );
}

/** Tells a therapist that a quotation was accepted or declined. */
export function answerLetter({ name, url }: Told): Letter {
  return letter(
    'Your quotation was answered',
    { preview: 'Sign in to read the answer.', to: name },
    <>
      <Action href={url}>See the answer</Action>
      <Paragraph>You can choose which emails you get, and when, in your account.</Paragraph>
    </>,
  );
}

export function withdrawalLetter({ name, url }: Told): Letter {
  return letter(
    'A quotation was withdrawn',
    { preview: 'You do not need to do anything.', to: name },
    <>
      <Paragraph>A quotation for you has been withdrawn. You do not need to answer it.</Paragraph>
      <Action href={url}>See your quotations</Action>
      <Paragraph>You can choose which emails you get, and when, in your account.</Paragraph>
    </>,
  );
}
