import { LastChecked } from '@/components/site/helpline/last-checked';
import { OpenNow } from '@/components/site/helpline/open-now';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Phone } from '@/components/ui/icons';
import type { ShownHelpline } from '@/lib/site/helpline/view';

export function HelplineCard({ helpline }: { helpline: ShownHelpline }) {
  const { name, number, dial, otherNumber, description, features, availability, languages, cost } = helpline;
  return (
    <Card asChild variant="flat" size="flush" className="flex h-full flex-col gap-3 p-5 sm:p-6">
      <article>
        <h3>{name}</h3>
        <p>{description}</p>
        <p className="flex flex-wrap gap-2">
          <Button asChild className="text-lead">
            <a href={`tel:${dial}`}>
              <Phone aria-hidden="true" className="size-5" />
              <span className="sr-only">Call </span>
              {number}
            </a>
          </Button>
          {otherNumber ? (
            <Button asChild variant="outline">
              <a href={`tel:${otherNumber.dial}`}>
                <span className="sr-only">Or call </span>
                {otherNumber.number}
              </a>
            </Button>
          ) : null}
        </p>
        <ul className="list-disc space-y-0.5 pl-5">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <dl className="mt-auto grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 border-border border-t pt-3 text-small">
          <dt className="font-semibold">Open</dt>
          <dd>
            {availability}
            {helpline.hours ? <OpenNow hours={helpline.hours} /> : null}
          </dd>
          <dt className="font-semibold">Languages</dt>
          <dd>{languages}</dd>
          <dt className="font-semibold">Cost</dt>
          <dd>{cost}</dd>
        </dl>
        <p className="text-muted-foreground text-small">
          Published by: {helpline.source}.{' '}
          <LastChecked checkedOn={helpline.checkedOn} overdue={helpline.overdue} />
        </p>
      </article>
    </Card>
  );
}
