import { type OtherWay, OtherWayLine } from '@/components/booking/private/room/other-way';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { roomMessages } from '@/lib/booking/room/rules';

type RoomClosedProps = {
  readonly time: 'early' | 'over' | 'cancelled' | 'elsewhere';
  /** "Tue 24 Nov, 6:30 pm" */
  readonly when: string;
  /** "6:15 pm" */
  readonly opens: string;
  readonly other: string;
  readonly room: string;
  readonly back: string;
  readonly otherWay: OtherWay;
};

const headings = {
  early: 'Your room is not open yet',
  over: 'This room is closed',
  cancelled: 'This room is closed',
  elsewhere: 'This session does not use this room',
} as const;

/** A room outside its time: why, and where to go. */
export function RoomClosed({ time, when, opens, other, room, back, otherWay }: RoomClosedProps) {
  return (
    <div className="container-page section-space">
      <Card className="grid max-w-measure justify-items-start gap-4">
        <h1 className="text-h2">{headings[time]}</h1>
        <p className="text-lead">
          {time === 'early'
            ? `You meet ${other} on ${when}. The room opens at ${opens}.`
            : roomMessages[time]}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {time === 'early' && (
            <Button asChild>
              <a href={room}>Check again</a>
            </Button>
          )}
          <a href={back} className="tap text-link">
            To your appointment
          </a>
        </div>
        {time !== 'cancelled' && <OtherWayLine {...otherWay} />}
      </Card>
    </div>
  );
}
