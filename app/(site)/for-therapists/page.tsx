import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Button } from '@/components/ui/button';
import { costs, leaving, moving, yours } from '@/content/for-therapists';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { measuredFigures } from '@/lib/therapist/figures/queries';
import { feeRange } from '@/lib/therapist/rules';

export const dynamic = 'force-static';

const path = '/for-therapists';

export function generateMetadata() {
  return pageMetadata({
    title: 'For therapists',
    description:
      'What it costs to work here, what stays yours, how to move in with the clients you have, and what you can take with you when you leave.',
    path,
  });
}

function Actions() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild>
        <a href="/signup">Open an account</a>
      </Button>
      <Button asChild variant="outline">
        <a href="/contact?topic=general-support">Ask us first</a>
      </Button>
    </div>
  );
}

export default async function ForTherapistsPage() {
  const fees = feeRange((await measuredFigures()).fees);
  const ownFee = {
    title: 'You name your fee',
    text: `And a lower one, if you like, for people who cannot pay it.${fees ? ` Therapists listed here ask ${fees} for a session at present.` : ''}`,
  };
  return (
    <>
      <Breadcrumb trail={[{ name: 'For therapists', path }]} />
      <div className="container-page space-y-6 pt-4 pb-14 lg:pb-20">
        <h1>Bring your practice, and keep it yours</h1>
        <p className="max-w-[38rem] text-lead text-muted-foreground">
          For psychologists, counsellors and psychiatrists in India: new clients find you here, and the
          clients you have can come with you.
        </p>
        <Actions />
      </div>

      <section aria-labelledby="costs" className="bg-warm-soft">
        <div className="container-page section-space">
          <h2 id="costs">What it costs</h2>
          <dl className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
            {[...costs, ownFee].map(({ title, text }) => (
              <div key={title} className="space-y-2 border-warm border-t-4 pt-4">
                <dt className="font-semibold">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section aria-labelledby="yours" className="container-page section-space">
        <h2 id="yours">What stays yours</h2>
        <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {yours.map(({ title, text }) => (
            <div key={title} className="space-y-2 border-primary border-t-4 pt-4">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section aria-labelledby="moving" className="bg-muted">
        <div className="container-page section-space">
          <h2 id="moving">How to move in</h2>
          <ol className="mt-8 divide-y divide-input/40 border-input/40 border-y">
            {moving.map(({ title, text }, index) => (
              <li key={title} className="grid gap-x-10 gap-y-2 py-6 md:grid-cols-[3rem_1fr_2fr]">
                <span aria-hidden="true" className="font-display text-h2 text-warm-strong">
                  {index + 1}
                </span>
                <h3 className="text-h4">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section aria-labelledby="leaving" className="container-page section-space">
        <div className="max-w-measure space-y-5">
          <h2 id="leaving">What leaves with you</h2>
          <ul className="list-disc space-y-3 pl-5 marker:text-primary">
            {leaving.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>
            <a href="/privacy" className="text-link">
              Privacy notice
            </a>{' '}
            ·{' '}
            <a href="/platform-ethics" className="text-link">
              How therapists are listed
            </a>
          </p>
          <Actions />
        </div>
      </section>
    </>
  );
}
