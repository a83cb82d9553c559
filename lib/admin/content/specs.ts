import { articles } from '@/lib/admin/content/kinds/articles';
import { webinars, workshops } from '@/lib/admin/content/kinds/events';
import { helplines, helplinesAbroad } from '@/lib/admin/content/kinds/helplines';
import { legalIdentity } from '@/lib/admin/content/kinds/identity';
import { founders, partners } from '@/lib/admin/content/kinds/people';
import { prices } from '@/lib/admin/content/kinds/prices';
import { claims, questions } from '@/lib/admin/content/kinds/words';
import type { ContentSpec } from '@/lib/admin/content/spec';

/** Every kind of content that the owner can change, in the order of the back office. */
export const contentSpecs: readonly ContentSpec[] = [
  helplines,
  helplinesAbroad,
  articles,
  questions,
  prices,
  workshops,
  webinars,
  claims,
  founders,
  partners,
  legalIdentity,
];

export function specNamed(name: string): ContentSpec | undefined {
  return contentSpecs.find((spec) => spec.name === name);
}
