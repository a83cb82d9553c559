'use client';

import type { ReactNode } from 'react';
import { KeepResult } from '@/components/care/screening/keep-result';
import { ResultCard } from '@/components/care/screening/result-card';
import { useResultFocus } from '@/components/care/screening/use-result-focus';
import { TitledSection } from '@/components/layout/titled-section';
import { Button } from '@/components/ui/button';
import { ArrowLeft, Printer } from '@/components/ui/icons';
import type { Instrument, NextStepKind } from '@/lib/care/screening/instrument';
import type { ScreeningResult } from '@/lib/care/screening/rules';

/** Where "Schedule Consultation" leads: to our own free times, or to the owner's page in a new tab. */
export type BookingTarget = { readonly href: string; readonly external: boolean };

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
    <TitledSection id="next" title="Your next step" className="space-y-4">
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
    </TitledSection>
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
  const { score, highest, showsHelpFirst } = result;
  const place = useResultFocus(showsHelpFirst);
  return (
    <div ref={place} className="space-y-8">
      {showsHelpFirst ? help : null}
      <ResultCard instrument={instrument} result={result} />
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
          We neither send nor store your answers. They are lost when you close or leave this page.
        </p>
      </div>
    </div>
  );
}
