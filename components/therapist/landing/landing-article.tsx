import { Breadcrumb } from '@/components/layout/breadcrumb';
import { TitledSection } from '@/components/layout/titled-section';
import { directoryGrid } from '@/components/therapist/directory/directory-skeleton';
import { ListNote } from '@/components/therapist/directory/list-note';
import { SearchHelp } from '@/components/therapist/directory/search-notes';
import { cardIcons, TherapistCard } from '@/components/therapist/directory/therapist-card';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { IconShapes } from '@/components/ui/icons';
import type { TherapistCard as Listed } from '@/lib/therapist/directory/queries';
import { directoryHref, totalLabel } from '@/lib/therapist/directory/rules';
import type { LandingPage } from '@/lib/therapist/landing/queries';
import { fewInWords, leastPeople } from '@/lib/therapist/landing/rules';
import { type Landing, landingOf, titleOf } from '@/lib/therapist/landing/words';
import { LandingFacts } from './landing-facts';
import { LandingTitles } from './landing-links';

/** The page about the first of two things is the parent of the page about both. */
function pageAbove({ parts: [first, second] }: Landing): Landing | undefined {
  return second ? landingOf([first]) : undefined;
}

const stepTo = (landing: Landing) => ({ name: titleOf(landing), path: landing.address });

function Cards({ cards }: { cards: readonly Listed[] }) {
  const now = new Date().toISOString();
  return (
    <>
      <ListNote people={cards} withTimes />
      <ul className={`${directoryGrid} xl:grid-cols-3`}>
        {cards.map((therapist) => (
          <li key={therapist.slug}>
            <TherapistCard therapist={therapist} timeZone={undefined} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

function People({ page }: { page: LandingPage }) {
  const { list, facts, instead } = page;
  const notes = list.understood?.notes ?? [];
  const few = facts === null ? notes.length === 0 : facts.accepting < leastPeople;
  return (
    <section aria-labelledby="people" className="grid gap-5">
      <h2 id="people">{facts ? totalLabel(list.total) : 'People who come close'}</h2>
      <Cards cards={list.cards} />
      {few || notes.length > 0 ? (
        <Alert variant="warm">
          <p>{few ? fewInWords(list.total.count, facts?.accepting ?? 0) : notes.join(' ')}</p>
          {few ? (
            <p>
              {instead
                ? 'You can see other people below, or '
                : 'The directory has nobody close to this either, so please '}
              <a href="/contact" className="text-link">
                write to us
              </a>
              {instead ? ' and we will look for someone.' : ': we will look for someone.'}
            </p>
          ) : null}
        </Alert>
      ) : null}
      {list.cards.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {list.next ? (
            <Button asChild variant="outline">
              <a href={directoryHref(list.next)}>Next page</a>
            </Button>
          ) : null}
          <a href={directoryHref(list.criteria)} className="tap text-link">
            Filter and sort this list
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** A landing page: the directory's list first, then its own words with facts from the rows, and ways on. */
export function LandingArticle({
  landing,
  page,
  related,
}: {
  landing: Landing;
  page: LandingPage;
  related: readonly Landing[];
}) {
  const { text } = landing;
  const { facts, instead } = page;
  const above = pageAbove(landing);
  return (
    <>
      <Breadcrumb
        trail={[
          { name: 'Professionals', path: '/professionals' },
          { name: 'By concern, city and language', path: '/therapists' },
          ...(above ? [stepTo(above)] : []),
          stepTo(landing),
        ]}
      />
      <div className="container-page grid gap-10 pt-4 pb-16 lg:gap-12 lg:pb-24">
        <IconShapes names={cardIcons} />
        <SearchHelp page={page.list} />
        <h1 className="-mb-6">{titleOf(landing)}</h1>
        <People page={page} />
        {instead ? (
          <section aria-labelledby="instead" className="grid gap-5">
            <h2 id="instead">Whom to see instead</h2>
            <p className="max-w-measure">{instead.words}</p>
            <Cards cards={instead.cards} />
          </section>
        ) : null}
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:gap-12">
          <div className="grid max-w-measure content-start gap-4">
            {text ? <p className="text-muted-foreground text-lead">{text.summary}</p> : null}
            {text?.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {facts ? <LandingFacts facts={facts} /> : null}
        </div>
        {related.length > 0 ? (
          <TitledSection id="related" title="Look further" className="grid gap-4">
            <LandingTitles landings={related} />
          </TitledSection>
        ) : null}
      </div>
    </>
  );
}
