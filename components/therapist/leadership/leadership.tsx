import { Portrait } from '@/components/therapist/directory/portrait';
import { ProfileHeading } from '@/components/therapist/directory/profile-heading';
import { SpecializationBadges } from '@/components/therapist/directory/specialization-badges';
import { asLines } from '@/components/therapist/leadership/leader-filter';
import { LeadershipCarousel } from '@/components/therapist/leadership/leadership-carousel';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { MapPin } from '@/components/ui/icons';
import type { Leader } from '@/lib/therapist/leadership/queries';

/** One therapist of the carousel. The whole card opens the profile; the link has the person's name. */
function LeaderCard({ leader }: { leader: Leader }) {
  const { slug, name, title, specialization, location, bio, picture } = leader;
  return (
    <Card asChild variant="flat" size="flush" className="relative flex h-full flex-col gap-4 p-6">
      <article>
        <div className="flex items-center gap-4">
          <Portrait name={name} picture={picture} size={96} className="w-24 text-h3" />
          <div className="min-w-0">
            <ProfileHeading slug={slug} name={name} />
            <p className="text-muted-foreground text-small">{title}</p>
          </div>
        </div>
        <p className="flex items-center gap-2 text-small">
          <MapPin aria-hidden="true" className="size-4 shrink-0 text-primary" />
          {location}
        </p>
        <p className="line-clamp-3">{bio}</p>
        <div className="mt-auto">
          <SpecializationBadges specialization={specialization} most={3} />
        </div>
      </article>
    </Card>
  );
}

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
