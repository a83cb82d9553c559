import { When } from '@/components/ui/format';
import type { WaitlistCounts as Counts } from '@/lib/booking/waitlist/queries';

/** How many wait for a therapist and since when: numbers, nobody's name or address. */
export function WaitlistCounts({ waiting, since, offered }: Counts) {
  if (waiting === 0 || since === null) {
    return (
      <p className="max-w-measure text-muted-foreground">
        The waitlist is empty. Visitors can join it when you are not taking new clients, or have no free time
        for two weeks.
      </p>
    );
  }
  return (
    <div className="grid max-w-measure gap-2">
      <p>
        <strong className="font-semibold">
          {waiting === 1 ? 'One person is waiting' : `${waiting} people are waiting`}
        </strong>
        , the first of them since <When at={since} as="day" />.
      </p>
      <p className="text-muted-foreground">
        {offered === 0
          ? 'When a time opens, we email the first people on the list and hold it for each of them for a day.'
          : `${offered === 1 ? 'One time is' : `${offered} times are`} now held for people at the front of the list. Others cannot book it until they answer or a day passes.`}{' '}
        You see their names when they book.
      </p>
    </div>
  );
}
