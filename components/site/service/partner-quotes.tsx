import { SampleMark } from '@/components/ui/sample-mark';
import type { Partners } from '@/lib/site/people/kind';

export function PartnerQuotes({ partners, sample }: Partners & { readonly sample: boolean }) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      {partners.map(({ quote, name, place }) => (
        <figure key={quote} className="space-y-5">
          <blockquote className="font-display text-h3">“{quote}”</blockquote>
          <figcaption>
            <span className="font-semibold">{name}</span>
            <span className="block text-muted-foreground">{place}</span>
            {sample ? <SampleMark words="Sample data" ground="warm" /> : null}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
