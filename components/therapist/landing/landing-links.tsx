import type { Landing, LandingKind } from '@/lib/therapist/landing/words';
import { inSentence, titleOf } from '@/lib/therapist/landing/words';

const headings: Readonly<Record<LandingKind, string>> = {
  concern: 'By concern',
  city: 'By city',
  language: 'By language',
};

/** The words of a link: all of the title among pages about other things. */
function shortName({ parts }: Landing): string {
  return parts.length === 1 ? parts[0].label : parts.map(inSentence).join(', ');
}

/** Landing pages in columns by what they are about. @param most links of each column */
export function LandingColumns({
  landings,
  level,
  most,
}: {
  landings: readonly Landing[];
  level: 2 | 3;
  most?: number;
}) {
  const Heading = `h${level}` as const;
  const columns = Object.entries(headings)
    .map(([kind, heading]) => ({
      heading,
      listed: landings.filter(({ parts }) => parts.length === 1 && parts[0].kind === kind).slice(0, most),
    }))
    .filter(({ listed }) => listed.length > 0);
  return (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {columns.map(({ heading, listed }) => (
        <div key={heading} className="grid content-start gap-2">
          <Heading className="text-h4">{heading}</Heading>
          <ul className="flex flex-wrap gap-x-5">
            {listed.map((landing) => (
              <li key={landing.address}>
                <a href={landing.address} className="tap text-link">
                  {shortName(landing)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function LandingTitles({ landings }: { landings: readonly Landing[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
      {landings.map((landing) => (
        <li key={landing.address}>
          <a href={landing.address} className="tap py-1.5 text-link">
            {titleOf(landing)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Below the directory: ways into it by one word. The first of each kind, because the list is heavy already. */
export function LandingLinks({ landings }: { landings: readonly Landing[] }) {
  if (landings.length === 0) return null;
  return (
    <section aria-labelledby="by-word" className="late-[45.1rem] bg-muted">
      <div className="container-page section-space grid gap-8">
        <div className="grid gap-3">
          <h2 id="by-word">Therapists by concern, city and language</h2>
          <p className="max-w-measure">
            Each page tells what a first session is about, what it costs and when someone has time.{' '}
            <a href="/therapists" className="whitespace-nowrap text-link">
              See all pages
            </a>
          </p>
        </div>
        <LandingColumns landings={landings} level={3} most={6} />
      </div>
    </section>
  );
}
