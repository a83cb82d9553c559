import { nameForMail } from '@/lib/format/plain-text';
import { Action, type Letter, letter, Paragraph, Words } from '@/lib/server/email/frame';
import type { OwnWords } from '@/lib/therapist/letter/rules';

type Missed = {
  /** The therapist's own letter, if there is one. */
  readonly own: OwnWords | null;
  /** On both clocks. */
  readonly when: string;
  readonly therapist: string;
  /** Words and address of the button. */
  readonly action: readonly [string, string];
};

/** The letter to a client or guest who missed a session. */
export function missedLetter({ own, when, therapist, action: [label, url] }: Missed): Letter {
  return letter(
    own?.subject ?? `Your appointment on ${when}`,
    { preview: when, heading: 'About your appointment' },
    <>
      {own && <Words>{own.body}</Words>}
      <Paragraph>
        Your appointment on <strong>{when}</strong> with {nameForMail(therapist)} is marked as missed. If this
        is wrong, please tell your therapist or write to us.
      </Paragraph>
      <Action href={url}>{label}</Action>
    </>,
  );
}
