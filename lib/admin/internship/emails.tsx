import { Action, Frame, type Letter, Paragraph } from '@/lib/email/frame';
import { nameForMail } from '@/lib/plain-text';

type News = { readonly name: string; readonly program: string; readonly means: string; readonly url: string };

/** Tells an applicant how the application stands. A reason is read in the product. */
export function decisionLetter({ name, program, means, url }: News): Letter {
  return {
    subject: 'There is news about your application',
    content: (
      <Frame preview="Your application has moved on." heading="Your application">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>
          We have looked at your application for “{program}”. {means}
        </Paragraph>
        <Action href={url}>Open your application</Action>
      </Frame>
    ),
  };
}
