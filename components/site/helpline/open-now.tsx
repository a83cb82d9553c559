import { type OpeningHours, openTimes } from '@/lib/site/content/opening-hours';

/**
 * Says whether a line with closing hours answers now: `lib/site/behaviour/open-lines.ts` shows the sentence that is true.
 * Without JavaScript the hours beside it say it.
 */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  return (
    <p data-hours={JSON.stringify(openTimes(hours))} className="group/line font-semibold text-small">
      <span className="hidden text-success group-data-[open=true]/line:inline">Open at this hour</span>
      <span className="hidden text-destructive group-data-[open=false]/line:inline">
        Closed at this hour. 14416 is open.
      </span>
    </p>
  );
}
