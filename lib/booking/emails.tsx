import { nameForMail } from '@/lib/format/plain-text';
import { spacedPhone } from '@/lib/format/spaced-phone';
import { Action, type Letter, letter, Paragraph, Quotation, TextLink, Words } from '@/lib/server/email/frame';
import type { OwnWords } from '@/lib/therapist/letter/rules';

// Subjects name only a time: they show on lock screens and in shared inboxes.

type Appointment = {
  readonly personName: string;
  /** On the reader's clock and on India's. */
  readonly when: string;
  /** "Couples session, 80 minutes". */
  readonly length: string;
  /** "by video", or null while undecided. */
  readonly how: string | null;
  /** The call's link, the address or the caller; null until it is agreed. */
  readonly place: string | null;
  /** Link of the video room. */
  readonly room: string | null;
  readonly backupPhone: string | null;
  /** Its price and the state of its payment, in words. */
  readonly fee: string;
  /** Page to pay; null when nothing is due. */
  readonly payUrl: string | null;
  /** Null for our own consultations. */
  readonly therapistName: string | null;
  readonly url: string;
};

/** The first lines: the therapist's own words, or the greeting of the service. */
type Own = { readonly own: OwnWords | null };

function Opening({ own, personName }: Own & Pick<Appointment, 'personName'>) {
  return own ? <Words>{own.body}</Words> : <Paragraph>Hello {nameForMail(personName)},</Paragraph>;
}

function Facts({ when, length, how, therapistName, place, backupPhone, fee, payUrl }: Appointment) {
  return (
    <>
      <Paragraph>
        <strong>{when}</strong>, {length}
        {how ? `, ${how}` : ''}
      </Paragraph>
      <Paragraph>With {therapistName ?? 'a member of our team'}.</Paragraph>
      {place && <Paragraph>{place}</Paragraph>}
      {backupPhone && <Paragraph>If that fails, call {spacedPhone(backupPhone)}.</Paragraph>}
      <Paragraph>Price: {fee}</Paragraph>
      {payUrl && <Action href={payUrl}>Pay for the appointment</Action>}
    </>
  );
}

export function confirmationLetter(
  appointment: Appointment &
    Own & { readonly moved: boolean; readonly was: string | null; readonly rule: string },
): Letter {
  const { when, url, moved, was, rule, own } = appointment;
  const heading = moved ? 'Your appointment has a new time' : 'Your appointment is booked';
  return letter(
    own?.subject ?? `${heading}: ${when}`,
    { preview: when, heading: heading },
    <>
      <Opening {...appointment} />
      {was && <Paragraph>It was on {was} before. The new time:</Paragraph>}
      <Facts {...appointment} />
      <Paragraph>The attached file adds it to your calendar. {rule}</Paragraph>
      <Action href={url} variant={appointment.payUrl ? 'outline' : 'default'}>
        View or reschedule
      </Action>
      <Paragraph>
        Do not share this link: anyone who has it can reschedule or cancel the appointment.
      </Paragraph>
    </>,
  );
}

/** Sent when the link, number or address of an appointment is first set or changes. */
export function placeLetter(appointment: Appointment): Letter {
  const { personName, when, url } = appointment;
  return letter(
    `Where you meet: your appointment on ${when}`,
    { preview: when, heading: 'Where you meet', to: personName },
    <>
      <Facts {...appointment} />
      <Paragraph>The time stays the same. The attached file updates your calendar.</Paragraph>
      <Action href={url} variant={appointment.payUrl ? 'outline' : 'default'}>
        See the appointment
      </Action>
    </>,
  );
}

export function proposalLetter(appointment: Appointment & { readonly proposed: string }): Letter {
  const { personName, when, therapistName, url, proposed } = appointment;
  return letter(
    `New time proposed: ${proposed}`,
    { preview: proposed, heading: 'Does another time work for you?', to: personName },
    <>
      <Paragraph>
        {nameForMail(therapistName ?? 'Our team')} would like to move your appointment on {when} to{' '}
        <strong>{proposed}</strong>.
      </Paragraph>
      <Paragraph>Nothing changes until you agree.</Paragraph>
      <Action href={url}>Answer</Action>
    </>,
  );
}

