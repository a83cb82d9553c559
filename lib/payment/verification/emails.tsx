import { nameForMail } from '@/lib/format/plain-text';
import type { VerificationStep } from '@/lib/payment/verification/rules';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type Told = { readonly name: string; readonly url: string };

type Words = {
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
  readonly button: string;
};

// No letter says to whom, what for or how much, because others may read it.
const words: Readonly<Record<VerificationStep, Words>> = {
  verified: {
    subject: 'Your payment is confirmed',
    preview: 'The money has arrived. Your receipt is ready.',
    text: 'The money has arrived and your payment is confirmed. Your receipt is ready.',
    button: 'See the receipt',
  },
  rejected: {
    subject: 'We could not confirm a payment',
    preview: 'Please see what we found, and what you can do.',
    text: 'We looked for your payment at the bank and could not confirm it. The link shows the reason. If the money has left your account, write to us and we look again.',
    button: 'See the reason',
  },
  refunded: {
    subject: 'A payment has been refunded',
    preview: 'The money is on its way back to you.',
    text: 'The money is on its way back to the account it came from. Banks take up to seven working days. A credit note is ready for your records.',
    button: 'See the credit note',
  },
};

/** Tells a payer the outcome of their payment. */
export function paymentLetter(step: VerificationStep, { name, url }: Told): Letter {
  const { subject, preview, text, button } = words[step];
  return {
    subject,
    content: (
      <Frame preview={preview} heading={subject}>
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Action href={url}>{button}</Action>
      </Frame>
    ),
  };
}
