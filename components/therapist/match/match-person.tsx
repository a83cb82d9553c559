import { Portrait } from '@/components/therapist/directory/portrait';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Check, X } from '@/components/ui/icons';
import { nextFreeInWords } from '@/lib/therapist/free-times/words';
import type { Match } from '@/lib/therapist/match/rules';
import { feeLabel, profileHref } from '@/lib/therapist/rules';

const indianZone = 'Asia/Kolkata';

/** One person: fee, then what fits and what does not, and the next free time to book. */
export function MatchPerson({
  match: { candidate, reasons, misses },
  timeZone,
  now,
}: {
  match: Match;
  timeZone: string;
  now: Date;
}) {
  const { slug, name, title, picture, location, fee, nextFree = null } = candidate;
  const zone = timeZone === indianZone ? undefined : timeZone;
  const free = nextFreeInWords(nextFree, timeZone, now);
  return (
    <Card asChild variant="raised" size="sm" className="relative flex flex-col gap-3 hover:shadow-float">
      <li>
        <div className="flex gap-4">
          <Portrait name={name} picture={picture} size={96} className="w-24 text-h3" />
          <div className="min-w-0">
            <h4 className="font-display">{name}</h4>
            <p className="text-muted-foreground">
              {title}, {location}
            </p>
            <p className="font-semibold">{feeLabel(fee === null ? null : fee * 100)}</p>
          </div>
        </div>
        <ul className="grow space-y-1" aria-label="What fits and what does not">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-2">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
              {reason}
            </li>
          ))}
          {misses.map((miss) => (
            <li key={miss} className="flex gap-2">
              <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-warm-strong" />
              {miss}
            </li>
          ))}
          {reasons.length + misses.length === 0 ? <li>Accepts new clients</li> : null}
        </ul>
        {free === null || nextFree === null ? (
          <p className="text-muted-foreground">No free time to book now</p>
        ) : (
          <Button asChild className="relative z-1">
            <a
              href={`/book/${slug}?${new URLSearchParams({ time: nextFree, ...(zone && { zone }) })}`}
              rel="nofollow"
            >
              Book {free}
              <span className="sr-only"> with {name}</span>
            </a>
          </Button>
        )}
        <a
          href={profileHref(slug, zone)}
          className="tap font-semibold text-primary underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          View {name}’s profile
        </a>
      </li>
    </Card>
  );
}
