import { type OtherWay, OtherWayLine } from '@/components/booking/private/room/other-way';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { type RoomRefusal, roomMessages } from '@/lib/booking/room/rules';

type EndedProps = {
  readonly because: RoomRefusal | 'left';
  readonly room: string;
  readonly back: string;
  readonly otherWay: OtherWay;
};

/** Refusals that a reload may overcome. */
const passing: ReadonlySet<string> = new Set(['left', 'not-here', 'unreadable', 'too-large']);

export function Ended({ because, room, back, otherWay }: EndedProps) {
  return (
    <Card className="grid max-w-measure justify-items-start gap-4">
      <h1 className="text-h2" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {because === 'left' ? 'You have left the room' : 'This call has ended'}
      </h1>
      <p>
        {because === 'left'
          ? 'Your camera and microphone are off. Nothing was recorded or saved.'
          : roomMessages[because]}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {passing.has(because) && (
          <Button asChild>
            <a href={room}>Go back in</a>
          </Button>
        )}
        <a href={back} className="tap text-link">
          To your appointment
        </a>
      </div>
      <OtherWayLine {...otherWay} />
    </Card>
  );
}
