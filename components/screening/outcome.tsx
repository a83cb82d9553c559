import type { ReactNode } from 'react';
import { KeepResult } from '@/components/assessment/keep-result';
import { BandTable } from '@/components/screening/band-table';
import { Button, buttonStyle } from '@/components/ui/button';
import { Phone, Printer } from '@/components/ui/icons';
import { type Instrument, licence } from '@/lib/screening/instruments';
import type { ScreeningResult } from '@/lib/screening/rules';

/** Help before numbers: shown whenever the question about self-harm was answered above "not at all". */
function HelpFirst() {
  return (
    <section
      aria-labelledby="help-first"
      className="space-y-4 rounded-card border-danger border-l-8 bg-danger-soft p-5 sm:p-7"
    >
      <h2 id="help-first" className="text-h3">
        First: you do not have to be alone with these thoughts
      </h2>
      <p className="max-w-measure">
        You said that thoughts of being dead or of hurting yourself have been there. Many people have them in
        hard times, and they pass. Please tell someone today.
      </p>
      <p className="flex flex-wrap gap-3">
        <a href="tel:14416" className={buttonStyle()}>
          <Phone aria-hidden="true" className="size-5" />
          Call 14416, free, day and night
        </a>
        <a href="tel:112" className={buttonStyle({ look: 'secondary' })}>
          In danger now: call 112
        </a>
        <a href="/resources/crisis-support" className="tap text-link">
          More numbers, also abroad
        </a>
      </p>
    </section>
  );
}

/** The outcome in words, what it is and is not, and what one could do next. */
export function ScreeningOutcome({
  instrument,
  result,
  booking,
  onStartAgain,
}: {
  instrument: Instrument;
  result: ScreeningResult;
  booking: ReactNode;
  onStartAgain: () => void;
}) {
  const { score, highest, band, showsHelpFirst } = result;
  return (
    <div className="space-y-8">
      {showsHelpFirst ? <HelpFirst /> : null}
      <section
        aria-labelledby="outcome"
        role="status"
        className="space-y-4 rounded-card bg-paper-2 p-5 shadow-card sm:p-8"
      >
        <h2 id="outcome">
          Your result: {score} of {highest}, {band.name}
        </h2>
        <meter
          min={0}
          max={highest}
          value={score}
          aria-label={`${score} of ${highest} points`}
          className="h-4 w-full"
        />
        <p className="text-lead">{band.meaning}</p>
        <p className="max-w-measure">{band.nextStep}</p>
        <p className="max-w-measure text-ink-soft">
          This is not a diagnosis. It is a snapshot of two weeks, made for adults, and a good way to begin a
          talk with a doctor or a therapist.
        </p>
      </section>
      <section aria-labelledby="next" className="no-print space-y-4">
        <h2 id="next" className="text-h3">
          What you could do next
        </h2>
        <p className="flex flex-wrap gap-3">
          <a href="/professionals" className={buttonStyle()}>
            Find a therapist
          </a>
          {booking}
          <Button look="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            Print this result
          </Button>
          <Button look="quiet" onClick={onStartAgain}>
            Start again
          </Button>
        </p>
        <p className="text-ink-soft">
          Your answers are neither sent nor stored. When you close or leave this page, they are gone.
        </p>
      </section>
      <KeepResult code={instrument.code} slug={instrument.slug} score={score} highest={highest} />
      <section aria-labelledby="bands" className="space-y-3">
        <h2 id="bands" className="text-h3">
          What the numbers mean
        </h2>
        <BandTable instrument={instrument} current={band.name} />
      </section>
      <p className="text-ink-soft text-small">{licence}</p>
    </div>
  );
}
