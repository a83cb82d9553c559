import { BandTable } from '@/components/care/screening/band-table';
import { SheetItems } from '@/components/care/screening/sheet-items';
import type { Instrument } from '@/lib/care/screening/instrument';

/**
 * All questions at once, for visits without scripts. The style sheet adds up the points, so that nothing has to be sent to
 * learn the sum.
 */
export function Sheet({ instrument }: { instrument: Instrument }) {
  const { choices, safetyItem, terms } = instrument;
  const counts = choices.map(({ label, points }) => `“${label}” counts ${points}`).join(', ');
  return (
    <form autoComplete="off" className="space-y-6 [counter-reset:points]">
      <SheetItems instrument={instrument} />
      <section aria-labelledby="by-hand" className="space-y-4">
        {safetyItem === undefined ? null : (
          <p className="border-destructive border-l-4 pl-3 font-semibold">
            If your answer to the last question is not “Not at all”, please{' '}
            <a href="tel:14416" className="text-link">
              call 14416
            </a>{' '}
            today, free, day and night. In danger:{' '}
            <a href="tel:112" className="text-link">
              112
            </a>
            .
          </p>
        )}
        <h2 id="by-hand" className="text-h3 after:content-['_'_counter(points)]">
          Your score so far:
        </h2>
        <p className="max-w-measure">Your browser adds up the score. {counts}.</p>
        <BandTable instrument={instrument} />
        <p className="max-w-measure">
          From 10 points on, talk to a doctor or a therapist.{' '}
          <a href="/professionals" className="text-link">
            Find a therapist
          </a>
        </p>
        <p className="text-muted-foreground text-small">{terms}</p>
      </section>
    </form>
  );
}
