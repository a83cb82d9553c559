import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { JoinForm } from '@/components/booking/waitlist/join-form';
import { WaitlistCard } from '@/components/booking/waitlist/waitlist-card';
import { SignInFirst } from '@/components/contact/sign-in-first';
import { TherapistContactForm } from '@/components/contact/therapist-contact-form';
import { QuickExit } from '@/components/layout/quick-exit';
import { TherapistProfile } from '@/components/therapist/directory/therapist-profile';
import { ownContact } from '@/lib/account/profile/queries';
import { loginPath } from '@/lib/account/session/return-path';
import { waitlistOf } from '@/lib/booking/waitlist/queries';
import { hasWaitlist, waitlistFormKind } from '@/lib/booking/waitlist/rules';
import { therapistContactFormKind } from '@/lib/contact/rules';
import { issueFormToken } from '@/lib/server/action/form-token';
import { announceAudience } from '@/lib/server/request/audience';
import { JsonLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { breadcrumbList, counselling, profilePage } from '@/lib/site/seo/structured-data';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { replyInWords } from '@/lib/therapist/figures/rules';
import { freeOthersOf } from '@/lib/therapist/free-times/others';
import { changingFacts } from '@/lib/therapist/free-times/queries';
import { therapistProfile } from '@/lib/therapist/queries';
import { summaryOf } from '@/lib/therapist/rules';

/** Metadata and page need the same row; an unknown one is not cached beyond the visit. */
const profileOf = cache(therapistProfile);

export async function generateMetadata({ params }: PageProps<'/professionals/[slug]'>): Promise<Metadata> {
  const { slug } = await params;
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

/**
 * A therapist's own page (product.md §2). Rendered for each visit, because the contact form carries the visit's
 * token.
 */
export default async function TherapistPage({ params, searchParams }: PageProps<'/professionals/[slug]'>) {
  const { slug } = await params;
  const [therapist, own, query] = await Promise.all([profileOf(slug), ownContact(), searchParams]);
  if (!therapist) redirect('/professionals');
  const [changing, others] = await Promise.all([changingFacts(slug), freeOthersOf(slug, 3)]);
  const { accepting } = therapist;
  const waitlist = hasWaitlist({ accepting, nextFree: changing.nextFree }, new Date())
    ? await waitlistOf(slug)
    : null;
  // The places on a waitlist change without a word to the cache.
  if (own === null && waitlist === null) announceAudience('guests');
  const { name, picture, linkedin, sample, reviewCount, reviewAverage, ...known } = therapist;
  const rating =
    !sample && reviewAverage !== null ? { average: reviewAverage, count: reviewCount } : undefined;
  const listed = {
    ...known,
    name,
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
      <QuickExit />
      <TherapistProfile
        therapist={therapist}
        changing={changing}
        timeZone={parseCriteria({ zone: query.zone }).timeZone}
        others={others}
        waitlist={
          waitlist && (
            <WaitlistCard name={name} waitlist={waitlist}>
              <JoinForm
                therapist={{ slug, name }}
                email={own?.email ?? ''}
                formToken={issueFormToken(waitlistFormKind)}
              />
            </WaitlistCard>
          )
        }
      >
        {own === null && <SignInFirst login={loginPath(`/professionals/${slug}`)} />}
        <TherapistContactForm
          own={own}
          therapist={{ slug, name }}
          usualReply={changing.medianReplyMs === null ? null : replyInWords(changing.medianReplyMs)}
          formToken={issueFormToken(therapistContactFormKind)}
        />
      </TherapistProfile>
    </>
  );
}
