import { AcceptingState } from '@/components/therapist/directory/accepting-state';
import { NextFreeTime } from '@/components/therapist/directory/next-free-time';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Rating } from '@/components/therapist/directory/rating';
import { SpecializationBadges } from '@/components/therapist/directory/specialization-badges';
import { When } from '@/components/ui/format';
import {
  BadgeCheck,
  ExternalLink,
  GraduationCap,
  IconShapes,
  IndianRupee,
  Languages,
} from '@/components/ui/icons';
import { feesOfKinds } from '@/lib/therapist/kind/rules';
import type { TherapistProfile } from '@/lib/therapist/queries';
import { registerShort } from '@/lib/therapist/register/rules';
import { feeLabel } from '@/lib/therapist/rules';

type OpeningProps = {
  readonly therapist: TherapistProfile;
  /** ISO; null without one. */
  readonly nextFree: string | null;
  readonly timeZone: string | undefined;
};

const line = 'flex gap-2.5 [&>svg]:mt-1 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary';

/**
 * The deciding facts, right under the name: degree, register, and on narrow screens fee, languages and the next free
 * time.
 */
function Evidence({ therapist, nextFree, timeZone }: OpeningProps) {
  const { degrees, registers, kinds, lowestFeePaise, languages, accepting } = therapist;
  return (
    <ul className="grid gap-1.5">
      {degrees.length > 0 ? (
        <li className={line}>
          <GraduationCap aria-hidden="true" />
          {degrees.join('; ')}
        </li>
      ) : null}
      {registers.map(({ register, number, lookedUp, goodUntil }) => (
        <li key={`${register} ${number}`} className={line}>
          <BadgeCheck aria-hidden="true" />
          <span>
            {registerShort(register)} {number} · checked on <When at={lookedUp} as="record" />, good until{' '}
            <When at={goodUntil} as="record" />
          </span>
        </li>
      ))}
      <li className={`${line} lg:hidden`}>
        <IndianRupee aria-hidden="true" />
        <span>
          {feesOfKinds(kinds)}
          {lowestFeePaise === null ? null : `. Less is possible, from ${feeLabel(lowestFeePaise)}.`}
        </span>
      </li>
      {languages.length > 0 ? (
        <li className={line}>
          <Languages aria-hidden="true" />
          <span>
            <span className="sr-only">Speaks </span>
            {languages.join(', ')}
          </span>
        </li>
      ) : null}
      {accepting ? (
        <li className="font-semibold text-primary empty:hidden lg:hidden">
          <NextFreeTime at={nextFree} timeZone={timeZone} />
        </li>
      ) : null}
    </ul>
  );
}

export function Opening({ therapist, nextFree, timeZone }: OpeningProps) {
  const { name, title, picture, specialization, accepting, linkedin } = therapist;
  return (
    <header className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-4 sm:grid-rows-[auto_1fr] sm:gap-x-8">
      <Portrait name={name} picture={picture} size={160} className="w-24 text-h1 sm:row-span-2 sm:w-40" />
      <div className="self-center">
        <h1 className="text-h2 wrap-anywhere">{name}</h1>
        <p className="text-muted-foreground text-lead">{title}</p>
      </div>
      <div className="grid content-start justify-items-start gap-3 max-sm:col-span-2">
        <Evidence therapist={therapist} nextFree={nextFree} timeZone={timeZone} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <IconShapes names={['star']} />
          <Rating {...therapist} />
          <AcceptingState accepting={accepting} />
        </div>
        <SpecializationBadges specialization={specialization} />
        {therapist.affirming ? <p className="font-semibold text-small">LGBTQIA+ affirming practice</p> : null}
        {linkedin ? (
          <a
            href={linkedin}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="tap text-link gap-2"
          >
            LinkedIn
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : null}
      </div>
    </header>
  );
}
