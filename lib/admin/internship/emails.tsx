import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type News = { readonly name: string; readonly program: string; readonly means: string; readonly url: string };

/** Tells an applicant the new state. They read a reason in the product. */
export function decisionLetter({ name, program, means, url }: News): Letter {
  return letter(
    'There is an update on your application',
    { preview: 'There is an update on your application.', heading: 'Your application', to: name },
    <>
      <Paragraph>
        We have looked at your application for “{program}”. {means}
      </Paragraph>
      <Action href={url}>Open your application</Action>
    </>,
  );
}
