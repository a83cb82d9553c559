import { BookingButton } from '@/components/layout/booking-button';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ServiceCards } from '@/components/site/service/service-cards';
import { Button } from '@/components/ui/button';
import { ArrowRight } from '@/components/ui/icons';
import { findTherapist } from '@/content/navigation';
import { whereToBegin } from '@/content/services/overview';
import { site } from '@/content/site';
import { soldMeetings } from '@/lib/payment/product/offers';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

const path = '/services';

export function generateMetadata() {
  return pageMetadata({
    title: 'Counselling, therapy, assessments and workshops',
    description:
      'Individual, couples and family therapy, psychological assessments, workshops and webinars, and wellness plans for teams. What each is like, and where to begin.',
    path,
  });
}

export default async function ServicesPage() {
  const sold = await soldMeetings();
  return (
    <>
      <Breadcrumb trail={[{ name: 'Services', path }]} />
      <div className="container-page grid gap-x-12 gap-y-6 pt-4 pb-12 lg:grid-cols-[1.2fr_1fr] lg:pb-16">
        <h1>Our services</h1>
        <div className="space-y-5">
          <p className="text-muted-foreground text-lead">
            Read what each one is like. If you do not know which you need, talk to us for{' '}
            {site.consultationMinutes} minutes, free of charge.
          </p>
          <p className="flex flex-wrap gap-3">
            <BookingButton />
            <Button asChild variant="outline">
              <a href={findTherapist.href}>{findTherapist.label}</a>
            </Button>
          </p>
        </div>
      </div>
      <section aria-label="Our services" className="container-page pb-16 lg:pb-24">
        <h2 className="sr-only">What we offer</h2>
        <ServiceCards sold={sold} />
      </section>
      <section aria-labelledby="begin-here" className="bg-muted">
        <div data-reveal className="container-page section-space">
          <h2 id="begin-here" className="max-w-[28ch]">
            Do you recognise yourself in one of these?
          </h2>
          <ul className="mt-8 divide-y divide-input/40 border-input/40 border-y">
            {whereToBegin.map(({ said, go, href }) => (
              <li key={said} className="grid items-center gap-x-8 py-4 md:grid-cols-[1fr_auto]">
                <p className="font-display text-h4">{said}</p>
                <a href={href} className="tap gap-2 font-semibold text-link">
                  {go}
                  <ArrowRight aria-hidden="true" className="size-4" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="plain" data-reveal className="container-page section-space">
        <h2 id="plain">Good to know</h2>
        <dl className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
          <div className="space-y-2">
            <dt className="font-semibold text-h4">What it costs</dt>
            <dd className="text-muted-foreground">
              Therapists in the directory set their own fee and show it on their page. Fixed prices of our own
              offers are on the{' '}
              <a href="/products" className="text-link">
                price list
              </a>
              . Nothing is charged for looking.
            </dd>
          </div>
          <div className="space-y-2">
            <dt className="font-semibold text-h4">What we do not do</dt>
            <dd className="text-muted-foreground">
              We prescribe no medicines and run no emergency service. In danger call 112, or see{' '}
              <a href="/resources/crisis-support" className="text-link">
                urgent help
              </a>
              .
            </dd>
          </div>
          <div className="space-y-2">
            <dt className="font-semibold text-h4">Who you meet</dt>
            <dd className="text-muted-foreground">
              Trained people whose documents we have checked. Look for them{' '}
              <a href="/therapists" className="text-link">
                by concern, city and language
              </a>
              . How we choose, list and match them is written in{' '}
              <a href="/platform-ethics" className="text-link">
                ethics and trust
              </a>
              .
            </dd>
          </div>
        </dl>
      </section>
    </>
  );
}
