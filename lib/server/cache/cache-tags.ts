/** Tags of cached public reads. A command that changes a row revalidates its tag. */
export const therapistsTag = 'therapists';
export const testimonialsTag = 'testimonials';
/** Free times, which pass without a change in the database. */
export const freeTimesTag = 'free-times';
export const switchesTag = 'site-switches';

export function therapistTag(slug: string): string {
  return `therapist:${slug}`;
}

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

export function contentTag(kind: ContentName): string {
  return `content:${kind}`;
}
