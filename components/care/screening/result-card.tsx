import { BandScale } from '@/components/care/screening/band-scale';
import { outcomeId } from '@/components/care/screening/item';
import { Card } from '@/components/ui/card';
import type { Instrument } from '@/lib/care/screening/instrument';
import type { ScreeningResult } from '@/lib/care/screening/rules';

/** The sum in words and on the scale of its ranges, its meaning and its limits. */
export function ResultCard({
  instrument,
  result: { score, highest, band },
}: {
  instrument: Instrument;
  result: ScreeningResult;
}) {
  return (
    <Card asChild variant="raised" className="space-y-4">
      <section aria-labelledby={outcomeId}>
        <h2 id={outcomeId} tabIndex={-1}>
          Your result: {score} of {highest}, {band.name}
        </h2>
        <BandScale bands={instrument.bands} score={score} highest={highest} current={band} />
        <p className="text-lead">{band.meaning}</p>
        <p className="max-w-measure text-muted-foreground">
          This is not a diagnosis. It is a snapshot of {instrument.period} for adults, and a good starting
          point for a talk with a doctor or a therapist.
        </p>
      </section>
    </Card>
  );
}
