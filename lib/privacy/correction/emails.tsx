import { nameForMail } from '@/lib/format/plain-text';
import { formatDay, indianDay } from '@/lib/format/time';
import { type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Requested = { readonly name: string; readonly reference: string; readonly requestedAt: Date };

/** Tells support about a request for correction: the person and the reference, without its text. */
export function correctionLetter({ name, reference, requestedAt }: Requested): Letter {
  return letter(
    `A correction was requested, reference ${reference}`,
    { preview: `Reference ${reference}`, heading: 'A correction was requested' },
    <>
      <Paragraph>
        {nameForMail(name)} asks us to correct something in their record. Reference: {reference}, sent on{' '}
        {formatDay(indianDay(requestedAt))}.
      </Paragraph>
      <Paragraph>
        The details are in the record, not in this email. We promise an answer within a month.
      </Paragraph>
    </>,
  );
}
