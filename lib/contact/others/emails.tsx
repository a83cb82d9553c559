import { unansweredDays } from '@/lib/contact/others/rules';
import { linkDays } from '@/lib/contact/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

/** Offers the sender of an unanswered message other therapists. Names no person, because other people may read it. */
export function othersLetter({ name, url }: { readonly name: string; readonly url: string }): Letter {
  return letter(
    'About your message',
    { preview: 'You do not need to wait.', heading: 'There is no answer yet', to: name },
    <>
      <Paragraph>
        The person you wrote to has not answered for {unansweredDays} days. They still have your message, and
        we will tell you when they answer.
      </Paragraph>
      <Paragraph>
        You do not need to wait. We found other therapists who take new clients and have time soon. We have
        not shared your message with them.
      </Paragraph>
      <Action href={url}>See who has time</Action>
      <Paragraph>
        This link is only for you and works for {linkDays} days. Please do not forward this email.
      </Paragraph>
    </>,
  );
}
