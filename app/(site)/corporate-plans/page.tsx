import { Breadcrumb } from '@/components/layout/breadcrumb';
import { DetailHead } from '@/components/site/detail-head';
import { PartnerQuotes } from '@/components/site/service/partner-quotes';
import { Button } from '@/components/ui/button';
import { Download } from '@/components/ui/icons';
import { benefits, steps } from '@/content/corporate-plans';
import { statedBy } from '@/content/site';
import { shownClaims } from '@/lib/site/claims/queries';
import { readPartners } from '@/lib/site/people/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

const path = '/corporate-plans';
const demo = '/contact?topic=request-demo';

export function generateMetadata() {
  return pageMetadata({
    title: 'Corporate wellness plans',
    description:
      'Counselling for employees that no manager hears about, workshops for teams and for those who lead, help after a bad day. For teams of any size.',
    path,
  });
}

function Actions() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild>
        <a href={demo}>Schedule a Demo</a>
      </Button>
      <Button asChild variant="outline">
        <a href="/corporate-plans/brochure.pdf" download="antarman-corporate-wellness.pdf">
          <Download aria-hidden="true" className="size-5" />
          Download Brochure
          <span className="sr-only"> (PDF, 2 pages)</span>
        </a>
      </Button>
    </div>
  );
}

export default async function CorporatePlansPage() {
  const [stated, partners] = await Promise.all([shownClaims(), readPartners()]);
  const claims = stated?.corporate ?? [];
  return (
    <>
      <Breadcrumb trail={[{ name: 'Corporate wellness', path }]} />
      <DetailHead
        title="Counselling for your employees"
        lead="Confidential counselling for your people, and workshops for your teams. What your company takes part in is agreed in writing; we never tell it who talks to a counsellor."
        drawing="tea-break"
      >
        <Actions />
      </DetailHead>
      <section aria-labelledby="benefits" className="container-page pb-16 lg:pb-24">
        <h2 id="benefits">What your people get</h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {benefits.map(({ title, text }) => (
            <li key={title} className="space-y-2 border-primary border-t-4 pt-4">
              <h3 className="text-h4">{title}</h3>
              <p className="text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {claims.length > 0 ? (
        <section aria-labelledby="claims" className="container-page pb-12 lg:pb-16">
          <h2 id="claims" className="sr-only">
            What it changes
          </h2>
          <dl className="grid gap-6 md:grid-cols-3">
            {claims.map(({ figure, text }) => (
              <div key={text} className="flex flex-col-reverse border-warm border-l-4 pl-4">
                <dt className="text-muted-foreground">{text}</dt>
                <dd className="font-semibold text-h4">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-muted-foreground text-small">{statedBy}</p>
        </section>
      ) : null}
      {partners.partners.length > 0 ? (
        <section aria-labelledby="partners" className="bg-warm-soft">
          <div className="container-page section-space space-y-8">
            <h2 id="partners">What partners say</h2>
            <PartnerQuotes {...partners} />
          </div>
        </section>
      ) : null}
      <section aria-labelledby="steps" data-reveal className="container-page section-space">
        <h2 id="steps">How it begins</h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-3 md:gap-0">
          {steps.map(({ when, title, text }) => (
            <li
              key={when}
              className="relative border-accent border-l-4 pl-5 md:border-t-4 md:border-l-0 md:pt-6 md:pr-6 md:pl-0"
            >
              <span
                aria-hidden="true"
                className="-left-2.5 -translate-x-px md:-top-2.5 absolute top-0 size-4 rounded-full bg-warm md:left-0 md:translate-x-0"
              />
              <p className="text-warm-strong font-semibold">{when}</p>
              <h3 className="mt-1 text-h4">{title}</h3>
              <p className="mt-1 text-muted-foreground">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="price" className="bg-accent">
        <div className="container-page section-space space-y-5">
          <h2 id="price">What it costs</h2>
          <p>The price depends on what you need and on the number of employees. You get it in writing.</p>
          <Actions />
        </div>
      </section>
    </>
  );
}
