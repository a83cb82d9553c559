import { Portrait } from '@/components/therapist/directory/portrait';
import { ProfileHeading } from '@/components/therapist/directory/profile-heading';
import { SpecializationBadges } from '@/components/therapist/directory/specialization-badges';
import { Card } from '@/components/ui/card';
import { MapPin } from '@/components/ui/icons';
import type { Leader } from '@/lib/therapist/leadership/queries';

/** One therapist of the carousel. The whole card opens the profile; the link has the person's name. */
export function LeaderCard({ leader }: { leader: Leader }) {
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
