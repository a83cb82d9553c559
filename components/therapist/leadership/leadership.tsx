import { LeaderCard } from '@/components/therapist/leadership/leader-card';
import { asLines } from '@/components/therapist/leadership/leader-filter';
import { LeadershipCarousel } from '@/components/therapist/leadership/leadership-carousel';
import { EmptyNote } from '@/components/ui/empty';
import type { Leader } from '@/lib/therapist/leadership/queries';

/** One, two or three cards a view, by the width (product.md §2). */
const cardWidth = 'w-full shrink-0 snap-start md:w-[calc((100%-1.25rem)/2)] lg:w-[calc((100%-2.5rem)/3)]';

const distinct = (values: readonly string[]) =>
  [...new Set(values)].toSorted((a, b) => a.localeCompare(b, 'en-IN'));

export function Leadership({ leaders }: { readonly leaders: readonly Leader[] }) {
  if (leaders.length === 0) {
    return <p className="text-lead">Our therapists will be introduced here soon.</p>;
  }
  return (
    <LeadershipCarousel
      specializations={distinct(leaders.flatMap(({ specialization }) => specialization))}
      locations={distinct(leaders.map(({ location }) => location))}
      nobody={
        <EmptyNote>Nobody here fits that. Take one wish back, or look through all professionals.</EmptyNote>
      }
    >
      {leaders.map((leader) => (
        <li
          key={leader.slug}
          className={cardWidth}
          data-specializations={asLines(leader.specialization)}
          data-location={leader.location}
        >
          <LeaderCard leader={leader} />
        </li>
      ))}
    </LeadershipCarousel>
  );
}
