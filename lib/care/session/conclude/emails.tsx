import { nameForMail } from '@/lib/format/plain-text';
import { Action, Frame, type Letter, Paragraph, Words } from '@/lib/server/email/frame';
import type { OwnWords } from '@/lib/therapist/letter/rules';

type Missed = {
  readonly own: OwnWords;
  /** On both clocks. */
  readonly when: string;
  readonly therapist: string;
  readonly url: string;
};

/** The therapist's own letter to a client who missed a session. */
export function missedLetter({ own: { subject, body }, when, therapist, url }: Missed): Letter {
  return {
    subject,
    content: (
      <Frame preview={when} heading="About your appointment">
        <Words>{body}</Words>
        <Paragraph>
          Your appointment of <strong>{when}</strong> with {nameForMail(therapist)} is marked as missed. If
          this is wrong, please tell your therapist or write to us.
        </Paragraph>
        <Action href={url}>Open your account</Action>
      </Frame>
    ),
  };
}
