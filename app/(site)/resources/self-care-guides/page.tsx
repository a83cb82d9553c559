import { BookingButton } from '@/components/layout/booking-button';
import { DetailHead } from '@/components/site/detail-head';
import { DimensionIcon } from '@/components/site/resource/dimension-icon';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { dimensions, journey, routine, strategies } from '@/content/self-care';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

export function generateMetadata() {
  return pageMetadata({
    title: 'Self-care guides: six dimensions and a daily routine',
    description:
      'Self-care without candles and guilt: six dimensions, a routine for four times of the day, what to do about stress now and later, and how to begin.',
    path: '/resources/self-care-guides',
  });
}

export default function SelfCarePage() {
  return (
    <>
      <DetailHead
        title="Self-care guides"
        lead="Self-care is what you do every day so that you stay well enough for work, family and yourself. Take what fits, leave the rest."
        drawing="care"
      />
      <section aria-labelledby="dimensions" className="bg-muted">
        <div className="container-page section-space space-y-8">
          <h2 id="dimensions">Six dimensions</h2>
          <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
            {dimensions.map(({ id, title, text, ideas }) => (
              <li key={id} className="grid grid-cols-[4.5rem_1fr] gap-4">
                <DimensionIcon id={id} className="h-auto w-18" />
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-1">{text}</p>
                  <ul className="mt-2 list-disc space-y-1 pl-5 text-muted-foreground text-small marker:text-primary">
                    {ideas.map((idea) => (
                      <li key={idea}>{idea}</li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="routine" data-reveal className="container-page section-space space-y-8">
        <div className="max-w-measure space-y-3">
          <h2 id="routine">A sample day</h2>
          <p className="text-muted-foreground">
            Shift work, small children, a hostel: move the hours as you need. It helps to do some things at
            the same time every day.
          </p>
        </div>
        <Card
          asChild
          variant="outline"
          size="flush"
          className="grid gap-px overflow-hidden bg-border sm:grid-cols-2 lg:grid-cols-4"
        >
          <ol>
            {routine.map(({ time, hours, steps }) => (
              <li key={time} className="bg-card p-6">
                <h3>{time}</h3>
                <p className="text-warm-strong text-small">{hours}</p>
                <ul className="mt-4 space-y-3">
                  {steps.map((step) => (
                    <li key={step} className="border-accent border-l-4 pl-3">
                      {step}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Card>
      </section>
      <section aria-labelledby="stress" className="bg-accent">
        <div className="container-page section-space space-y-8">
          <h2 id="stress">When you are under stress</h2>
          <ul className="grid gap-5 lg:grid-cols-3">
            {strategies.map(({ title, when, items, link }) => (
              <Card asChild key={title} variant="raised" size="flush" className="flex flex-col p-6">
                <li>
                  <p className="font-semibold text-warm-strong text-small">{when}</p>
                  <h3 className="mt-1">{title}</h3>
                  <ul className="mt-4 mb-4 list-disc space-y-2 pl-5 marker:text-primary">
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                  <a href={link.href} className="tap mt-auto self-start text-link">
                    {link.label}
                  </a>
                </li>
              </Card>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="journey" className="container-page section-space space-y-8">
        <h2 id="journey">Four steps to begin</h2>
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {journey.map(({ title, text }, index) => (
            <li key={title} className="border-warm border-t-4 pt-4">
              <p aria-hidden="true" className="font-display text-warm-strong text-h2">
                {index + 1}
              </p>
              <h3>{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <BookingButton>Book a {site.consultationMinutes}-minute consultation</BookingButton>
          <Button asChild variant="outline">
            <a href="/resources/tools-worksheets">Tools and worksheets</a>
          </Button>
        </div>
      </section>
    </>
  );
}
