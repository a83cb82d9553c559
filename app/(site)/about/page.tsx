import { BookingButton } from '@/components/layout/booking-button';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { DetailHead } from '@/components/site/detail-head';
import { Founders } from '@/components/site/founders';
import { Testimonials } from '@/components/site/testimonials';
import { Leadership } from '@/components/therapist/leadership/leadership';
import { ArrowRight } from '@/components/ui/icons';
import { approach, offerings, pillars } from '@/content/about';
import { readFounders } from '@/lib/site/people/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { approvedTestimonials } from '@/lib/site/testimonial/queries';
import { clinicalLeadership } from '@/lib/therapist/leadership/queries';

const path = '/about';

export function generateMetadata() {
  return pageMetadata({
    title: 'About us: clarity before diagnosis',
    description:
      'Why we begin with clarity and not with a label, what we build, who founded it, and the therapists you can talk to.',
    path,
  });
}

export default async function AboutPage() {
  const [leaders, stories, founders] = await Promise.all([
    clinicalLeadership(),
    approvedTestimonials(),
    readFounders(),
  ]);
  return (
    <>
      <Breadcrumb trail={[{ name: 'About', path }]} />
      <DetailHead
        title="About Antarman"
        lead="Antarman means the inner mind. We help people in India, and Indians abroad, to find a trained person to talk to, in their own language and at a fee they see beforehand."
        drawing="doorway"
      >
        <BookingButton />
      </DetailHead>

      <section aria-labelledby="premise" className="bg-night text-night-foreground">
        <div className="container-page section-space grid gap-8 lg:grid-cols-[1fr_2fr]">
          <h2 id="premise" className="text-h4 text-night-muted lg:pt-2">
            Our premise
          </h2>
          <p className="font-display text-h2">
            Many people who suffer are not ill. They are tired, confused and alone with it. It helps to see
            clearly what is going on, together with someone who listens.
          </p>
        </div>
      </section>

      <section aria-labelledby="problem" className="late-[54rem] container-page section-space">
        <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          <div className="space-y-4">
            <h2 id="problem">The problem</h2>
            <p>
              People who ask for help in India often hear “it will pass”, or get a prescription after ten
              minutes. What many of them need is someone to talk to, and that is hard to find, hard to compare
              and rarely offered in their own language.
            </p>
            <p>
              So people wait, often until the marriage, the job or the body suffers. The longer they wait, the
              harder it is to change things.
            </p>
          </div>
          <div className="space-y-4 border-warm border-t-4 pt-6 md:border-t-0 md:border-l-4 md:pt-0 md:pl-10">
            <h2>Our philosophy</h2>
            <p className="text-lead">Clarity over diagnosis or prescription.</p>
            <p>
              A diagnosis is a tool for choosing a treatment. It is not an answer to “why am I like this?”. We
              begin with what is happening, since when, and what it costs you. Where a diagnosis or a medicine
              would help, we say so and send you to someone who is licensed to give it.
            </p>
          </div>
        </div>
      </section>

      <section aria-labelledby="pillars" className="late-[54rem] bg-accent">
        <div data-reveal className="container-page section-space">
          <h2 id="pillars">Three pillars</h2>
          <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-0 md:divide-x md:divide-primary/30">
            {pillars.map(({ title, text }, index) => (
              <li key={title} className="space-y-3 md:px-8 md:first:pl-0 md:last:pr-0">
                <span aria-hidden="true" className="font-display text-h1 text-primary">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section
        aria-labelledby="build"
        className="late-[62rem] container-page section-space grid gap-8 lg:grid-cols-[1fr_1.7fr]"
      >
        <div className="space-y-4">
          <h2 id="build">What we build</h2>
          <p className="text-muted-foreground text-lead">
            Seven offers, from helpline numbers to training for students.
          </p>
        </div>
        <ul className="divide-y divide-border border-border border-y">
          {offerings.map(({ name, text, href }) => (
            <li key={name} className="group relative flex items-center justify-between gap-6 py-4">
              <div>
                <h3 className="text-h4">
                  <a
                    href={href}
                    className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                  >
                    {name}
                  </a>
                </h3>
                <p className="text-muted-foreground">{text}</p>
              </div>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="founders" className="late-[77rem] bg-warm-soft">
        <div className="container-page section-space space-y-10">
          <h2 id="founders">Our founders</h2>
          <Founders {...founders} />
        </div>
      </section>

      <section aria-labelledby="leadership" className="late-[62rem] container-page section-space space-y-8">
        <div className="max-w-measure space-y-4">
          <h2 id="leadership">Clinical leadership</h2>
          <p className="text-muted-foreground text-lead">
            The people you would talk to. Look through, or see{' '}
            <a href="/professionals" className="text-link">
              all professionals
            </a>
            .
          </p>
        </div>
        <Leadership leaders={leaders} />
      </section>

      <section aria-labelledby="approach" className="late-[34rem] bg-muted">
        <div data-reveal className="container-page section-space">
          <h2 id="approach">Our approach</h2>
          <dl className="mt-8 space-y-6">
            {approach.map(({ name, text }) => (
              <div key={name} className="grid gap-x-10 gap-y-1 md:grid-cols-[1fr_2fr] md:items-baseline">
                <dt className="font-display text-h2 text-primary">{name}</dt>
                <dd className="max-w-measure text-lead">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section
        id="stories"
        aria-labelledby="stories-title"
        className="late-[54rem] container-page section-space space-y-8"
      >
        <h2 id="stories-title">Stories from people who came</h2>
        <Testimonials testimonials={stories} layout="board" shownOnPhones={2} />
      </section>
    </>
  );
}
