import { LastChecked } from '@/components/site/helpline/last-checked';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChevronDown, Phone } from '@/components/ui/icons';
import { type OpeningHours, openTimes } from '@/lib/site/content/opening-hours';
import type { ShownHelpline } from '@/lib/site/helpline/view';

/**
 * Says whether a line with closing hours answers now: `lib/site/behaviour/start.ts` shows the sentence that is true.
 * Without JavaScript the hours beside it say it.
 */
function OpenNow({ hours }: { hours: OpeningHours }) {
  return (
    <p data-hours={JSON.stringify(openTimes(hours))} className="group/line font-semibold text-small">
      <span className="hidden text-success group-data-[open=true]/line:inline">Open at this hour</span>
      <span className="hidden text-destructive group-data-[open=false]/line:inline">
        Closed at this hour. 14416 is open.
      </span>
    </p>
  );
}

/** One line: the number to press, whether it answers now, and the rest on opening. */
export function HelplineCard({
  helpline,
  level,
}: {
  helpline: ShownHelpline;
  /** Level of the card's heading: one below the heading above the card. */
  level: 3 | 4;
}) {
  const Heading = `h${level}` as const;
  const { name, number, dial, otherNumber, description, features, availability, languages, cost, overdue } =
    helpline;
  return (
    <Card asChild variant="flat" size="flush" className="px-4 pt-4 sm:px-5">
      <article>
        {/* The number has the same place in each card, however long it is. */}
        <div className="grid gap-3 lg:flex lg:items-start lg:justify-between">
          <div className="min-w-0">
            <Heading className="text-h4">{name}</Heading>
            <p className="text-muted-foreground text-small">
              {availability} · {cost}
            </p>
            {helpline.hours ? <OpenNow hours={helpline.hours} /> : null}
            {overdue ? <LastChecked checkedOn={helpline.checkedOn} overdue={overdue} /> : null}
          </div>
          <Button asChild size="lg" className="whitespace-nowrap">
            <a href={`tel:${dial}`}>
              <Phone aria-hidden="true" className="size-5" />
              <span className="sr-only">Call </span>
              {number}
            </a>
          </Button>
        </div>
        <details className="disclosure mt-1">
          <summary className="tap gap-1.5 text-link">
            Who answers<span className="sr-only"> at {name}</span>
            <ChevronDown aria-hidden="true" className="chevron size-4" />
          </summary>
          <div className="space-y-3 pb-4">
            <p>{description}</p>
            <ul className="list-disc space-y-0.5 pl-5">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p>
              <span className="font-semibold">Languages:</span> {languages}
            </p>
            {otherNumber ? (
              <p>
                <a href={`tel:${otherNumber.dial}`} className="tap text-link">
                  Or call {otherNumber.number}
                </a>
              </p>
            ) : null}
            <p className="text-muted-foreground text-small">
              Published by: {helpline.source}.{' '}
              {overdue ? null : <LastChecked checkedOn={helpline.checkedOn} overdue={overdue} />}
            </p>
          </div>
        </details>
      </article>
    </Card>
  );
}
