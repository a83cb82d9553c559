import type { ReactNode } from 'react';
import { FreeOthers } from '@/components/therapist/directory/free-others';
import { NextFreeTime } from '@/components/therapist/directory/next-free-time';
import { ActionBar } from '@/components/therapist/profile/action-bar';
import { Costs } from '@/components/therapist/profile/costs';
import { Facts, FeeFact } from '@/components/therapist/profile/facts';
import { Opening } from '@/components/therapist/profile/opening';
import { OwnWords } from '@/components/therapist/profile/own-words';
import { Reviews } from '@/components/therapist/review/reviews';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ArrowLeft } from '@/components/ui/icons';
import { statedBy } from '@/content/site';
import type { FreeOther } from '@/lib/therapist/free-times/others';
import type { ChangingFacts } from '@/lib/therapist/free-times/queries';
import type { TherapistProfile as Profile } from '@/lib/therapist/queries';

/** Others who have time, nearest by language, concern, way to meet and fee. */
function Similar({ others }: { readonly others: readonly FreeOther[] }) {
  if (others.length === 0) return null;
  return (
    <section
      aria-labelledby="similar"
      className="late-[37rem] grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 max-md:[&>ul]:relative max-md:[&>ul]:flex max-md:[&>ul]:overflow-x-auto max-md:[&>ul]:pb-2 max-md:[&>ul>li]:w-72 max-md:[&>ul>li]:shrink-0"
    >
      <div className="grid max-w-measure gap-2">
        <h2 id="similar" className="text-h3">
          Similar people who have time
        </h2>
        <p className="text-muted-foreground">
          Chosen by language, then by concern, way to meet and fee. Nobody pays for a place here.
        </p>
      </div>
      <FreeOthers others={others} />
    </section>
  );
}

type TherapistProfileProps = {
  readonly therapist: Profile;
  readonly changing: ChangingFacts;
  /** IANA zone of the visitor's clock; India's by default. */
  readonly timeZone: string | undefined;
  readonly others: readonly FreeOther[];
  /** The waitlist with its form; null where nobody needs to wait. */
  readonly waitlist: ReactNode;
  readonly children: ReactNode;
};

/** Everything that a visitor may know of a therapist, and the ways to reach them. */
export function TherapistProfile({
  therapist,
  changing,
  timeZone,
  others,
  waitlist,
  children,
}: TherapistProfileProps) {
  const { slug, name, accepting, sample, claimed, kinds } = therapist;
  const bookAt = accepting ? `/book/${slug}${timeZone ? `?zone=${encodeURIComponent(timeZone)}` : ''}` : null;
  return (
    <div className="container-page grid gap-8 pt-4 sm:pt-8 lg:pb-24">
      <a href="/professionals" className="tap text-link justify-self-start gap-2">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to Professionals
      </a>
      <article className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem] lg:gap-y-10">
        <div className="grid gap-8 lg:gap-10">
          <Opening therapist={therapist} nextFree={changing.nextFree} timeZone={timeZone} />
          {sample ? (
            <Alert asChild variant="warm" frame="plain" size="flush" className="px-5 py-4">
              <p>
                <strong className="font-semibold text-warm-strong">Sample profile.</strong> This person is
                invented to show how the directory works.
                {claimed ? ` ${statedBy}: rated ${claimed.value} (${claimed.reviews} reviews).` : null}
              </p>
            </Alert>
          ) : null}
          <OwnWords {...therapist} />
          <Costs {...therapist} bookable={bookAt !== null} />
          {sample ? null : <Reviews {...therapist} />}
        </div>
        <Card
          asChild
          variant="muted"
          size="flush"
          className="late-[22rem] grid gap-4 p-5 lg:gap-6 lg:p-6 lg:sticky lg:top-16 lg:row-span-3"
        >
          <aside aria-label="At a glance">
            {/* Narrow windows have these in the head and in the bar at the lower edge. */}
            <div className="grid gap-6 max-lg:hidden">
              <FeeFact {...therapist} />
              <div className="grid gap-3">
                {bookAt ? (
                  <>
                    <p className="font-semibold text-primary empty:hidden">
                      <NextFreeTime at={changing.nextFree} timeZone={timeZone} />
                    </p>
                    <Button asChild>
                      <a href={bookAt}>Book a time</a>
                    </Button>
                  </>
                ) : null}
                {waitlist ? (
                  <Button asChild variant={bookAt ? 'outline' : 'default'}>
                    <a href="#waitlist">Join the waitlist</a>
                  </Button>
                ) : null}
                <Button asChild variant={bookAt || waitlist ? 'outline' : 'default'}>
                  <a href="#write">Write a message</a>
                </Button>
              </div>
            </div>
            <Facts therapist={therapist} changing={changing} />
            <Button asChild variant="link">
              <a href={`/payment/${slug}`} rel="nofollow">
                {kinds.length > 1 ? `Pay for: ${kinds[0]?.name}` : 'Pay for a session'}
              </a>
            </Button>
          </aside>
        </Card>
        {waitlist}
        <Card asChild className="grid gap-5">
          <section aria-labelledby="write-to">
            <div className="grid gap-2">
              <h2 id="write-to" className="text-h3">
                Write to {name}
              </h2>
              <p className="max-w-measure text-muted-foreground">
                {accepting
                  ? 'A few lines are enough. Your message goes to this therapist only.'
                  : 'There is no free place at the moment. You can write all the same and ask when there will be.'}{' '}
                This form is not watched at night. In danger, call 112.
              </p>
            </div>
            {/* A phone opens it by the bar at the lower edge, by its title, or by an answer in it. */}
            <details id="write" className="open-wide">
              <Button asChild variant="outline" className="mb-5 w-full cursor-pointer list-none">
                <summary>Write a message</summary>
              </Button>
              <div className="grid gap-5">{children}</div>
            </details>
          </section>
        </Card>
      </article>
      <Similar others={others} />
      <ActionBar name={name} kinds={kinds} bookAt={bookAt} waitlist={Boolean(waitlist)} />
    </div>
  );
}
