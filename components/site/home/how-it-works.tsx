import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { findTherapist } from '@/content/navigation';
import { site } from '@/content/site';

type HowItWorksProps = {
  /** Prices of talks with our own team, as "Individual counselling: ₹1,500". */
  readonly prices: readonly string[];
  /** Fees of some listed people, in words; null when nobody is shown. */
  readonly fees: string | null;
};

const alsoFree = 'writing to a therapist, questionnaires, worksheets and breathing exercises.';

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Card asChild variant="raised" size="flush">
      <li className="flex flex-col gap-1 p-4 md:p-5 md:gap-2">
        <h3 className="flex items-baseline gap-2.5 text-h4 md:flex-col md:gap-2">
          <span aria-hidden="true" className="font-display text-h2 text-primary leading-none">
            {number}
          </span>
          {title}
        </h3>
        {children}
      </li>
    </Card>
  );
}

/** Three steps with their prices, and what costs nothing. */
export function HowItWorks({ prices, fees }: HowItWorksProps) {
  return (
    <section aria-labelledby="how" className="late-[50rem] bg-muted">
      <div data-reveal className="container-page section-space space-y-4 md:space-y-8">
        <h2 id="how">How it works, and what it costs</h2>
        <ol className="grid gap-3 md:grid-cols-3 md:gap-4">
          <Step number={1} title="Talk to our team first, if you like">
            <p>
              {site.consultationMinutes} minutes by video or phone. You hear what could help, and who fits.
            </p>
            <p className="mt-auto font-semibold">Free</p>
          </Step>
          <Step number={2} title="Choose your therapist">
            <p>Compare people by concern, language, fee and free time. Write to them, or book a time.</p>
            <p className="mt-auto font-semibold">
              {fees ? `For example ${fees} a session` : 'Each therapist shows their fee'}
            </p>
          </Step>
          <Step number={3} title="Meet, and pay by session">
            <p>
              By video, by phone or face to face. You pay by UPI or bank transfer. There is no membership.
            </p>
            <p className="mt-auto">
              <span className="font-semibold">With our own team: </span>
              {prices.join(', ')}.{' '}
              <a href="/products" className="whitespace-nowrap text-link">
                See all prices
              </a>
            </p>
          </Step>
        </ol>
        <p className="max-w-measure md:text-lead">
          <span className="font-semibold">Also free:</span> {alsoFree}
        </p>
        {/* On phones the way to people is in the first view and in the menu. */}
        <p className="max-md:hidden">
          <Button asChild>
            <a href={findTherapist.href}>See therapists and their fees</a>
          </Button>
        </p>
      </div>
    </section>
  );
}
