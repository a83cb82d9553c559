import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { Webinars } from '@/lib/site/event/kind';

export function UpcomingWebinars({
  webinars,
  askHref,
}: {
  webinars: readonly Webinars['webinars'][number][];
  askHref: string;
}) {
  if (webinars.length === 0) {
    return (
      <p className="text-lead">
        No date is fixed at the moment.{' '}
        <a href={askHref} className="text-link">
          Tell us what you would like to hear about
        </a>
        .
      </p>
    );
  }
  return (
    <ul className="divide-y divide-border border-border border-y">
      {webinars.map(({ date, time, title, text }) => (
        <li
          key={`${date} ${title}`}
          className="grid gap-x-8 gap-y-2 py-6 md:grid-cols-[13rem_1fr_auto] md:items-center"
        >
          <p>
            <When at={date} className="block font-semibold" />
            <span className="text-muted-foreground text-small">{time}</span>
          </p>
          <div>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 text-muted-foreground">{text}</p>
          </div>
          <a href={askHref} className="tap text-link font-semibold">
            Ask for a place<span className="sr-only"> at “{title}”</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Past webinars, for people who want to know our topics. */
export function WebinarArchive({ webinars }: { webinars: readonly Webinars['webinars'][number][] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {webinars.map(({ date, title, text }) => (
        <Card asChild key={`${date} ${title}`} variant="outline" size="sm" className="space-y-2">
          <li>
            <When at={date} className="text-muted-foreground text-small" />
            <h3 className="text-h4">{title}</h3>
            <p className="text-muted-foreground">{text}</p>
          </li>
        </Card>
      ))}
    </ul>
  );
}
