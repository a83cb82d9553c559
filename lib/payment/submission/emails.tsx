import { formatRupees } from '@/lib/format/money';
import { paymentReference } from '@/lib/payment/reference';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

// Subjects name only a reference: they show on lock screens and in shared inboxes.

type Submitted = {
  readonly submissionId: string;
  readonly payerName: string;
  /** Null until the fee is confirmed. */
  readonly amountPaise: number | null;
  /** The paid bank account, in words. */
  readonly account: string;
  readonly statusUrl: string;
  /** Null if there is none yet, or nothing to book. */
  readonly bookingLink: string | null;
  readonly leadsToBooking: boolean;
};

/** Tells the payer that we have the details, and where to see the progress. */
export function submittedLetter({
  submissionId,
  payerName,
  amountPaise,
  account,
  ...links
}: Submitted): Letter {
  const reference = paymentReference(submissionId);
  const amount = amountPaise === null ? '' : ` of ${formatRupees(amountPaise)}`;
  return letter(
    `We have your details, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: 'We have the details of your payment', to: payerName },
    <>
      <Paragraph>
        Thank you. You told us about a payment{amount}; your reference is {reference}. We check it against{' '}
        {account}, which takes up to two working days. Then we email you.
      </Paragraph>
      <Action href={links.statusUrl}>View status</Action>
      {links.bookingLink ? (
        <>
          <Paragraph>You do not have to wait for that to choose a time:</Paragraph>
          <Action href={links.bookingLink}>Schedule your consultation</Action>
        </>
      ) : (
        links.leadsToBooking && <Paragraph>We will send you the booking link shortly.</Paragraph>
      )}
      <Paragraph>
        These links are only for you. Please do not forward this email. Reference ID: {submissionId}
      </Paragraph>
    </>,
  );
}

type Link = { readonly submissionId: string; readonly payerName: string; readonly bookingLink: string };

export function bookingLinkLetter({ submissionId, payerName, bookingLink }: Link): Letter {
  const reference = paymentReference(submissionId);
  return letter(
    `Your booking link, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: 'Your booking link is here', to: payerName },
    <>
      <Paragraph>With this link you can choose a time. It works once and is only for you.</Paragraph>
      <Action href={bookingLink}>Schedule your consultation</Action>
    </>,
  );
}

type Waiting = {
  readonly submissionId: string;
  readonly amountPaise: number | null;
  readonly url: string;
  /** Reasons for a closer look, if any. */
  readonly marks: readonly string[];
};

/** Tells the team about an open payment. The payer and the bank are visible only after signing in. */
export function waitingLetter({ submissionId, amountPaise, url, marks }: Waiting): Letter {
  const reference = paymentReference(submissionId);
  return letter(
    `A payment to check, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: 'You have a payment to check' },
    <>
      <Paragraph>
        Reference {reference}, {amountPaise === null ? 'fee to be confirmed' : formatRupees(amountPaise)}.
      </Paragraph>
      {marks.map((mark) => (
        <Paragraph key={mark}>{mark}</Paragraph>
      ))}
      <Action href={url}>Open the payments</Action>
    </>,
  );
}
