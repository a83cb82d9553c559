import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type News = {
  readonly name: string;
  /** Title of the notification; it is neutral. */
  readonly title: string;
  readonly url: string;
};

/** Tells a member about news in their account. Reasons and other people's words stay in the product. */
export function newsLetter({ name, title, url }: News): Letter {
  return {
    subject: 'You have a new notification',
    content: (
      <Frame preview="Sign in to read it." heading="You have a new notification" to={name}>
        <Paragraph>{title}.</Paragraph>
        <Action href={url}>Open your account</Action>
      </Frame>
    ),
  };
}
