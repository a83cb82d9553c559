import { Pill } from '@/components/ui/pill';
import { usualZone } from '@/lib/therapist/directory/schema';
import { dayInWords, nextFreeInWords } from '@/lib/therapist/free-times/words';

type FreeChipsProps = {
  readonly slug: string;
  readonly name: string;
  /** The next free time, ISO. */
  readonly at: string | null;
  /** Later days with a free time, ISO dates. */
  readonly days: readonly string[];
  readonly timeZone: string | undefined;
  readonly now: Date;
};

/** The next free time and the next days with one, each leading to booking. Nothing for a time that has passed. */
export function FreeChips({ slug, name, at, days, timeZone = usualZone, now }: FreeChipsProps) {
  const words = nextFreeInWords(at, timeZone, now);
  if (at === null || words === null) return null;
  const zone: Record<string, string> = timeZone === usualZone ? {} : { zone: timeZone };
  const chips: readonly (readonly [query: Record<string, string>, label: string])[] = [
    [{ time: at }, `${words.charAt(0).toUpperCase()}${words.slice(1)}`],
    ...days.map((from) => [{ from }, dayInWords(from)] as const),
  ];
  return (
    // Above the link that covers the card.
    <ul aria-label={`Free times of ${name}`} className="relative z-1 flex flex-wrap gap-2">
      {chips.map(([query, label]) => (
        <li key={label}>
          <Pill
            href={`/book/${slug}?${new URLSearchParams({ ...query, ...zone })}`}
            rel="nofollow"
            variant="time"
          >
            {label}
          </Pill>
        </li>
      ))}
    </ul>
  );
}
