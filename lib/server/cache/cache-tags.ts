/** Tags of cached public reads. A command that changes a row revalidates its tag. */
export const therapistsTag = 'therapists';
export const testimonialsTag = 'testimonials';
/** Times that are free; they pass without a change in the database. */
export const freeTimesTag = 'free-times';
export const switchesTag = 'site-switches';

/** Tag of one therapist's public profile. */
export function therapistTag(slug: string): string {
  return `therapist:${slug}`;
}

/** The kinds of content that the owner changes in the back office. */
export const contentNames = [
  'article',
  'legal-identity',
  'helpline',
  'helpline-abroad',
  'questions',
  'claims',
  'product',
  'workshops',
  'webinars',
  'founders',
  'partners',
] as const;

export type ContentName = (typeof contentNames)[number];

/** Tag of the published content of one kind. */
export function contentTag(kind: ContentName): string {
  return `content:${kind}`;
}
