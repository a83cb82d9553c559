import { NextFreeTime } from '@/components/therapist/directory/next-free-time';
import { Card } from '@/components/ui/card';
import { Check, X } from '@/components/ui/icons';
import { SampleMark } from '@/components/ui/sample-mark';
import { nextFreeInWords } from '@/lib/therapist/free-times/words';
import type { Match } from '@/lib/therapist/match/rules';
import { feeLabel, initials, profileHref } from '@/lib/therapist/rules';

const indianZone = 'Asia/Kolkata';

/** One person: fee and next time always, then what fits and what does not. */
export function MatchPerson({
  match: { candidate, reasons, misses },
  timeZone,
  now,
}: {
  match: Match;
  timeZone: string;
  now: Date;
}) {
  const { slug, name, title, picture, location, sample, fee, nextFree = null } = candidate;
  return (
    <Card asChild variant="raised" size="sm" className="relative flex flex-col hover:shadow-float">
      <li>
        <div className="flex items-center gap-4">
          {picture ? (
            // biome-ignore lint/performance/noImgElement: made in its final size
            <img
              src={picture}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              className="size-18 rounded-full bg-muted object-cover"
            />
          ) : (
            <span
              aria-hidden="true"
              className="grid size-18 shrink-0 place-items-center rounded-full bg-accent font-display font-semibold text-h4 text-primary"
            >
              {initials(name)}
            </span>
          )}
          <div className="min-w-0">
            <h4>{name}</h4>
            <p className="text-muted-foreground">
              {title}, {location}
            </p>
            {sample ? <SampleMark /> : null}
          </div>
        </div>
        <p className="mt-3 font-semibold">{feeLabel(fee === null ? null : fee * 100)}</p>
        <p className="font-semibold text-primary text-small">
          {nextFreeInWords(nextFree, timeZone, now) === null ? (
            'No free time to book now'
          ) : (
            <NextFreeTime at={nextFree} timeZone={timeZone} now={now} />
          )}
        </p>
        <ul className="mt-3 grow space-y-1" aria-label="What fits and what does not">
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
        <a
          href={profileHref(slug, timeZone === indianZone ? undefined : timeZone)}
          className="tap mt-3 font-semibold text-primary underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          View {name}’s profile
        </a>
      </li>
    </Card>
  );
}
