import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Confirmation = {
  readonly name: string;
  readonly program: string;
  readonly reference: string;
  readonly url: string;
};

export function applicationConfirmation({ name, program, reference, url }: Confirmation): Letter {
  return letter(
    'We have received your internship application',
    { preview: `Reference ${reference}`, heading: 'We have your application', to: name },
    <>
      <Paragraph>
        Thank you for applying for “{program}”. We have received your statement and CV. The supervisor will
        read them, and you will hear from us within ten days.
      </Paragraph>
      <Action href={url}>View status</Action>
      <Paragraph>Reference: {reference}. Please quote it when you write to us.</Paragraph>
    </>,
  );
}

type Announcement = { readonly program: string; readonly reference: string; readonly url: string };

/** Asks support to review an application. The sender's data and text stay in the product. */
export function applicationAnnouncement({ program, reference, url }: Announcement): Letter {
  return letter(
    `New internship application, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: 'New internship application' },
    <>
      <Paragraph>Someone has applied for “{program}”.</Paragraph>
      <Action href={url}>Open the applications</Action>
      <Paragraph>Reference: {reference}.</Paragraph>
    </>,
  );
}
