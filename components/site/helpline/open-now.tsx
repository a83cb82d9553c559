import { type OpeningHours, openTimes } from '@/lib/site/content/opening-hours';

/**
 * Says whether a line with closing hours answers now: `lib/site/behaviour/open-lines.ts` shows the sentence that is true.
 * Without JavaScript the hours beside it say it.
 */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  return (
    <p data-hours={JSON.stringify(openTimes(hours))} className="font-semibold text-small">
      <span hidden className="text-success">
        Open at this hour
      </span>
      <span hidden className="text-destructive">
        Closed at this hour. 14416 is open.
      </span>
    </p>
  );
}
