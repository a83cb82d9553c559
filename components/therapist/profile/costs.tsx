import { TitledSection } from '@/components/layout/titled-section';
import { kindFee, kindInWords } from '@/lib/therapist/kind/rules';
import type { TherapistProfile } from '@/lib/therapist/queries';

type CostsProps = Pick<TherapistProfile, 'slug' | 'kinds' | 'modes'> & {
  /** Whether times can be booked now. */
  readonly bookable: boolean;
};

/** The fee of each kind of session, with the way to its times. The fee of an only kind is among the facts. */
export function Costs({ slug, kinds, modes, bookable }: CostsProps) {
  if (kinds.length < 2) return null;
  return (
    <TitledSection id="costs" title="What it costs" className="grid max-w-measure gap-4">
      <ul className="divide-y divide-border border-border border-y">
        {kinds.map((kind) => (
          <li key={kind.id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <div>
              <p className="font-semibold">{kind.name}</p>
              <p className="text-small">{kindInWords(kind, modes)}</p>
            </div>
            {bookable ? (
              <a href={`/book/${slug}?kind=${kind.id}`} rel="nofollow" className="tap text-link">
                Book
                <span className="sr-only">
                  {' '}
                  {kind.name}, {kindFee(kind.feePaise)}
                </span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
