import { linkDays } from '@/lib/contact/rules';
import { nameForMail } from '@/lib/format/plain-text';
import { Action, type Letter, letter, Paragraph, Quotation } from '@/lib/server/email/frame';

type TherapistFacts = { readonly senderName: string; readonly therapistName: string; readonly url: string };

/** Tells a therapist about a message, with a link to read it. The message itself is never in the mail. */
export function therapistLetter({ senderName, therapistName, url }: TherapistFacts): Letter {
  const sender = nameForMail(senderName);
  return letter(
    'You have a new message',
    { preview: `${sender} has written to you.`, to: therapistName },
    <>
      <Paragraph>
        {sender} has written to you through your profile. To keep it private, the message is not in this
        email.
      </Paragraph>
      <Action href={url}>Read the message</Action>
      <Paragraph>
        This link is only for you and works for {linkDays} days. Please do not forward this email. We have
        told the sender that you will contact them soon.
      </Paragraph>
    </>,
  );
}

type UnreachableFacts = { readonly reference: string; readonly therapistName: string; readonly url: string };

export function unreachableLetter({ reference, therapistName, url }: UnreachableFacts): Letter {
  return letter(
    `A therapist could not be notified of a message, reference ${reference}`,
    {
      preview: 'Please contact the therapist another way.',
      heading: 'A therapist could not be notified of a message',
    },
    <>
      <Paragraph>
        Someone wrote to {therapistName}, reference {reference}. Our emails to the therapist bounce, or we
        have no valid address. We told the sender that the therapist will be notified.
      </Paragraph>
      <Paragraph>
        Please call the therapist, give them the link below, and correct the address in their record.
      </Paragraph>
      <Action href={url}>Message for the therapist</Action>
    </>,
  );
}

type SupportFacts = {
  readonly reference: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly senderPhone: string | null;
  readonly topic: string;
  /** Company, its size and times for a talk, for a request for a demo. */
  readonly demo: string | null;
  readonly message: string;
  /** Set if the sender wants to reach a therapist: the text is for the therapist and is left out. */
  readonly therapistName: string | null;
};

/** Brings a message of the contact form to the people who answer it. */
export function supportLetter(facts: SupportFacts): Letter {
  const sender = nameForMail(facts.senderName);
  const phone = facts.senderPhone ? `, phone ${facts.senderPhone}` : '';
  return letter(
    `New contact message, reference ${facts.reference}`,
    { preview: `Reference ${facts.reference}`, heading: 'New contact message' },
    <>
      <Paragraph>Reference: {facts.reference}</Paragraph>
      <Paragraph>Topic: {facts.topic}</Paragraph>
      {facts.demo !== null && <Paragraph>Company, size and times: {facts.demo}</Paragraph>}
      <Paragraph>
        From: {sender}, {facts.senderEmail}
        {phone}
      </Paragraph>
      {facts.therapistName === null ? (
        <>
          <Quotation>{facts.message}</Quotation>
          <Paragraph>Answer by replying to this email. We promise an answer within 24 hours.</Paragraph>
        </>
      ) : (
        <Paragraph>
          The message is for {facts.therapistName} and is therefore not in this email. The sender was offered
          a letter to the therapist; please check within 24 hours that the two have found each other.
        </Paragraph>
      )}
    </>,
  );
}

type ReceiptFacts = {
  readonly reference: string;
  readonly reads: string;
};

/** Tells the owner of this address that a message arrived; repeats nothing from the form. */
export function receiptLetter({ reference, reads }: ReceiptFacts): Letter {
  return letter(
    `We have your message, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: 'We have your message' },
    <>
      <Paragraph>
        Someone, we hope you, wrote to us from this address. We have received the message. {reads}
      </Paragraph>
      <Paragraph>
        Its reference is {reference}. Reply to this email to add something. If you did not write to us, you do
        not need to do anything.
      </Paragraph>
    </>,
  );
}

type AnswerFacts = { readonly name: string; readonly answer: string; readonly reference: string };

export function answerLetter({ name, answer, reference }: AnswerFacts): Letter {
  return letter(
    `Our answer to your message, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: 'Our answer', to: name },
    <>
      <Quotation>{answer}</Quotation>
      <Paragraph>Reply to this email to write to us again. Reference: {reference}.</Paragraph>
    </>,
  );
}
