import { LearnMore } from '@/components/contact/learn-more';
import { BookingButton } from '@/components/layout/booking-button';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { DetailHead } from '@/components/site/detail-head';
import { Reasons } from '@/components/site/service/reasons';
import { services } from '@/content/services/sections';
import { withMinutes } from '@/lib/format/duration';
import { soldMeetings } from '@/lib/payment/product/offers';
import { pageMetadata } from '@/lib/site/seo/metadata';

/** The steps in order along a line, for services that take weeks. */
function WhatToExpect({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="relative ml-4 space-y-7 border-primary border-l-2 pl-8">
      {steps.map((step, index) => (
        <li key={step} className="relative">
          <span
            aria-hidden="true"
            className="-left-8 -translate-x-1/2 absolute top-0 grid size-9 place-items-center rounded-full bg-primary font-semibold text-primary-foreground text-small"
          >
            {index + 1}
          </span>
          <p>{step}</p>
        </li>
      ))}
    </ol>
  );
}

export const dynamic = 'force-static';

const path = '/services/individual-therapy';
const service = services.individualCounseling;

export function generateMetadata() {
  return pageMetadata({
    title: 'Individual therapy and counselling',
    description:
      'You and one therapist, at a regular hour. What happens in the first session and in the weeks after, who it is for and what it costs.',
    path,
  });
}

export default async function IndividualTherapyPage() {
  const meetings = (await soldMeetings())(service.slug);
  return (
    <>
      <Breadcrumb
        trail={[
          { name: 'Services', path: '/services' },
          { name: 'Individual therapy', path },
        ]}
      />
      <DetailHead
        title="Individual therapy"
        lead="You talk with one trained person, every week or two, about what is on your mind. They listen, remember what you said last time, and help you find what to try next."
        drawing="counselling"
      >
        <BookingButton />
        <LearnMore topic="individual-therapy" about="individual therapy" />
      </DetailHead>
      <section id={service.slug} aria-labelledby="individual" className="bg-muted">
        <div className="container-page section-space space-y-12">
          <div className="max-w-measure space-y-4">
            <h2 id="individual">{service.title}</h2>
            <p className="text-lead">{service.description}</p>
          </div>
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.25fr_1fr]">
            <div className="space-y-6">
              <h3>What to expect</h3>
              <WhatToExpect steps={service.what_to_expect.map((step) => withMinutes(step, meetings))} />
            </div>
            <div className="space-y-10">
              <div className="space-y-4">
                <h3>Who it is for</h3>
                <p>{service.who_is_it_for}</p>
              </div>
              <div className="space-y-4">
                <h3>Why it matters</h3>
                <Reasons reasons={service.why_it_matters} />
              </div>
            </div>
          </div>
        </div>
      </section>
      <section aria-label="A first sentence" data-reveal className="container-page section-space">
        <figure className="mx-auto max-w-3xl space-y-6 text-center">
          <blockquote className="text-balance font-display text-h2">
            You may begin with “I do not know where to start”.
          </blockquote>
          <figcaption className="text-muted-foreground">Many people do, in a first session</figcaption>
        </figure>
      </section>
      <section aria-labelledby="practical" className="bg-accent">
        <div className="container-page section-space grid gap-8 md:grid-cols-[1fr_1.6fr]">
          <h2 id="practical">Before you write to anyone</h2>
          <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {[
              [
                'Length',
                withMinutes(
                  'About {1} minutes, every week or two. Six to twelve sessions are common; some people need two.',
                  meetings,
                ),
              ],
              [
                'Fee',
                'Set by the therapist and shown on their page. Some keep places at a lower fee: you may ask.',
              ],
              [
                'Where',
                'By video, by phone, or in the therapist’s room. A parked car counts as a private room.',
              ],
              [
                'Under 18',
                'A parent or guardian has to agree. What is said in the room stays with the young person, within safe limits.',
              ],
            ].map(([term, text]) => (
              <div key={term} className="space-y-1">
                <dt className="font-semibold text-h4">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="md:col-start-2">
            <a href="/professionals" className="tap text-link font-semibold">
              See therapists, their languages and their fees
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
