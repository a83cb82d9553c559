import type { ReactNode } from 'react';
import { AcceptingState } from '@/components/therapist/directory/accepting-state';
import { FreeChips } from '@/components/therapist/directory/free-chips';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Rating } from '@/components/therapist/directory/rating';
import { SpecializationBadges } from '@/components/therapist/directory/specialization-badges';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { RepeatedIcon, type RepeatedIconName } from '@/components/ui/icons';
import type { TherapistCard as Listed } from '@/lib/therapist/directory/queries';
import { registerInShort } from '@/lib/therapist/register/rules';
import { feesLabel, modeLabel, profileHref } from '@/lib/therapist/rules';

/** Icons of a card; a page with cards shows their shapes once (`IconShapes`). */
export const cardIcons = ['badge-check', 'map-pin', 'languages', 'calendar-clock', 'star'] as const;

function Fact({ icon, label, children }: { icon: RepeatedIconName; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2 sm:gap-2.5">
      <dt className="mt-0.5 text-primary sm:mt-1">
        <RepeatedIcon name={icon} className="size-4" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * One therapist in the list. On a phone the gaps are smaller, and short facts share a line, so that the next person
 * is near. The whole card opens the profile; screen readers find one link with the therapist's
 * name.
 */
export function TherapistCard({
  therapist,
  timeZone,
  now,
  heading: Heading = 'h3',
}: {
  therapist: Listed;
  /** IANA zone of the visitor's clock; India's by default. */
  timeZone: string | undefined;
  /** When the page was made, ISO. */
  now: string;
  /** One level below the heading of the list. */
  heading?: 'h3' | 'h4';
}) {
  const { slug, name, title, picture, specialization, location, modes, languages, availability } = therapist;
  const nameId = `name-${slug}`;
  const places = [location, ...modes.map(modeLabel)].filter((place, at, all) => all.indexOf(place) === at);
  return (
    <Card
      asChild
      variant="raised"
      size="dense"
      className="relative flex h-full flex-col gap-1.5 hover:shadow-float max-sm:p-3.5 sm:gap-3"
    >
      <article aria-labelledby={nameId}>
        <div className="flex gap-3.5">
          <Portrait name={name} picture={picture} size={96} className="w-24 text-h3" />
          <div className="grid min-w-0 content-start gap-0.5">
            <Heading id={nameId} className="font-display text-h4 leading-snug">
              {name}
            </Heading>
            <p className="text-muted-foreground text-small max-sm:leading-snug">{title}</p>
            <p className="font-semibold">{feesLabel(therapist.feePaise, therapist.mostFeePaise)}</p>
            <Rating {...therapist} />
          </div>
        </div>
        <SpecializationBadges specialization={specialization} most={3} dense />
        <p className="line-clamp-2 max-sm:text-small max-sm:leading-snug sm:line-clamp-3">{therapist.bio}</p>
        <div className="flex flex-wrap gap-x-4 gap-y-0.5 text-small max-sm:leading-snug sm:grid sm:gap-1">
          <dl className="contents">
            {therapist.registers.length > 0 ? (
              <Fact icon="badge-check" label="Register">
                {therapist.registers.map((entry) => (
                  <span key={`${entry.register} ${entry.number}`} className="block">
                    {registerInShort(entry)}
                  </span>
                ))}
              </Fact>
            ) : null}
            <Fact icon="map-pin" label="Location and ways to meet">
              {places.join(' · ')}
            </Fact>
            {languages.length > 0 ? (
              <Fact icon="languages" label="Languages">
                {languages.join(', ')}
              </Fact>
            ) : null}
            {availability ? (
              <Fact icon="calendar-clock" label="Availability">
                {availability}
              </Fact>
            ) : null}
          </dl>
          <AcceptingState accepting={therapist.accepting} />
        </div>
        <div className="mt-auto grid gap-2 border-border border-t pt-2 sm:pt-3">
          <FreeChips
            slug={slug}
            name={name}
            at={therapist.nextFree}
            days={therapist.freeDays}
            timeZone={timeZone}
            now={new Date(now)}
          />
          <Button
            asChild
            variant="outline"
            size="sm"
            className="after:absolute after:inset-0 after:rounded-card"
          >
            <a href={profileHref(slug, timeZone)} aria-describedby={nameId}>
              View Profile
            </a>
          </Button>
        </div>
      </article>
    </Card>
  );
}
