import { SampleMark } from '@/components/ui/sample-mark';
import type { Partners } from '@/lib/site/people/kind';

export function PartnerQuotes({ partners, sample }: Partners & { readonly sample: boolean }) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      {sample ? (
        <p className="-mb-6 md:col-span-2">
          <SampleMark words="Sample data" ground="warm" />
        </p>
      ) : null}
      {partners.map(({ quote, name, place }) => (
        <figure key={quote} className="space-y-3">
          <blockquote className="text-lead">“{quote}”</blockquote>
          <figcaption>
            <span className="font-semibold">{name}</span>
            <span className="block text-muted-foreground">{place}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
