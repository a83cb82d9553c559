import { Drawing } from '@/components/illustration/drawing';
import { QuickExit } from '@/components/layout/quick-exit';
import { MatchForm } from '@/components/therapist/match/match-form';
import { Alert } from '@/components/ui/alert';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { candidateLimit, matchCandidates } from '@/lib/therapist/match/queries';

export function generateMetadata() {
  return pageMetadata({
    title: 'Personalized Match',
    description:
      'Say what you need in a therapist and what you would like. See who fits and why. Your answers stay on your device; nobody can pay for a place.',
    path: '/match',
  });
}

export default async function MatchPage() {
  const candidates = await matchCandidates();
  return (
    <>
      <QuickExit />
      <div className="container-page grid items-center gap-8 pt-4 pb-10 md:grid-cols-[1.4fr_1fr]">
        <div className="space-y-4">
          <h1>Personalized Match</h1>
          <p className="max-w-measure text-lead">
            Seven questions. Answer those that matter to you, leave the rest. For each, say whether it is a
            must or something you would like.
          </p>
          <p className="max-w-measure text-muted-foreground">
            Your answers stay on this page: nothing is sent or stored. How we order people is written down
            under{' '}
            <a href="/platform-ethics" className="text-link">
              ethics and trust
            </a>
            .
          </p>
        </div>
        <Drawing name="match" className="mx-auto w-full max-w-xs" />
      </div>
      <div className="container-page pb-16">
        <noscript>
          <Alert asChild variant="warm" frame="plain" className="mb-8 max-w-measure">
            <p>
              The match runs on your device and needs JavaScript. Without it,{' '}
              <a href="/professionals" className="text-link">
                the directory
              </a>{' '}
              has the same filters.
            </p>
          </Alert>
        </noscript>
        <MatchForm candidates={candidates} limit={candidateLimit} />
      </div>
    </>
  );
}
