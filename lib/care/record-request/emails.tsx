import { formatMoment } from '@/lib/format/time';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

/** Why the team is mailed about a request: the therapist has no account, or has not answered. */
export type TeamAlert = 'unkept' | 'late';

const words: Readonly<Record<TeamAlert, { readonly subject: string; readonly text: string }>> = {
  unkept: {
    subject: 'No therapist can answer a request for records',
    text: 'The therapist has no account, or it is closed. Please find out who has the records now.',
  },
  late: {
    subject: 'A request for records was not answered in time',
    text: 'The therapist has not answered within the legal time limit. Please speak to them today.',
  },
};

type Alert = {
  readonly what: TeamAlert;
  readonly reference: string;
  readonly dueAt: Date;
  readonly pageUrl: string;
};

export function teamAlert({ what, reference, dueAt, pageUrl }: Alert): Letter {
  const { subject, text } = words[what];
  return letter(
    `${subject}, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: subject },
    <>
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        Reference {reference}, to be answered by {formatMoment(dueAt)}.
      </Paragraph>
      <Action href={pageUrl}>See the requests</Action>
    </>,
  );
}
