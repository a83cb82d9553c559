import { nameForMail } from '@/lib/format/plain-text';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';

// Subjects name only a time: they show on lock screens and in shared inboxes.

type HostReminder = {
  readonly hostName: string;
  readonly when: string;
  /** "90 minutes". */
  readonly length: string;
  /** Where the two meet, without the client's name. */
  readonly place: string;
  readonly room: string | null;
  readonly url: string;
};

/** Sent to the therapist, or our team, an hour before an appointment and shortly before a video call. */
export function hostReminder(
  what: 'hour' | 'join',
  { hostName, when, length, place, room, url }: HostReminder,
): Letter {
  const joins = what === 'join';
  const heading = joins ? 'You can join now' : 'An appointment is coming up';
  return letter(
    `${joins ? 'You can join now: an' : 'Reminder: an'} appointment on ${when}`,
    { preview: when, heading: heading, to: hostName },
    <>
      <Paragraph>
        <strong>{when}</strong>, {length}
      </Paragraph>
      <Paragraph>{place}</Paragraph>
      {room && <Action href={room}>Join the call</Action>}
      <Action href={url}>See your appointments</Action>
    </>,
  );
}

type HostFacts = {
  readonly hostName: string;
  readonly when: string;
  readonly what: HostNews;
  /** The time before the move; null otherwise. */
  readonly was: string | null;
  /** Name of the client; null for an erased account. */
  readonly personName: string | null;
  /** "Couples session, 80 minutes". */
  readonly length: string;
  /** Its price and the state of its payment. */
  readonly fee: string;
  readonly note: string | null;
  readonly url: string;
};

/** News about an appointment; `kept`: it keeps its time, because the client did not agree to another one. */
export type HostNews = 'booked' | 'moved' | 'cancelled' | 'kept';

const hostHeadings: Readonly<Record<HostNews, string>> = {
  booked: 'You have a new appointment',
  moved: 'An appointment has a new time',
  cancelled: 'An appointment is cancelled',
  kept: 'An appointment is unchanged',
};

/**
 * Tells the therapist, or our consultations team. The client's name is only in the text, never in the parts
 * that a lock screen shows.
 */
export function hostLetter(facts: HostFacts): Letter {
  const { hostName, when, what, was, personName, length, fee, note, url } = facts;
  return letter(
    `${hostHeadings[what]}: ${when}`,
    { preview: when, heading: hostHeadings[what], to: hostName },
    <>
      <Paragraph>
        <strong>{when}</strong>
        {personName && `, with ${nameForMail(personName)}`}.
      </Paragraph>
      {was && <Paragraph>It was on {was} before.</Paragraph>}
      <Paragraph>Price: {fee}</Paragraph>
      <Paragraph>{length}</Paragraph>
      {note && <Paragraph>{note}</Paragraph>}
      <Action href={url}>See your appointments</Action>
    </>,
  );
}
