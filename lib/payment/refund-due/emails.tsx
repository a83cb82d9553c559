import { nameForMail } from '@/lib/format/plain-text';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type Facts = {
  /** Name of the reader. */
  readonly name: string;
  readonly payer: string;
  /** "₹900.00" */
  readonly amount: string;
  /** "8 December 2026" */
  readonly lastDay: string;
  readonly why: string;
  readonly url: string;
};

/**
 * Reminds whoever holds money that has to go back, before its last day or after it. Its subject names neither person
 * nor amount.
 */
export function refundDueLetter(overdue: boolean, { name, payer, amount, lastDay, why, url }: Facts): Letter {
  const subject = overdue ? 'Money to send back is overdue' : 'Reminder: there is money to send back';
  return {
    subject,
    content: (
      <Frame preview="Your list of payments names it." heading={subject}>
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>
          {amount} {overdue ? 'was' : 'is'} to be sent back to {nameForMail(payer)} by {lastDay}. {why}.
        </Paragraph>
        <Paragraph>
          Please send it to the account it came from, and write it down with the payment. The payer has been
          told the last day.
        </Paragraph>
        <Action href={url}>See what is to be sent back</Action>
      </Frame>
    ),
  };
}
