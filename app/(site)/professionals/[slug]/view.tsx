import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { JoinForm } from '@/components/booking/waitlist/join-form';
import { WaitlistCard } from '@/components/booking/waitlist/waitlist-card';
import { SignInFirst } from '@/components/contact/sign-in-first';
import { TherapistContactForm } from '@/components/contact/therapist-contact-form';
import { TherapistProfile } from '@/components/therapist/directory/therapist-profile';
import { loginPath } from '@/lib/account/session/return-path';
import { waitlistOf } from '@/lib/booking/waitlist/queries';
import { hasWaitlist, waitlistFormKind } from '@/lib/booking/waitlist/rules';
import { therapistContactFormKind } from '@/lib/contact/rules';
import { issueFormToken } from '@/lib/server/action/form-token';
import { JsonLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { breadcrumbList, counselling, profilePage } from '@/lib/site/seo/structured-data';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { replyInWords } from '@/lib/therapist/figures/rules';
import { freeOthersOf } from '@/lib/therapist/free-times/others';
import { changingFacts } from '@/lib/therapist/free-times/queries';
import { placeInPerson } from '@/lib/therapist/kind/rules';
import { therapistProfile } from '@/lib/therapist/queries';
import { summaryOf } from '@/lib/therapist/rules';

/** Metadata and page need the same row; an unknown one is not cached beyond the visit. */
const profileOf = cache(therapistProfile);

/** @param slug of any text; one that names nobody has no words of its own */
export async function therapistMetadata(slug: string): Promise<Metadata> {
  const therapist = await profileOf(slug);
  if (!therapist) return {};
  const { name, title, bio } = therapist;
  return pageMetadata({
    title: `${name}, ${title}`,
    description: summaryOf(bio) || `${name}, ${title} in ${therapist.location}.`,
    path: `/professionals/${slug}`,
    image: { therapistSlug: slug, alt: `${name}, ${title}` },
  });
}

type TherapistViewProps = {
  readonly slug: string;
  /** Zone of the visitor's clock, as a link names it. */
  readonly zone?: string | string[] | undefined;
};

/** A therapist's own page (product.md §2). */
export async function TherapistView({ slug, zone }: TherapistViewProps) {
  const therapist = await profileOf(slug);
  if (!therapist) redirect('/professionals');
  const [changing, others] = await Promise.all([changingFacts(slug), freeOthersOf(slug, 3)]);
  const { accepting } = therapist;
  const waitlist = hasWaitlist({ accepting, nextFree: changing.nextFree }, new Date())
    ? await waitlistOf(slug)
    : null;
  const { name, picture, linkedin, sample, reviewCount, reviewAverage, ...known } = therapist;
  const rating =
    !sample && reviewAverage !== null ? { average: reviewAverage, count: reviewCount } : undefined;
  const listed = {
    ...known,
    name,
    kinds: known.kinds.map((kind) => ({ ...kind, placeName: placeInPerson(kind, known.modes) })),
    ...(picture && { picture }),
    ...(linkedin && { linkedin }),
    ...(rating && { rating }),
  };
  return (
    <>
      <JsonLd data={profilePage(listed)} />
      <JsonLd data={counselling(listed)} />
      <JsonLd
        data={breadcrumbList([
          { name: 'Home', path: '/' },
          { name: 'Professionals', path: '/professionals' },
          { name, path: `/professionals/${slug}` },
        ])}
      />
      <TherapistProfile
        therapist={therapist}
        changing={changing}
        timeZone={parseCriteria({ zone }).timeZone}
        others={others}
        waitlist={
          waitlist && (
            <WaitlistCard name={name} waitlist={waitlist}>
              <JoinForm therapist={{ slug, name }} formToken={issueFormToken(waitlistFormKind)} />
            </WaitlistCard>
          )
        }
      >
        <SignInFirst login={loginPath(`/professionals/${slug}`)} />
        <TherapistContactForm
          therapist={{ slug, name }}
          usualReply={changing.medianReplyMs === null ? null : replyInWords(changing.medianReplyMs)}
          formToken={issueFormToken(therapistContactFormKind)}
        />
      </TherapistProfile>
    </>
  );
}
