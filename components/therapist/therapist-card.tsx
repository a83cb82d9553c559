import type { ReactNode } from 'react';
import { AcceptingState } from '@/components/therapist/accepting-state';
import { Portrait } from '@/components/therapist/portrait';
import { Rating } from '@/components/therapist/rating';
import { SpecializationBadges } from '@/components/therapist/specialization-badges';
import { buttonStyle } from '@/components/ui/button';
import { CalendarClock, Languages, MapPin } from '@/components/ui/icons';
import type { TherapistCard as Card } from '@/lib/therapist/directory/queries';
import { feeLabel, modeLabel } from '@/lib/therapist/rules';

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <dt className="mt-1 text-primary">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One therapist in the list. The whole card leads to the profile; readers meet one link that says whose it is. */
export function TherapistCard({ therapist }: { therapist: Card }) {
  const { slug, name, title, picture, specialization, location, modes, languages, availability } = therapist;
  const nameId = `name-${slug}`;
  const places = [location, ...modes.map(modeLabel)].filter((place, at, all) => all.indexOf(place) === at);
  return (
    <article
      aria-labelledby={nameId}
      className="relative flex h-full flex-col gap-4 rounded-card bg-paper-2 p-5 shadow-card transition-shadow hover:shadow-float"
    >
      <div className="flex gap-3.5">
        <Portrait name={name} picture={picture} size={72} className="size-18 text-h3" />
        <div className="grid min-w-0 content-start gap-0.5">
          <h3 id={nameId} className="text-h4 leading-snug">
            {name}
          </h3>
          <p className="text-ink-soft text-small">{title}</p>
          <Rating />
        </div>
      </div>
      <SpecializationBadges specialization={specialization} most={3} />
      <p className="line-clamp-3">{therapist.bio}</p>
      <dl className="grid gap-1.5 text-small">
        <Fact icon={<MapPin aria-hidden="true" className="size-4" />} label="Location and ways to meet">
          {places.join(' · ')}
        </Fact>
        {languages.length > 0 ? (
          <Fact icon={<Languages aria-hidden="true" className="size-4" />} label="Languages">
            {languages.join(', ')}
          </Fact>
        ) : null}
        {availability ? (
          <Fact icon={<CalendarClock aria-hidden="true" className="size-4" />} label="Availability">
            {availability}
          </Fact>
        ) : null}
      </dl>
      <div className="mt-auto grid gap-3 border-line border-t pt-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="font-semibold">{feeLabel(therapist.feePaise)}</p>
          <AcceptingState accepting={therapist.accepting} />
        </div>
        <a
          href={`/professionals/${slug}`}
          aria-describedby={nameId}
          className={`${buttonStyle({ look: 'secondary' })} after:absolute after:inset-0 after:rounded-card`}
        >
          View Profile
        </a>
      </div>
    </article>
  );
}
