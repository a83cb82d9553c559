import { nameForMail } from '@/lib/format/plain-text';
import type { ReturnReason } from '@/lib/payment/provider/rules';
import { Action, Frame, type Letter, Paragraph } from '@/lib/server/email/frame';

// The mails name no payee, subject or amount, because other people may read them.
const reasons: Readonly<Record<ReturnReason, string>> = {
  twice: 'You paid for the same thing twice. The first payment counts; the second one is on its way back.',
  closed: 'What you paid for could no longer be paid when the money came, so it is on its way back.',
};

/** Tells a payer that a card payment is refunded automatically. */
export function returnedLetter(
  because: ReturnReason,
  { name, url }: { readonly name: string; readonly url: string },
): Letter {
  const subject = 'A card payment goes back to you';
  return {
    subject,
    content: (
      <Frame preview="You need not do anything." heading={subject}>
        <Paragraph>Hello {nameForMail(name)},</Paragraph>
        <Paragraph>{reasons[because]}</Paragraph>
        <Paragraph>
          It arrives on the card that you paid with. Banks take up to seven working days. You need not do
          anything.
        </Paragraph>
        <Action href={url}>See your payments</Action>
      </Frame>
    ),
  };
}
