import { Reasons } from '@/components/site/service/reasons';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/class-names';
import type { ServiceContent } from '@/content/services/sections';
import { withMinutes } from '@/lib/format/duration';

/**
 * One of the two services for more than one person; the side note is on the left or right, so that the two look
 * different.
 */
export function SharedService({
  service,
  meetings,
  pictureSide,
}: {
  service: ServiceContent;
  /** Minutes of its meetings. */
  meetings: readonly number[];
  pictureSide: 'left' | 'right';
}) {
  const titleId = `${service.slug}-title`;
  return (
    <section id={service.slug} aria-labelledby={titleId} className="container-page section-space">
      <div className="max-w-measure space-y-4">
        <h2 id={titleId}>{service.title}</h2>
        <p className="text-muted-foreground text-lead">{service.description}</p>
      </div>
      <div
        className={cn(
          'mt-10 grid gap-10',
          pictureSide === 'left' ? 'lg:grid-cols-[1fr_1.5fr]' : 'lg:grid-cols-[1.5fr_1fr]',
        )}
      >
        <Card
          variant="accent"
          size="lg"
          className={pictureSide === 'right' ? 'space-y-4 self-start lg:order-2' : 'space-y-4 self-start'}
        >
          <h3>Who it is for</h3>
          <p>{service.who_is_it_for}</p>
        </Card>
        <div className="space-y-10">
          <div className="space-y-5">
            <h3>What to expect</h3>
            <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
              {service.what_to_expect.map((step, index) => (
                <li key={step} className="border-input/40 border-t-2 pt-3">
                  <span aria-hidden="true" className="font-display text-h4 text-primary">
                    {index + 1}
                  </span>
                  <p className="mt-1">{withMinutes(step, meetings)}</p>
                </li>
              ))}
            </ol>
          </div>
          <div className="space-y-5">
            <h3>Why it matters</h3>
            <Reasons reasons={service.why_it_matters} />
          </div>
        </div>
      </div>
    </section>
  );
}
