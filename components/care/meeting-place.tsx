import { Button } from '@/components/ui/button';
import { Phone } from '@/components/ui/format';
import {
  canJoin,
  joinFrom,
  type Meeting,
  mapAddress,
  meetingInWords,
  roomOf,
} from '@/lib/care/meeting/rules';
import { formatClock } from '@/lib/format/time';

type MeetingPlaceProps = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly mode: string | null;
  readonly meeting: Meeting;
  readonly other: string;
  readonly reader: 'person' | 'host';
  readonly now: Date;
  /** Zone of the reader. */
  readonly timeZone: string;
  /** The page's next session: its Join shows before it opens, greyed. */
  readonly leading?: boolean;
};

// The room must not learn the secret address of the page that led to it.
const foreign = { rel: 'noreferrer noopener', referrerPolicy: 'no-referrer', target: '_blank' } as const;

/** The product's own room: in words, because its address is long and a key. */
function OwnRoom({ href }: { readonly href: string }) {
  return (
    <>
      Video call in{' '}
      <a href={href} className="text-link">
        Antarman video room
      </a>
    </>
  );
}

/** Where the two people meet: "Join" from 15 minutes before, the link, who calls, or the address. */
export function MeetingPlace(props: MeetingPlaceProps) {
  const { startsAt, endsAt, mode, meeting, other, reader, now, timeZone, leading = false } = props;
  const room = roomOf(mode, meeting, reader);
  const own = meeting.ownRoom !== null;
  const open = canJoin({ startsAt, endsAt, meeting }, now);
  const from = now < startsAt ? formatClock(joinFrom(startsAt), timeZone) : null;
  const { address, backupPhone } = meeting;
  const showsJoin = open || (leading && from !== null);
  const opens = !open && from && (
    <span className="block text-muted-foreground text-small">You can join from {from}.</span>
  );
  return (
    <div className="grid min-w-0 justify-items-start gap-2">
      {room && open && (
        <Button asChild>
          <a href={room} {...(own ? {} : foreign)}>
            Join the call<span className="sr-only"> with {other}</span>
          </a>
        </Button>
      )}
      {room && !open && showsJoin && (
        <Button disabled variant="outline">
          Join the call
        </Button>
      )}
      {room && own ? (
        <p className="empty:hidden">
          {!showsJoin && <OwnRoom href={room} />}
          {opens}
        </p>
      ) : room ? (
        <p className="wrap-anywhere">
          <a href={room} {...foreign} className="text-link">
            {room.replace(/^https:\/\//, '')}
          </a>
          {opens}
        </p>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">
          {meetingInWords({ mode, meeting, other, reader })}
        </p>
      )}
      {mode === 'in_person' && address && (
        <a href={mapAddress(address)} {...foreign} className="tap text-link">
          View on map
        </a>
      )}
      {mode === 'phone' && reader === 'person' && meeting.caller === 'host' && !meeting.phone && (
        <p>
          <a href="/edit-profile" className="tap text-link">
            Add your phone number to your profile
          </a>
        </p>
      )}
      {backupPhone && (
        <p className="text-muted-foreground text-small">
          {reader === 'person' ? 'If that fails, call ' : 'If that fails, they call you on '}
          <Phone of={backupPhone} />.
        </p>
      )}
    </div>
  );
}
