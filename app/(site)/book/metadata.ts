import type { Metadata } from 'next';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/site/seo/metadata';
import type { TherapistProfile } from '@/lib/therapist/queries';

/** All pages with free times of our consultations share one canonical address. */
export function consultationMetadata(): Metadata {
  return pageMetadata({
    title: 'Book a first consultation',
    description: `${site.consultationMinutes} minutes with a trained person, by video or phone. Choose a time in your own time zone.`,
    path: '/book',
  });
}

/** All pages with free times of one therapist share one canonical address. */
export function therapistMetadata({ slug, name, title }: TherapistProfile): Metadata {
  return pageMetadata({
    title: `Book a time with ${name}`,
    description: `Free times of ${name}, ${title}, in your own time zone.`,
    path: `/book/${slug}`,
    image: { therapistSlug: slug, alt: `${name}, ${title}` },
  });
}
