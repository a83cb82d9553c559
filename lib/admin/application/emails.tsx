import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Decided = { readonly name: string; readonly url: string };

const subject = 'Your application has been answered';

export function acceptanceLetter({ name, url }: Decided): Letter {
  return letter(
    subject,
    { preview: 'Your account is open.', heading: 'Welcome', to: name },
    <>
      <Paragraph>
        We have looked at your application and accepted it. Your account is linked to your profile. Set your
        hours and check your profile before we publish it.
      </Paragraph>
      <Action href={url}>Open your dashboard</Action>
    </>,
  );
}

/** Tells an applicant that they are refused. The reason is in the account, not in the mail. */
export function refusalLetter({ name, url }: Decided): Letter {
  return letter(
    subject,
    { preview: 'Our answer is in your account.', heading: 'Your application has been answered', to: name },
    <>
      <Paragraph>
        We have reviewed your application and cannot accept it at the moment. You can read the reason in your
        account. If something is missing or has changed, reply to this email.
      </Paragraph>
      <Action href={url}>Read the answer</Action>
    </>,
  );
}

/** Tells an applicant that something is missing. The question is in the account, not in the mail. */
export function questionLetter({ name, url }: Decided): Letter {
  return letter(
    'We have a question about your application',
    { preview: 'The question is in your account.', heading: 'One more thing', to: name },
    <>
      <Paragraph>
        We have read your application and need more information before we can decide. You can see the question
        in your account and edit your form.
      </Paragraph>
      <Action href={url}>Open your application</Action>
    </>,
  );
}
