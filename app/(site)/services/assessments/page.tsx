import { LearnMore } from '@/components/contact/learn-more';
import { BookingButton } from '@/components/layout/booking-button';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { DetailHead } from '@/components/site/detail-head';
import { AssessmentComparison } from '@/components/site/service/assessment-comparison';
import { Reasons } from '@/components/site/service/reasons';
import { ServiceClosing } from '@/components/site/service/service-closing';
import { Card } from '@/components/ui/card';
import { assessmentComparison } from '@/content/services/assessments';
import { site } from '@/content/site';
import { withMinutes } from '@/lib/format/duration';
import { meetingsInWords } from '@/lib/payment/product/meetings';
import { soldMeetings } from '@/lib/payment/product/offers';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

const path = '/services/assessments';

export function generateMetadata() {
  return pageMetadata({
    title: 'Psychological assessments',
    description:
      'Screening, diagnostic evaluation and detailed psychological assessment: what each one answers, how many sessions it takes, who does it and what you receive.',
    path,
  });
}

export default async function AssessmentsPage() {
  const sold = await soldMeetings();
  return (
    <>
      <Breadcrumb
        trail={[
          { name: 'Services', path: '/services' },
          { name: 'Assessments', path },
        ]}
      />
      <DetailHead
        title="Psychological assessments"
        lead="An assessment describes how you think, feel and learn. You decide who sees it. There are three kinds. Take the shortest one that answers your question."
        drawing="assessment"
      >
        <BookingButton />
        <LearnMore topic="assessments" about="assessments" />
      </DetailHead>
      <section aria-labelledby="compare" className="late-[69rem] container-page pb-16 lg:pb-24">
        <h2 id="compare" className="mb-8">
          Which one do I need?
        </h2>
        <AssessmentComparison meetingsOf={(slug) => meetingsInWords(slug, sold(slug))} />
      </section>
      <div className="late-[215rem] bg-muted">
        <div className="container-page section-space space-y-16 lg:space-y-24">
          {assessmentComparison.map(({ service }) => (
            <section
              key={service.slug}
              id={service.slug}
              aria-labelledby={`${service.slug}-title`}
              className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]"
            >
              <div className="space-y-4 lg:sticky lg:top-8 lg:self-start">
                <h2 id={`${service.slug}-title`} className="text-h3 lg:text-h2">
                  {service.title}
                </h2>
                <p className="text-lead">{service.description}</p>
              </div>
              <Card variant="raised" size="lg" className="space-y-8">
                <div className="space-y-4">
                  <h3 className="text-h4">What to expect</h3>
                  <ol className="list-decimal space-y-2 pl-6 marker:font-semibold marker:text-primary">
                    {service.what_to_expect.map((step) => (
                      <li key={step} className="pl-1">
                        {withMinutes(step, sold(service.slug))}
                      </li>
                    ))}
                  </ol>
                </div>
                <div className="space-y-2">
                  <h3 className="text-h4">Who it is for</h3>
                  <p>{service.who_is_it_for}</p>
                </div>
                <div className="space-y-4">
                  <h3 className="text-h4">Why it matters</h3>
                  <Reasons reasons={service.why_it_matters} />
                </div>
              </Card>
            </section>
          ))}
        </div>
      </div>
      <section aria-labelledby="limits" data-reveal className="late-[33rem] container-page section-space">
        <div className="mx-auto max-w-measure space-y-5">
          <h2 id="limits">What an assessment cannot do</h2>
          <p className="text-lead">
            It shows how you did on certain days. It does not predict marks, marriages or jobs. It is no proof
            in court unless the court asked for it. The report belongs to you: nobody receives a copy without
            your written consent.
          </p>
          <p>
            Only people on the register of the Rehabilitation Council of India may call themselves clinical
            psychologists. Where one is needed, we say who it is before you pay.
          </p>
          <p>
            Not sure yet? The{' '}
            <a href="/clarity-quiz" className="text-link">
              clarity quiz
            </a>{' '}
            takes three minutes, stays on your device and costs nothing.
          </p>
        </div>
      </section>
      <ServiceClosing>
        Each kind has a fixed price, and you see it before you pay. If you do not know which one you need,
        talk to us for {site.consultationMinutes} minutes first, free of charge.
      </ServiceClosing>
    </>
  );
}
