import { nameForMail } from '@/lib/format/plain-text';
import { formatDay, formatMoment, indianDay } from '@/lib/format/time';
import type { GrievanceAlertKind } from '@/lib/privacy/grievance/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Receipt = {
  readonly name: string;
  readonly reference: string;
  readonly answerBy: Date;
  /** Name of the grievance officer. */
  readonly officer: string;
};

export function grievanceReceipt({ name, reference, answerBy, officer }: Receipt): Letter {
  return letter(
    `We have your complaint, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: 'We have your complaint', to: name },
    <>
      <Paragraph>
        Thank you for telling us. Your complaint is with {officer}, under the reference {reference}. Please
        mention it when you write to us about this.
      </Paragraph>
      <Paragraph>
        You get an answer by {formatDay(indianDay(answerBy))} (IST). If our answer does not help, or you get
        none, you can complain to the Data Protection Board of India.
      </Paragraph>
      <Paragraph>
        If you did not write to us, someone entered your address by mistake. You do not need to do anything.
      </Paragraph>
    </>,
  );
}

type Answer = {
  readonly name: string;
  readonly reference: string;
  /** Our answer; null for a person with an account, who reads it there. */
  readonly answer: string | null;
  readonly pageUrl: string;
};

/** Answers a complaint: people with an account read the answer there, others find it in the mail. */
export function grievanceAnswer({ name, reference, answer, pageUrl }: Answer): Letter {
  const subject = `Our answer to your complaint, reference ${reference}`;
  return letter(
    subject,
    { preview: `Reference ${reference}`, heading: 'Our answer to your complaint', to: name },
    <>
      {answer === null ? (
        <>
          <Paragraph>
            We have answered your complaint. You can read the answer in your privacy centre.
          </Paragraph>
          <Action href={pageUrl}>Read the answer</Action>
        </>
      ) : (
        answer
          .split(/\n+/)
          .filter((line) => line.trim() !== '')
          .map((line) => <Paragraph key={line}>{line}</Paragraph>)
      )}
      <Paragraph>
        If our answer does not help, write to us with the reference, or complain to the Data Protection Board
        of India.
      </Paragraph>
    </>,
  );
}

type Alert = {
  readonly kind: GrievanceAlertKind;
  readonly name: string;
  readonly reference: string;
  readonly acknowledgeBy: Date;
  readonly answerBy: Date;
};

const alerts: Readonly<Record<GrievanceAlertKind, { subject: string; what: string }>> = {
  arrived: { subject: 'A new complaint', what: 'has made a complaint.' },
  acknowledge_soon: {
    subject: 'A complaint is not acknowledged yet',
    what: 'has not been acknowledged yet. Our email may not have reached them. Please contact them another way.',
  },
  acknowledge_late: {
    subject: 'A complaint was not acknowledged in time',
    what: 'still has not been acknowledged, and the deadline has passed. Please contact them today.',
  },
  answer_soon: {
    subject: 'A complaint must be answered by tomorrow',
    what: 'needs an answer within a day.',
  },
  answer_late: {
    subject: 'A complaint was not answered in time',
    what: 'still needs an answer, and the deadline has passed. Please answer today.',
  },
};

/** Tells support about a complaint or its deadline: name, reference and times, never its text. */
export function grievanceAlert({ kind, name, reference, acknowledgeBy, answerBy }: Alert): Letter {
  const { subject, what } = alerts[kind];
  return letter(
    `${subject}, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: subject },
    <>
      <Paragraph>
        {nameForMail(name)} {what}
      </Paragraph>
      <Paragraph>Reference: {reference}</Paragraph>
      <Paragraph>Acknowledge by: {formatMoment(acknowledgeBy)}</Paragraph>
      <Paragraph>Answer by: {formatMoment(answerBy)}</Paragraph>
    </>,
  );
}
