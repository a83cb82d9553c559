import { NextFreeTime } from '@/components/therapist/directory/next-free-time';
import { Portrait } from '@/components/therapist/directory/portrait';
import { ProfileHeading } from '@/components/therapist/directory/profile-heading';
import { Card } from '@/components/ui/card';
import type { TherapistCard } from '@/lib/therapist/directory/queries';
import { feesLabel } from '@/lib/therapist/rules';

/** One person in a few lines: name, title, languages, fee, next free time. All of it opens the profile. */
export function GlanceCard({ therapist }: { readonly therapist: TherapistCard }) {
  const { slug, name, title, picture, specialization, languages, feePaise, nextFree } = therapist;
  return (
    <Card
      asChild
      variant="raised"
      size="flush"
      className="relative flex h-full gap-4 p-4 hover:shadow-float md:p-5 lg:flex-col"
    >
      <article>
        <Portrait name={name} picture={picture} size={96} className="w-24 self-start text-h3" />
        <div className="flex min-w-0 grow flex-col gap-1 text-small">
          <ProfileHeading slug={slug} name={name} />
          <p className="text-muted-foreground">{title}</p>
          <p>{specialization.slice(0, 3).join(', ')}</p>
          {languages.length > 0 ? <p>Speaks {languages.join(', ')}</p> : null}
          <p className="mt-auto pt-1 font-semibold text-base">
            {feesLabel(feePaise, therapist.mostFeePaise)}
          </p>
          <p className="font-semibold text-primary empty:hidden">
            <NextFreeTime at={nextFree} />
          </p>
        </div>
      </article>
    </Card>
  );
}
