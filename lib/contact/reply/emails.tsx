import { linkDays } from '@/lib/contact/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Told = {
  readonly name: string;
  readonly url: string;
  /** True for a person with an account, who reads the answer there and chooses their mails. */
  readonly member: boolean;
};

// The mails name neither the answer nor its author, because other people may read them.

export function answeredLetter({ name, url, member }: Told): Letter {
  return letter(
    'Your message was answered',
    { preview: 'The answer is not in this email.', to: name },
    <>
      <Paragraph>
        The person you wrote to has answered. To keep it private, the answer is not in this email.
      </Paragraph>
      <Action href={url}>Read the answer</Action>
      <Paragraph>
        {member
          ? 'You can choose which emails you get, and when, in your account.'
          : `This link is only for you and works for ${linkDays} days. Please do not forward this email.`}
      </Paragraph>
    </>,
  );
}

/** Tells the sender that the therapist cannot help, and where else to look. */
export function closedLetter({ name, url }: Omit<Told, 'member'>): Letter {
  return letter(
    'About your message',
    { preview: 'Others can help.', to: name },
    <>
      <Paragraph>
        Thank you for writing. The person you wrote to cannot help at the moment. This is not because of you
        or of what you wrote.
      </Paragraph>
      <Paragraph>
        Other therapists can. You can search by language, fee and city, or write to us and we will help you
        find one.
      </Paragraph>
      <Action href={url}>See who else can help</Action>
    </>,
  );
}
