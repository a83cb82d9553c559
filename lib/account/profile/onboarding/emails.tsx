import { nameForMail } from '@/lib/format/plain-text';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type ApplicationFacts = { readonly reference: string; readonly name: string; readonly url: string };

/**
 * Tells support that a person wants to work here as a therapist. Their form with papers follows; its content
 * stays in the product.
 */
export function applicationLetter({ reference, name, url }: ApplicationFacts): Letter {
  return letter(
    `A therapist has signed up, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: 'A therapist has signed up' },
    <>
      <Paragraph>
        {nameForMail(name)} has signed up as a therapist. They have not sent the application yet. We will
        email you when they do.
      </Paragraph>
      <Action href={url}>Open the back office</Action>
      <Paragraph>
        Reference: {reference}. Until you accept the application, they cannot see clients and are not listed.
      </Paragraph>
    </>,
  );
}
