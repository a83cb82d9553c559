import { BandTable } from '@/components/care/screening/band-table';
import { answerBox, ItemLegend, sheetId } from '@/components/care/screening/item';
import { Card } from '@/components/ui/card';
import { RadioGroupItem } from '@/components/ui/radio-group';
import { type Answer, answers, type Instrument, licence } from '@/lib/care/screening/instruments';

/** A chosen answer adds its points to a counter of the style sheet. */
const adds: Readonly<Record<Answer, string>> = {
  0: '',
  1: 'checked:[counter-increment:points_1]',
  2: 'checked:[counter-increment:points_2]',
  3: 'checked:[counter-increment:points_3]',
};

/**
 * All questions at once: what the page shows before its script runs, and without scripts for good. The style sheet adds
 * up the points, so that nothing has to be sent to learn the sum.
 */
export function Sheet({ instrument }: { instrument: Instrument }) {
  const { items, safetyItem } = instrument;
  return (
    <form id={sheetId} autoComplete="off" className="space-y-6 [counter-reset:points]">
      <ol className="space-y-6">
        {items.map((item, index) => (
          <li key={item}>
            <Card asChild size="flush" className="p-4 sm:p-8">
              <fieldset>
                <ItemLegend item={item} number={index + 1} of={items.length} />
                <div className="grid gap-2 sm:grid-cols-2 sm:gap-3">
                  {answers.map(({ points, label }) => (
                    <label
                      key={points}
                      className={`${answerBox} has-checked:border-primary has-checked:bg-accent`}
                    >
                      <RadioGroupItem name={`item-${index + 1}`} value={points} className={adds[points]} />
                      {label}
                    </label>
                  ))}
                </div>
              </fieldset>
            </Card>
          </li>
        ))}
      </ol>
      <noscript>
        <section aria-labelledby="by-hand" className="space-y-4">
          {safetyItem === undefined ? null : (
            <p className="border-destructive border-l-4 pl-3 font-semibold">
              If your answer to the last question is anything but “Not at all”, please{' '}
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
            Your points so far:
          </h2>
          <p className="max-w-measure">
            Your browser adds them up by itself. “{answers[0].label}” counts 0, “{answers[1].label}” 1, “
            {answers[2].label}” 2 and “{answers[3].label}” 3.
          </p>
          <BandTable instrument={instrument} />
          <p className="max-w-measure">
            From 10 points on, talk to a doctor or a therapist.{' '}
            <a href="/professionals" className="text-link">
              Find a therapist
            </a>
          </p>
          <p className="text-muted-foreground text-small">{licence}</p>
        </section>
      </noscript>
    </form>
  );
}
