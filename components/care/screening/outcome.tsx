'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { BandScale } from '@/components/care/screening/band-scale';
import { helpFirstId } from '@/components/care/screening/item';
import { KeepResult } from '@/components/care/screening/keep-result';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ArrowLeft, Printer } from '@/components/ui/icons';
import type { Instrument, NextStepKind } from '@/lib/care/screening/instruments';
import type { ScreeningResult } from '@/lib/care/screening/rules';

/** Where "Schedule Consultation" leads: to our own free times, or to the owner's page in a new tab. */
export type BookingTarget = { readonly href: string; readonly external: boolean };

const outcomeId = 'outcome';

/** Offers beside the best one, in this order; none of them says anything about the result to the server. */
const offers: Readonly<Record<NextStepKind, { label: string; href: string }>> = {
  therapist: {
    label: 'Find a therapist free this week',
    href: '/professionals?free=week&sort=soonest',
  },
  consultation: { label: 'Schedule Consultation', href: '/book' },
  'self-care': { label: 'Open the self-care guides', href: '/resources/self-care-guides' },
  breathing: { label: 'Try a breathing exercise', href: '/resources/mindfulness-meditation' },
};

function Offer({
  kind,
  booking,
  className,
}: {
  kind: NextStepKind;
  booking: BookingTarget;
  className?: string;
}) {
  const { label, href } = offers[kind];
  const external = kind === 'consultation' && booking.external;
  return (
    <a
      href={kind === 'consultation' ? booking.href : href}
      className={className}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {label}
      {external ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </a>
  );
}

/** One thing to do, and the others quietly below it. */
function NextSteps({ result, booking }: { result: ScreeningResult; booking: BookingTarget }) {
  const { text, kind } = result.nextStep;
  const others = (['therapist', 'consultation', 'self-care', 'breathing'] as const).filter(
    (other) => other !== kind,
  );
  return (
    <section aria-labelledby="next" className="space-y-4">
      <h2 id="next" className="text-h3">
        Your next step
      </h2>
      <p className="max-w-measure text-lead">{text}</p>
      <div className="no-print space-y-3">
        <Button asChild className="w-full sm:w-auto">
          <Offer kind={kind} booking={booking} />
        </Button>
        <p>Or:</p>
        <ul className="-mt-2">
          {others.map((other) => (
            <li key={other}>
              <Offer kind={other} booking={booking} className="tap text-link" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Parts that the server makes, so that no script has to carry their words. */
export type Parts = {
  /** Comes before the score where it is needed. */
  readonly help: ReactNode;
  /** The published ranges, and whose they are. */
  readonly numbers: ReactNode;
};

/** The outcome in words and on a scale, its meaning and limits, and what to do next. */
export function ScreeningOutcome({
  instrument,
  result,
  booking,
  help,
  numbers,
  onBack,
  onStartAgain,
}: Parts & {
  instrument: Instrument;
  result: ScreeningResult;
  booking: BookingTarget;
  onBack: () => void;
  onStartAgain: () => void;
}) {
  const { score, highest, band, showsHelpFirst } = result;
  const place = useRef<HTMLDivElement>(null);

  // Readers continue with the first heading: help where it is needed, else the result.
  useEffect(() => {
    document.getElementById(showsHelpFirst ? helpFirstId : outcomeId)?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [showsHelpFirst]);

  return (
    <div ref={place} className="space-y-8">
      {showsHelpFirst ? help : null}
      <Card asChild variant="raised" className="space-y-4">
        <section aria-labelledby={outcomeId}>
          <h2 id={outcomeId} tabIndex={-1}>
            Your result: {score} of {highest}, {band.name}
          </h2>
          <BandScale bands={instrument.bands} score={score} highest={highest} current={band} />
          <p className="text-lead">{band.meaning}</p>
          <p className="max-w-measure text-muted-foreground">
            This is not a diagnosis. It is a snapshot of two weeks, made for adults, and a good way to begin a
            talk with a doctor or a therapist.
          </p>
        </section>
      </Card>
      <NextSteps result={result} booking={booking} />
      <KeepResult code={instrument.code} slug={instrument.slug} score={score} highest={highest} />
      {numbers}
      <div className="no-print">
        <p className="flex flex-wrap gap-x-2">
          <Button variant="link" onClick={onBack}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to the last question
          </Button>
          <Button variant="link" onClick={onStartAgain}>
            Start again
          </Button>
          <Button variant="link" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            Print this result
          </Button>
        </p>
        <p className="mt-3 text-muted-foreground">
          Your answers are neither sent nor stored. When you close or leave this page, they are gone.
        </p>
      </div>
    </div>
  );
}
