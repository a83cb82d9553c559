import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

type Unpaid = {
  readonly personName: string;
  readonly when: string;
  /** "₹1,800, not paid yet. …" */
  readonly fee: string;
  readonly payUrl: string;
};

/** Sent before the payment deadline, or after an appointment that is paid afterwards. */
export function payReminder({ personName, when, fee, payUrl }: Unpaid): Letter {
  return letter(
    `Not paid yet: your appointment on ${when}`,
    { preview: when, heading: 'Your appointment is not paid yet', to: personName },
    <>
      <Paragraph>
        Your appointment on {when}: {fee}
      </Paragraph>
      <Action href={payUrl}>Pay for the appointment</Action>
      <Paragraph>If you have already paid, report it on the same page. Then we stop the reminders.</Paragraph>
    </>,
  );
}

/**
 * Sent at the payment deadline if the appointment stays.
 * @param begun whether the appointment has begun
 */
export function unpaidLetter({
  personName,
  when,
  payUrl,
  begun,
}: Unpaid & { readonly begun: boolean }): Letter {
  return letter(
    `Not paid in time: your appointment on ${when}`,
    { preview: when, heading: 'Your appointment was not paid in time', to: personName },
    <>
      <Paragraph>
        We have not received a payment for your appointment on {when}.{' '}
        {begun ? 'It has not changed' : 'It is not cancelled'}, and you can still pay. We have notified your
        therapist, who decides what happens next.
      </Paragraph>
      <Action href={payUrl}>Pay for the appointment</Action>
    </>,
  );
}

/**
 * Tells the therapist that an appointment was not paid in time. It names no client: the dashboard does.
 * @param begun whether it was not released only because it had begun
 */
export function unpaidHostLetter({
  hostName,
  when,
  begun,
  url,
}: {
  readonly hostName: string;
  readonly when: string;
  readonly begun: boolean;
  readonly url: string;
}): Letter {
  return letter(
    `Not paid in time: an appointment on ${when}`,
    { preview: when, heading: 'An appointment was not paid in time', to: hostName },
    <>
      <Paragraph>
        The appointment on {when} is not paid. It is still in your calendar:{' '}
        {begun ? 'we do not release a time that has begun.' : 'you asked us not to release unpaid times.'}
      </Paragraph>
      <Action href={url}>See your sessions</Action>
    </>,
  );
}
