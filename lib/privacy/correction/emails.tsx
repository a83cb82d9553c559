import type { ReactElement } from 'react';
import { Frame, Paragraph } from '@/lib/email/frame';
import { nameForMail } from '@/lib/plain-text';
import { formatDay, indianDay } from '@/lib/time';

type Notice = { readonly name: string; readonly reference: string; readonly requestedAt: Date };

/** Tells support that somebody asked for a correction: who and which, never what. */
export function correctionNotice({ name, reference, requestedAt }: Notice): {
  readonly subject: string;
  readonly content: ReactElement;
} {
  return {
    subject: `A correction was asked for, reference ${reference}`,
    content: (
      <Frame preview={`Reference ${reference}`} heading="A correction was asked for">
        <Paragraph>
          {nameForMail(name)} asks us to put something in their record right. Reference: {reference}, sent on{' '}
          {formatDay(indianDay(requestedAt))}.
        </Paragraph>
        <Paragraph>
          What it is about is in the record, not in this mail. We promise an answer within a month.
        </Paragraph>
      </Frame>
    ),
  };
}
