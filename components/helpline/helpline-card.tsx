import { OpenNow } from '@/components/helpline/open-now';
import { buttonStyle } from '@/components/ui/button';
import { Phone } from '@/components/ui/icons';
import type { Helpline } from '@/content/helplines';
import { formatDay } from '@/lib/time';

export function HelplineCard({ helpline }: { helpline: Helpline }) {
  const { name, number, dial, otherNumber, description, features, availability, languages, cost } = helpline;
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-paper-2 p-5 sm:p-6">
      <h3>{name}</h3>
      <p>{description}</p>
      <p className="flex flex-wrap gap-2">
        <a href={`tel:${dial}`} className={buttonStyle({ className: 'text-lead' })}>
          <Phone aria-hidden="true" className="size-5" />
          <span className="sr-only">Call </span>
          {number}
        </a>
        {otherNumber ? (
          <a href={`tel:${otherNumber.dial}`} className={buttonStyle({ look: 'secondary' })}>
            <span className="sr-only">Or call </span>
            {otherNumber.number}
          </a>
        ) : null}
      </p>
      <ul className="list-disc space-y-0.5 pl-5">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <dl className="mt-auto grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 border-line border-t pt-3 text-small">
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
      <p className="text-ink-soft text-small">
        Published by: {helpline.source}. Checked {formatDay(helpline.checkedOn)}.
      </p>
    </article>
  );
}
