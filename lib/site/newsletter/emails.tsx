import type { ReactElement } from 'react';
import { Action, letter, Paragraph } from '@/lib/server/email/frame';
import { confirmHours, newsletterNotice } from '@/lib/site/newsletter/rules';

type Confirmation = { readonly confirmUrl: string; readonly unsubscribeUrl: string };

export function confirmationLetter({ confirmUrl, unsubscribeUrl }: Confirmation): {
  readonly subject: string;
  readonly content: ReactElement;
} {
  return letter(
    'Please confirm your subscription',
    { preview: 'One more step.', heading: 'Do you want our newsletter?' },
    <>
      <Paragraph>
        Someone, hopefully you, entered this address for our newsletter. {newsletterNotice.text}
      </Paragraph>
      <Action href={confirmUrl}>Yes, subscribe me</Action>
      <Paragraph>
        The link works for {confirmHours} hours. If this was not you, ignore this email, and we will not write
        again. You can also say so here: {unsubscribeUrl}
      </Paragraph>
    </>,
  );
}
