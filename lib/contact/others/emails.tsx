import { unansweredDays } from '@/lib/contact/others/rules';
import { linkDays } from '@/lib/contact/rules';
import { nameForMail } from '@/lib/format/plain-text';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

/**
 * Offers the sender of an unanswered message other therapists. Names no person, because other people may read
 * it.
 */
export function othersLetter({ name, url }: { readonly name: string; readonly url: string }): Letter {
  return {
    subject: 'About your message',
    content: (
      <Frame preview="You need not wait." heading="There is no answer yet">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>
          The person you wrote to has not answered for {unansweredDays} days. Your message is still with them,
          and we tell you when they answer.
        </Paragraph>
        <Paragraph>
          You need not wait. We have looked for others who take new people and have a free time soon. Nothing
          of your message was passed on.
        </Paragraph>
        <Action href={url}>See who has time</Action>
        <Paragraph>
          The link is for you alone and works for {linkDays} days. Please do not forward this email.
        </Paragraph>
      </Frame>
    ),
  };
}
