import type { ReactNode } from 'react';
import { AcceptingState } from '@/components/therapist/directory/accepting-state';
import { NextFreeTime } from '@/components/therapist/directory/next-free-time';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Rating } from '@/components/therapist/directory/rating';
import { SpecializationBadges } from '@/components/therapist/directory/specialization-badges';
import { Reviews } from '@/components/therapist/review/reviews';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import {
  ArrowLeft,
  BadgeCheck,
  Briefcase,
  CalendarClock,
  ExternalLink,
  GraduationCap,
  HeartHandshake,
  IndianRupee,
  Languages,
  Leaf,
  Mail,
  MapPin,
  MessagesSquare,
} from '@/components/ui/icons';
import { statedBy } from '@/content/site';
import { formatDay } from '@/lib/format/time';
import { replyInWords } from '@/lib/therapist/figures/rules';
import type { ChangingFacts } from '@/lib/therapist/free-times/queries';
import type { TherapistProfile as Profile } from '@/lib/therapist/queries';
import { registerLabel } from '@/lib/therapist/register/rules';
import { experienceLabel, feeLabel, modeLabel, paragraphs } from '@/lib/therapist/rules';

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="border-border border-b pb-3 last:border-0 last:pb-0">
      <dt className="flex items-center gap-3 text-muted-foreground text-small [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
        {icon}
        {label}
      </dt>
      <dd className="pl-8 font-semibold">{children}</dd>
    </div>
  );
}

function Facts({ therapist, changing }: { therapist: Profile; changing: ChangingFacts }) {
  const { feePaise, lowestFeePaise, location, modes, languages, availability, years } = therapist;
  const { approaches, clientGroups, degrees, registers } = therapist;
  const experience = experienceLabel(years);
  return (
    <dl className="grid gap-3">
      <Fact icon={<IndianRupee />} label="Fee">
        {feeLabel(feePaise)}
        {lowestFeePaise !== null && (
          <span className="block font-normal text-small">
            Less is possible, from {feeLabel(lowestFeePaise)}. Ask for it in your message.
          </span>
        )}
      </Fact>
      <Fact icon={<MapPin />} label="Location">
        {location}
      </Fact>
      {modes.length > 0 ? (
        <Fact icon={<MessagesSquare />} label="Ways to meet">
          {modes.map(modeLabel).join(', ')}
        </Fact>
      ) : null}
      {languages.length > 0 ? (
        <Fact icon={<Languages />} label="Languages">
          {languages.join(', ')}
        </Fact>
      ) : null}
      {availability ? (
        <Fact icon={<CalendarClock />} label="Availability">
          {availability}
        </Fact>
      ) : null}
      {changing.medianReplyMs === null ? null : (
        <Fact icon={<Mail />} label="Usual time until an answer">
          {replyInWords(changing.medianReplyMs)}
        </Fact>
      )}
      {experience ? (
        <Fact icon={<Briefcase />} label="Experience">
          {experience}
        </Fact>
      ) : null}
      {clientGroups.length > 0 ? (
        <Fact icon={<HeartHandshake />} label="Works with">
          {clientGroups.join(', ')}
        </Fact>
      ) : null}
      {approaches.length > 0 ? (
        <Fact icon={<Leaf />} label="Ways of working">
          {approaches.join(', ')}
        </Fact>
      ) : null}
      {registers.length > 0 ? (
        <Fact icon={<BadgeCheck />} label="Register">
          {registers.map(({ register, number, lookedUp, goodUntil }) => (
            <span key={`${register} ${number}`} className="block">
              {registerLabel(register)} {number}
              <span className="block font-normal text-small">
                Looked up on {formatDay(lookedUp)}, good until {formatDay(goodUntil)}
              </span>
            </span>
          ))}
        </Fact>
      ) : null}
      {degrees.length > 0 ? (
        <Fact icon={<GraduationCap />} label="Degrees">
          {degrees.join('; ')}
        </Fact>
      ) : null}
    </dl>
  );
}

function Opening({ therapist }: { therapist: Profile }) {
  const { name, title, picture, specialization, accepting, linkedin } = therapist;
  return (
    <header className="grid gap-6 sm:grid-cols-[auto_1fr] sm:gap-8">
      <Portrait name={name} picture={picture} size={208} className="size-36 text-h1 sm:size-52" />
      <div className="grid content-center justify-items-start gap-3">
        <div>
          <h1 className="text-h2">{name}</h1>
          <p className="text-muted-foreground text-lead">{title}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Rating {...therapist} />
          {therapist.claimed ? <p className="text-muted-foreground text-small">{statedBy}</p> : null}
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

/** Everything that a visitor may know of a therapist, and the form to write to them (`children`). */
export function TherapistProfile({
  therapist,
  changing,
  timeZone,
  children,
}: {
  therapist: Profile;
  changing: ChangingFacts;
  /** IANA zone of the visitor's clock; India's by default. */
  timeZone: string | undefined;
  children: ReactNode;
}) {
  const { slug, name, bio, accepting, sample } = therapist;
  return (
    <div className="container-page grid gap-8 pt-4 pb-16 lg:pb-24">
      <a href="/professionals" className="tap text-link justify-self-start gap-2">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to Professionals
      </a>
      <article className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-10">
          <Opening therapist={therapist} />
          {sample ? (
            <Alert asChild variant="warm" frame="plain" size="flush" className="px-5 py-4">
              <p>
                <strong className="font-semibold text-warm-strong">Sample profile.</strong> This person is
                invented to show how the directory works.
              </p>
            </Alert>
          ) : null}
          <section aria-labelledby="about" className="grid max-w-measure gap-4">
            <h2 id="about" className="text-h3">
              About {name}
            </h2>
            {paragraphs(bio).map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </section>
          {sample ? null : <Reviews {...therapist} />}
        </div>
        <Card
          asChild
          variant="muted"
          size="flush"
          className="grid gap-6 p-6 lg:sticky lg:top-6 lg:row-span-2"
        >
          <aside aria-label="At a glance">
            <Facts therapist={therapist} changing={changing} />
            <div className="grid gap-3">
              {accepting ? (
                <>
                  <p className="font-semibold text-primary empty:hidden">
                    <NextFreeTime at={changing.nextFree} timeZone={timeZone} />
                  </p>
                  <Button asChild>
                    <a href={`/book/${slug}${timeZone ? `?zone=${encodeURIComponent(timeZone)}` : ''}`}>
                      Book a time
                    </a>
                  </Button>
                </>
              ) : null}
              <Button asChild variant={accepting ? 'outline' : 'default'}>
                <a href="#write">Write a message</a>
              </Button>
              <Button asChild variant="link">
                <a href={`/payment/${slug}`} rel="nofollow">
                  Pay for a session
                </a>
              </Button>
            </div>
          </aside>
        </Card>
        <Card asChild className="grid gap-5">
          <section aria-labelledby="write">
            <div className="grid gap-2">
              <h2 id="write" className="text-h3">
                Write to {name}
              </h2>
              <p className="max-w-measure text-muted-foreground">
                {accepting
                  ? 'A few lines are enough. Your message goes to this therapist only.'
                  : 'There is no free place at the moment. You can write all the same and ask when there will be.'}{' '}
                This form is not watched at night. In danger, call 112.
              </p>
            </div>
            {children}
          </section>
        </Card>
      </article>
    </div>
  );
}
