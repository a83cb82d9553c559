import type { NextMeeting } from '@/lib/payment/booking-link/queries';
import type { ReturnReason } from '@/lib/payment/provider/rules';
import type { VerificationStep } from '@/lib/payment/verification/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Told = {
  readonly name: string;
  readonly url: string;
  /** The meeting that the payment books next. */
  readonly next?: NextMeeting | undefined;
};

type Words = {
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
  readonly button: string;
};

/** The news of the mail: a step, or a partial refund. */
type Outcome = VerificationStep | 'part';

// The mails name no payee, subject or amount, because other people may read them.
const words: Readonly<Record<Outcome, Words>> = {
  verified: {
    subject: 'Your payment is confirmed',
    preview: 'The money has arrived. Your receipt is ready.',
    text: 'The money has arrived and your payment is confirmed. Your receipt is ready.',
    button: 'See the receipt',
  },
  rejected: {
    subject: 'A payment could not be confirmed',
    preview: 'Please see what we found, and what you can do.',
    text: 'Your payment was not found in the bank account that you paid to, so it is not confirmed. The link says whose account that is, and the reason. If the money has left your account, write to us and we will check again with the payee.',
    button: 'See the reason',
  },
  refunded: {
    subject: 'A payment has been refunded',
    preview: 'We are refunding your money.',
    text: 'We are refunding the money to the account you paid from. Banks take up to seven working days. A credit note is ready for your records.',
    button: 'See the credit note',
  },
  part: {
    subject: 'Part of a payment has been refunded',
    preview: 'We are refunding your money.',
    text: 'We are refunding part of your payment to the account you paid from. The rest is unchanged. Banks take up to seven working days. A credit note with the amount is ready for your records.',
    button: 'See the credit note',
  },
};

const goesBack = {
  subject: 'We are refunding a payment',
  preview: 'We are refunding your money.',
  button: 'See the payment',
};
const arrives = 'The refund goes to the account you paid from. Banks take up to seven working days.';

// A report whose money does not count, and the refund of that money.
const uncounted: Readonly<Record<ReturnReason | 'report', Words>> = {
  twice: {
    ...goesBack,
    text: `You paid for the same item twice. The first payment counts. We are refunding the second. ${arrives}`,
  },
  closed: {
    ...goesBack,
    text: `It was too late to pay for this item when your payment arrived, so we are refunding it. ${arrives}`,
  },
  report: {
    subject: 'A payment you told us about is closed',
    preview: 'It is paid another way. You do not need to do anything.',
    text: 'You told us about a payment. No money arrived for it, and the item is paid another way, so we have closed the report. You do not need to do anything. If the money has left your account twice, write to us and we will check again.',
    button: 'See the payment',
  },
};

function letterOf({ subject, preview, text, button }: Words, { name, url, next }: Told): Letter {
  return letter(
    subject,
    { preview: preview, to: name },
    <>
      <Paragraph>{text}</Paragraph>
      <Action href={url}>{button}</Action>
      {next && (
        <>
          <Paragraph>
            Now choose a time. The link is only for you, so please do not forward this email.
          </Paragraph>
          <Action href={next.href}>Choose a time</Action>
        </>
      )}
    </>,
  );
}

const decided: Readonly<Record<Outcome, string>> = {
  verified: 'confirmed a payment to you',
  rejected: 'could not confirm a payment to you',
  refunded: 'recorded a refund of a payment to you',
  part: 'recorded a partial refund of a payment to you',
};

export const paymentLetter = (step: Outcome, told: Told): Letter => letterOf(words[step], told);

/** Tells a payer that a report is closed, or that its money is refunded, because its subject could not be paid. */
export const uncountedLetter = (what: ReturnReason | 'report', told: Told): Letter =>
  letterOf(uncounted[what], told);

export function payeeLetter(step: Outcome, { name, url }: Told): Letter {
  return letter(
    'Our team has decided on a payment to you',
    { preview: 'The page of the payment says why.', heading: 'Our team acted for you', to: name },
    <>
      <Paragraph>
        Our team {decided[step]}. The page of the payment says why. If this is wrong, write to us and we will
        check it with you.
      </Paragraph>
      <Action href={url}>See the payment</Action>
    </>,
  );
}
