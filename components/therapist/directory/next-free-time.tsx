import { cityOfZone } from '@/lib/format/zone-city';
import { nextFreeInWords } from '@/lib/therapist/free-times/words';

const indianZone = 'Asia/Kolkata';

/**
 * The next free time on the visitor's clock and on India's; nothing for one that has passed, so that a stored time which lags behind
 * never promises what is gone. The booking page says what is true at the moment.
 */
export function NextFreeTime({
  at,
  timeZone = indianZone,
  now = new Date(),
}: {
  /** ISO */
  readonly at: string | null;
  readonly timeZone?: string | undefined;
  readonly now?: Date;
}) {
  const words = nextFreeInWords(at, timeZone, now);
  if (at === null || words === null) return null;
  const inIndia = nextFreeInWords(at, indianZone, now);
  const sameClock = inIndia === words;
  return (
    <>
      Next free time:{' '}
      <span className="inline-block">
        <time dateTime={at}>{words}</time>
        {sameClock ? ' IST' : null}
      </span>
      {sameClock ? null : ` ${cityOfZone(timeZone)} time (${inIndia} IST)`}
    </>
  );
}
