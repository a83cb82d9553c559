import { site } from '@/content/site';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { liveFigure } from '@/lib/therapist/directory/rules';

/** The owner's figures (product.md §9), replaced by live counts once those are larger. */
export function DirectoryStats({ figures }: { figures?: DirectoryPage['figures'] }) {
  const live: Readonly<Record<string, number | undefined>> = {
    Professionals: figures?.therapists,
    Specializations: figures?.specializations,
  };
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-border border-y py-4 sm:grid-cols-4">
        {site.claims.directory.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted-foreground text-small">{label}</dt>
            <dd className="font-display font-semibold text-h3 text-primary">
              {liveFigure(figure, live[label])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-baseline gap-x-4 text-muted-foreground text-small">
        <span>Stated by {site.name}</span>
        <a href="/figures" className="tap text-link">
          What we measure
        </a>
      </p>
    </div>
  );
}
