import type { ReactElement } from 'react';
import { nameForMail } from '@/lib/format/plain-text';
import { Action, Frame, Paragraph } from '@/lib/server/email/frame';

type Letter = { readonly subject: string; readonly content: ReactElement };

type ApplicationNotice = { readonly reference: string; readonly name: string; readonly url: string };

/** Asks support to look at an application. Its words stay in the product. */
export function applicationNotice({ reference, name, url }: ApplicationNotice): Letter {
  return {
    subject: `New therapist application, reference ${reference}`,
    content: (
      <Frame preview={`Reference ${reference}`} heading="New therapist application">
        <Paragraph>{nameForMail(name)} has signed up as a therapist and waits for an answer.</Paragraph>
        <Action href={url}>Open the back office</Action>
        <Paragraph>Reference: {reference}. Until then they see no client and stand in no list.</Paragraph>
      </Frame>
    ),
  };
}
