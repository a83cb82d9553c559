import type { ReturnReason } from '@/lib/payment/provider/rules';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

// The mails name no payee, subject or amount, because other people may read them.
const reasons: Readonly<Record<ReturnReason, string>> = {
  twice: 'You paid for the same item twice. The first payment counts. We are refunding the second.',
  closed: 'It was too late to pay for this item when your payment arrived, so we are refunding it.',
};

export function returnedLetter(
  because: ReturnReason,
  { name, url }: { readonly name: string; readonly url: string },
): Letter {
  const subject = 'We are refunding a card payment';
  return letter(
    subject,
    { preview: 'You do not need to do anything.', to: name },
    <>
      <Paragraph>{reasons[because]}</Paragraph>
      <Paragraph>
        The refund goes to the card you paid with. Banks take up to seven working days. You do not need to do
        anything.
      </Paragraph>
      <Action href={url}>See your payments</Action>
    </>,
  );
}
