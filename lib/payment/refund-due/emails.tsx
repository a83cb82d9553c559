import { nameForMail } from '@/lib/format/plain-text';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Facts = {
  readonly name: string;
  readonly payer: string;
  /** "₹900" */
  readonly amount: string;
  /** "8 December 2026" */
  readonly lastDay: string;
  readonly why: string;
  readonly url: string;
};

const subjects = {
  owed: 'You have a refund to pay',
  reminder: 'Reminder: you have a refund to pay',
  overdue: 'A refund is overdue',
} as const;

/**
 * Tells or reminds the holder of money to refund, before or after the last day. Its subject names neither
 * person nor amount.
 */
export function refundDueLetter(
  when: 'owed' | 'reminder' | 'overdue',
  { name, payer, amount, lastDay, why, url }: Facts,
): Letter {
  const subject = subjects[when];
  return letter(
    subject,
    { preview: 'See your list of payments.', to: name },
    <>
      <Paragraph>
        {amount} {when === 'overdue' ? 'was' : 'is'} due as a refund to {nameForMail(payer)} by {lastDay}.{' '}
        {why}.
      </Paragraph>
      <Paragraph>
        Please send it to the account it came from, and record the refund with the payment. We have told the
        payer the last day.
      </Paragraph>
      <Action href={url}>View refunds due</Action>
    </>,
  );
}
