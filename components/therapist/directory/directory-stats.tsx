import { statedBy } from '@/content/site';
import { formatCount } from '@/lib/format/count';
import type { Claims } from '@/lib/site/claims/kind';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import type { DirectoryBand } from '@/lib/therapist/figures/queries';
import { liveFigure, tellingFigures } from '@/lib/therapist/figures/rules';

type DirectoryStatsProps = {
  readonly band: DirectoryBand;
  /** Live counts, which replace claims once they are larger. */
  readonly live?: DirectoryPage['figures'] | undefined;
};

function withLive(claims: Claims['directory'], live: DirectoryStatsProps['live']) {
  const counts: Readonly<Record<string, number | undefined>> = {
    Professionals: live?.therapists,
    Specializations: live?.specializations,
  };
  return claims.map(({ figure, label }) => ({
    figure: liveFigure(figure, counts[label]),
    label,
  }));
}

/** Counts of the list: a claim is shown next to what was counted, and to what "24/7" cannot mean. */
function countedNow({ therapists, specializations }: DirectoryPage['figures']): string {
  const people = `${formatCount(therapists)} ${therapists === 1 ? 'professional' : 'professionals'}`;
  const concerns = `${formatCount(specializations)} ${specializations === 1 ? 'specialization' : 'specializations'}`;
  return `This list has ${people} and ${concerns} now, counted by the service. Book and write at any hour; people answer in their own hours.`;
}

/** The owner's figures (product.md §9) while they are shown, else those that we measure, if there are any. */
export function DirectoryStats({ band, live }: DirectoryStatsProps) {
  const figures = band.claims ? withLive(band.claims, live) : tellingFigures(band.measured);
  if (figures.length === 0) return null;
  return (
    <div className="late-[20.7rem] grid gap-2">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-border border-y py-4 sm:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-muted-foreground text-small">{label}</dt>
            <dd className="font-display font-semibold text-h3 text-primary">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-baseline gap-x-4 text-muted-foreground text-small">
        {band.claims ? (
          <span>
            {statedBy} about itself, like the rating of each sample, and{' '}
            {figures.some(({ figure }, at) => figure !== band.claims[at]?.figure)
              ? 'counted only where the list has more.'
              : 'not counted.'}
          </span>
        ) : null}
        {band.claims && live ? <span className="text-foreground">{countedNow(live)}</span> : null}
        <a href="/figures" className="tap text-link">
          {band.claims ? 'What we measure' : 'How we count'}
        </a>
      </p>
    </div>
  );
}
