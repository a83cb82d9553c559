import { Breadcrumb } from '@/components/layout/breadcrumb';
import { TitledSection } from '@/components/layout/titled-section';
import { LandingColumns, LandingTitles } from '@/components/therapist/landing/landing-links';
import { publicReadOr } from '@/lib/server/cache/read';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { landingPeople } from '@/lib/therapist/landing/queries';
import { landingsWithPeople } from '@/lib/therapist/landing/rules';

const path = '/therapists';

export function generateMetadata() {
  return pageMetadata({
    title: 'Therapists by concern, city and language',
    description:
      'Find counsellors and therapists for anxiety, low mood, couples and more, in your city or by video, in the language you think in.',
    path,
  });
}

/** The way to every landing page that has people. */
export default async function TherapistsPage() {
  const landings = landingsWithPeople(await publicReadOr('landing pages with people', landingPeople, {}));
  const pairs = landings.filter(({ parts }) => parts.length > 1);
  return (
    <>
      <Breadcrumb
        trail={[
          { name: 'Professionals', path: '/professionals' },
          { name: 'By concern, city and language', path },
        ]}
      />
      <div className="container-page grid gap-10 pt-4 pb-16 lg:pb-24">
        <div className="grid max-w-measure gap-4">
          <h1>Therapists by concern, city and language</h1>
          <p className="text-muted-foreground text-lead">
            Choose a concern, a city or a language. Each page shows who is there, what a session costs and
            when someone has time.
          </p>
          <p>
            For several wishes at once, such as a fee and an evening, use the{' '}
            <a href="/professionals" className="text-link">
              directory with all filters
            </a>
            .
          </p>
        </div>
        <LandingColumns landings={landings} level={2} />
        {pairs.length > 0 ? (
          <TitledSection id="pairs" title="Two at once" size="h4" className="grid gap-3">
            <LandingTitles landings={pairs} />
          </TitledSection>
        ) : null}
      </div>
    </>
  );
}
