/** Tags of cached public reads. A command that changes a row revalidates its tag. */
export const therapistsTag = 'therapists';
export const testimonialsTag = 'testimonials';
export const switchesTag = 'site-switches';

/** Tag of one therapist's public profile. */
export function therapistTag(slug: string): string {
  return `therapist:${slug}`;
}
