import { nameForMail } from '@/lib/format/plain-text';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Sent = { readonly reference: string; readonly name: string; readonly url: string };

/** Tells support that an application is complete. Its words and papers stay in the product. */
export function completeApplicationLetter({ reference, name, url }: Sent): Letter {
  return letter(
    `Therapist application complete, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: 'An application is complete' },
    <>
      <Paragraph>{nameForMail(name)} has sent the whole application, with certificates.</Paragraph>
      <Action href={url}>Open the application</Action>
      <Paragraph>Reference: {reference}.</Paragraph>
    </>,
  );
}
