import { MatchSteps } from '@/components/therapist/match/match-steps';
import type { MatchField } from '@/lib/therapist/match/answers';
import type { MatchDirectory } from '@/lib/therapist/match/queries';

/** The match: a short word about privacy, then the first question inside the first screen of a phone. */
export function TherapistMatch({
  directory,
  query,
  now,
}: {
  directory: MatchDirectory;
  query?: readonly MatchField[];
  now?: string;
}) {
  return (
    <>
      <div className="container-page space-y-2 pt-4 pb-5 sm:pt-8">
        <h1 className="max-md:text-h2">Personalized Match</h1>
        <p className="max-w-measure md:text-lead">
          Answer what matters to you and skip the rest.{' '}
          <span className="noscript:hidden">
            {query
              ? 'Your answers are in the address of this page. We read them for the search and keep nothing.'
              : 'Your answers stay on your device.'}
          </span>
        </p>
      </div>
      {/* Answers that came by the address have times of the device's own clock beside them. */}
      <div {...(query ? { 'data-wakes': 'now' } : { 'data-prepares': '' })} className="container-page pb-16">
        <MatchSteps directory={directory} {...(query && { query })} {...(now && { now })} />
        <noscript>
          <p className="mt-6 max-w-measure text-muted-foreground">
            JavaScript is off, so each step is a page of its own: your answers are part of its address. Our
            server reads them to show the next step and keeps nothing. The address stays in the history of
            this browser.
          </p>
        </noscript>
        <p className="mt-6 max-w-measure text-muted-foreground">
          How we order people is written down under{' '}
          <a href="/platform-ethics" className="text-link">
            ethics and trust
          </a>
          .
        </p>
      </div>
    </>
  );
}
