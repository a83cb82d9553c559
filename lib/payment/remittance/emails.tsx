import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

/**
 * Tells a therapist that the service has passed money on. Names no amount and no account: other people may
 * read the mail.
 */
export function remittanceLetter({ name, url }: { readonly name: string; readonly url: string }): Letter {
  const subject = 'We have sent you a payout';
  return letter(
    subject,
    { preview: 'Your Payments page shows how much.', to: name },
    <>
      <Paragraph>
        We have sent money that we received for you to your account. Your Payments page shows how much, the
        reference of the transfer and what it is for. Banks take up to two working days.
      </Paragraph>
      <Action href={url}>View payouts</Action>
    </>,
  );
}
