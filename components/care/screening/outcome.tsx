import type { ReactNode } from 'react';
import { BandTable } from '@/components/care/screening/band-table';
import { KeepResult } from '@/components/care/screening/keep-result';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Phone, Printer } from '@/components/ui/icons';
import { type Instrument, licence } from '@/lib/care/screening/instruments';
import type { ScreeningResult } from '@/lib/care/screening/rules';

/** Help before numbers: shown whenever the answer about self-harm is above "not at all". */
function HelpFirst() {
  return (
    <Alert asChild variant="destructive" frame="rail" size="flush" className="space-y-4 p-5 sm:p-7">
      <section aria-labelledby="help-first">
        <h2 id="help-first" className="text-h3">
          First: you do not have to be alone with these thoughts
        </h2>
        <p className="max-w-measure">
          You said that thoughts of being dead or of hurting yourself have been there. Many people have them
          in hard times, and they pass. Please tell someone today.
        </p>
        <p className="flex flex-wrap gap-3">
          <Button asChild>
            <a href="tel:14416">
              <Phone aria-hidden="true" className="size-5" />
              Call 14416, free, day and night
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href="tel:112">In danger now: call 112</a>
          </Button>
          <a href="/resources/crisis-support" className="tap text-link">
            More numbers, also abroad
          </a>
        </p>
      </section>
    </Alert>
  );
}

/** The outcome in words, its meaning and limits, and possible next steps. */
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
      <Card asChild variant="raised" className="space-y-4">
        <section aria-labelledby="outcome" role="status">
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
          <p className="max-w-measure text-muted-foreground">
            This is not a diagnosis. It is a snapshot of two weeks, made for adults, and a good way to begin a
            talk with a doctor or a therapist.
          </p>
        </section>
      </Card>
      <section aria-labelledby="next" className="no-print space-y-4">
        <h2 id="next" className="text-h3">
          What you could do next
        </h2>
        <p className="flex flex-wrap gap-3">
          <Button asChild>
            <a href="/professionals">Find a therapist</a>
          </Button>
          {booking}
          <Button variant="link" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            Print this result
          </Button>
          <Button variant="link" onClick={onStartAgain}>
            Start again
          </Button>
        </p>
        <p className="text-muted-foreground">
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
      <p className="text-muted-foreground text-small">{licence}</p>
    </div>
  );
}
