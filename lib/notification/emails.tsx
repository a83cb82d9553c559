import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type News = {
  readonly name: string;
  /** Title of the notification; it is neutral. */
  readonly title: string;
  readonly url: string;
};

/** Tells a member about news in their account. Reasons and other people's words stay in the product. */
export function newsLetter({ name, title, url }: News): Letter {
  return letter(
    'You have a new notification',
    { preview: 'Sign in to read it.', to: name },
    <>
      <Paragraph>{title}.</Paragraph>
      <Action href={url}>Open your account</Action>
    </>,
  );
}
