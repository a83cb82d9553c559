import { NextFreeTime } from '@/components/therapist/directory/next-free-time';
import { SampleMark } from '@/components/therapist/directory/sample-mark';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Check } from '@/components/ui/icons';
import { type MatchResult, wishLabel } from '@/lib/therapist/match/rules';
import { initials } from '@/lib/therapist/rules';

const shown = 6;

/** This device's zone; results are made on the device only. India's clock has two names. */
function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Asia/Calcutta' ? 'Asia/Kolkata' : timeZone;
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

/** Who fits and why, and what each "must" costs. */
export function MatchResults({
  result: { matches, costs },
  looked,
  limit,
}: {
  result: MatchResult;
  looked: number;
  limit: number;
}) {
  const costly = costs.filter(({ more }) => more > 0);
  return (
    <section aria-labelledby="match-result" className="space-y-6">
      <div role="status">
        <h2 id="match-result">
          {matches.length === 0 ? 'Nobody fits all of it yet' : `${people(matches.length)} could fit`}
        </h2>
      </div>
      {costly.length > 0 ? (
        <Alert variant="warm" frame="plain" className="max-w-measure">
          <h3 className="text-h4">What each “must” costs</h3>
          <ul className="mt-2 list-disc pl-5">
            {costly.map(({ wish, more }) => (
              <li key={wish.about}>
                Without “{wishLabel(wish)}”: {people(more)} more
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <ol className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {matches
          .slice(0, shown)
          .map(({ candidate: { slug, name, title, picture, location, sample, nextFree }, reasons }) => (
            <Card
              asChild
              key={slug}
              variant="raised"
              size="sm"
              className="relative flex flex-col hover:shadow-float"
            >
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
                      className="grid size-18 place-items-center rounded-full bg-accent font-display font-semibold text-h4 text-primary"
                    >
                      {initials(name)}
                    </span>
                  )}
                  <div>
                    <h3 className="text-h4">{name}</h3>
                    <p className="text-muted-foreground">
                      {title}, {location}
                    </p>
                    {sample ? <SampleMark /> : null}
                  </div>
                </div>
                <ul className="mt-4 grow space-y-1" aria-label="Why">
                  {reasons.length > 0 ? (
                    reasons.map((reason) => (
                      <li key={reason} className="flex gap-2">
                        <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
                        {reason}
                      </li>
                    ))
                  ) : (
                    <li>Accepts new clients</li>
                  )}
                </ul>
                <p className="mt-3 font-semibold text-small empty:hidden">
                  <NextFreeTime at={nextFree ?? null} timeZone={ownZone()} />
                </p>
                <a
                  href={`/professionals/${slug}`}
                  className="tap mt-3 font-semibold text-primary underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
                >
                  View {name}’s profile
                </a>
              </li>
            </Card>
          ))}
      </ol>
      <p className="max-w-measure text-muted-foreground">
        We looked at{' '}
        {looked >= limit
          ? `${limit} professionals who accept new clients, beginning at another place each day`
          : `all ${people(looked)} who accept new clients`}
        . More fulfilled wishes come first; equals are drawn anew each day. Nobody can pay for a place.{' '}
        <a href="/professionals" className="text-link">
          Search the whole directory
        </a>
      </p>
    </section>
  );
}
