import { nameForMail } from '@/lib/format/plain-text';
import { formatDay, formatMoment, indianDay } from '@/lib/format/time';
import type { GrievanceAlertKind } from '@/lib/privacy/grievance/rules';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

type Receipt = {
  readonly name: string;
  readonly reference: string;
  readonly answerBy: Date;
  /** Name of the grievance officer. */
  readonly officer: string;
};

/** Acknowledges a complaint to the person who made it. */
export function grievanceReceipt({ name, reference, answerBy, officer }: Receipt): Letter {
  return {
    subject: `We have your complaint, reference ${reference}`,
    content: (
      <Frame preview={`Reference ${reference}`} heading="We have your complaint">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>
          Thank you for telling us. Your complaint is with {officer}, under the reference {reference}. Please
          keep it; name it when you write to us about this.
        </Paragraph>
        <Paragraph>
          You get an answer by {formatDay(indianDay(answerBy))}. If our answer does not help, or does not
          come, you can turn to the Data Protection Board of India.
        </Paragraph>
        <Paragraph>
          If you did not write to us, somebody has given your address by mistake: you need not do anything.
        </Paragraph>
      </Frame>
    ),
  };
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
  return {
    subject,
    content: (
      <Frame preview={`Reference ${reference}`} heading="Our answer to your complaint">
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
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
          If our answer does not help, write to us with the reference, or turn to the Data Protection Board of
          India.
        </Paragraph>
      </Frame>
    ),
  };
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
    what: 'has no acknowledgement yet. Our mail may not have reached them: please find another way.',
  },
  acknowledge_late: {
    subject: 'A complaint was not acknowledged in time',
    what: 'still has no acknowledgement, and the time for it has passed. Please reach them today.',
  },
  answer_soon: {
    subject: 'A complaint must be answered by tomorrow',
    what: 'is waiting for an answer, and the time for it runs out within a day.',
  },
  answer_late: {
    subject: 'A complaint was not answered in time',
    what: 'is still waiting for an answer, and the time for it has passed. Please answer today.',
  },
};

/** Tells support about a complaint or its deadline: name, reference and times, never its text. */
export function grievanceAlert({ kind, name, reference, acknowledgeBy, answerBy }: Alert): Letter {
  const { subject, what } = alerts[kind];
  return {
    subject: `${subject}, reference ${reference}`,
    content: (
      <Frame preview={`Reference ${reference}`} heading={subject}>
        <Paragraph>
          {nameForMail(name)} {what}
        </Paragraph>
        <Paragraph>Reference: {reference}</Paragraph>
        <Paragraph>Acknowledge by: {formatMoment(acknowledgeBy)}</Paragraph>
        <Paragraph>Answer by: {formatMoment(answerBy)}</Paragraph>
      </Frame>
    ),
  };
}
