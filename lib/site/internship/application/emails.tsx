import { nameForMail } from '@/lib/format/plain-text';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type Confirmation = {
  readonly name: string;
  readonly program: string;
  readonly reference: string;
  readonly url: string;
};

/** Tells the applicant that we have the application and where to see it. */
export function applicationConfirmation({ name, program, reference, url }: Confirmation): Letter {
  return {
    subject: 'We have received your internship application',
    content: (
      <Frame preview={`Reference ${reference}`} heading="We have your application">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>
          Thank you for applying for “{program}”. Your statement and your CV are with us. The supervisor reads
          them next, and you hear from us within ten days.
        </Paragraph>
        <Action href={url}>See its state</Action>
        <Paragraph>Reference: {reference}. Please name it when you write to us.</Paragraph>
      </Frame>
    ),
  };
}

type Announcement = { readonly program: string; readonly reference: string; readonly url: string };

/** Asks support to review an application. The sender's data and text stay in the product. */
export function applicationAnnouncement({ program, reference, url }: Announcement): Letter {
  return {
    subject: `New internship application, reference ${reference}`,
    content: (
      <Frame preview={`Reference ${reference}`} heading="New internship application">
        <Paragraph>Somebody has applied for “{program}” and waits for an answer.</Paragraph>
        <Action href={url}>Open the applications</Action>
        <Paragraph>Reference: {reference}.</Paragraph>
      </Frame>
    ),
  };
}