export function joinLetter(appointment: Appointment & { readonly room: string }): Letter {
  const { personName, when, url, room } = appointment;
  return letter(
    `You can join now: your appointment on ${when}`,
    { preview: when, heading: 'You can join now', to: personName },
    <>
      <Action href={room}>Join the call</Action>
      <Facts {...appointment} />
      <Action href={url} variant="outline">
        See the appointment
      </Action>
    </>,
  );
}

/** Sent at the times that its reader chose. */
export function reminderLetter(appointment: Appointment & Own): Letter {
  const { when, url, room, own } = appointment;
  return letter(
    own?.subject ?? `Reminder: your appointment on ${when}`,
    { preview: when, heading: 'Your appointment is coming up' },
    <>
      <Opening {...appointment} />
      <Facts {...appointment} />
      {room && <Action href={room}>Join the call</Action>}
      <Action href={url} variant={room || appointment.payUrl ? 'outline' : 'default'}>
        View or reschedule
      </Action>
    </>,
  );
}

/** Sent when either side cancels an appointment, or when it was not paid in time. */
export function cancellationLetter(
  appointment: Appointment & {
    /** The words that say who cancelled it, or that it was released. */
    readonly why: string;
    /** The therapist's reason, for readers who can read it nowhere else; otherwise null. */
    readonly reason: string | null;
    readonly money: string;
    readonly bookAgainUrl: string;
    /** Whether the payment also pays for the new time. */
    readonly takesAlong: boolean;
    /** Page on which a late canceller can say that they were ill or in crisis; null if that changes nothing. */
    readonly excuseUrl: string | null;
    readonly refundsUrl: string;
  },
): Letter {
  const { personName, when, therapistName, fee, why, reason, money, bookAgainUrl, refundsUrl } = appointment;
  const { takesAlong, excuseUrl } = appointment;
  return letter(
    `Cancelled: your appointment on ${when}`,
    {
      preview: `The appointment on ${when} will not take place.`,
      heading: 'Your appointment is cancelled',
      to: personName,
    },
    <>
      <Paragraph>
        The appointment on {when} with {nameForMail(therapistName ?? 'a member of our team')} will not take
        place. {why}
      </Paragraph>
      {reason && (
        <>
          <Paragraph>The reason:</Paragraph>
          <Quotation>{reason}</Quotation>
        </>
      )}
      <Paragraph>Price: {fee}</Paragraph>
      <Paragraph>
        {money} <TextLink href={refundsUrl}>Refund rules</TextLink>
      </Paragraph>
      {excuseUrl && (
        <Paragraph>
          <TextLink href={excuseUrl}>Say that you were ill or in crisis</TextLink>
        </Paragraph>
      )}
      {takesAlong && (
        <Paragraph>
          If you choose another time with this button, we use your payment for it instead of refunding it.
        </Paragraph>
      )}
      <Action href={bookAgainUrl}>Choose another time</Action>
    </>,
  );
}

/** Tells a guest that an outcome was set by mistake. */
export function reopenedLetter({ personName, when, therapistName, url }: Appointment): Letter {
  return letter(
    `Your appointment on ${when}`,
    { preview: when, heading: 'Set by mistake', to: personName },
    <>
      <Paragraph>
        Your appointment on <strong>{when}</strong> with {nameForMail(therapistName ?? 'our team')} is no
        longer marked as missed. That was a mistake.
      </Paragraph>
      <Action href={url}>See the appointment</Action>
    </>,
  );
}

export function withdrawalLetter({ personName, when, therapistName, url }: Appointment): Letter {
  return letter(
    `Your appointment is unchanged: ${when}`,
    { preview: when, heading: 'Your appointment is unchanged', to: personName },
    <>
      <Paragraph>
        {nameForMail(therapistName ?? 'Our team')} no longer wants to move your appointment. It is still on{' '}
        <strong>{when}</strong>. You do not need to do anything.
      </Paragraph>
      <Action href={url}>See the appointment</Action>
    </>,
  );
}
