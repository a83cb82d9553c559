import 'server-only';
import { onlyContent } from '@/lib/site/content/published';
import { type Founders, foundersKind, type Partners, partnersKind } from '@/lib/site/people/kind';

type Sampled<T> = T & {
  /** Whether the owner has published none yet, so that invented people are shown. */
  readonly sample: boolean;
};

export async function readFounders(): Promise<Sampled<Founders>> {
  const { content, fromFile } = await onlyContent(foundersKind);
  return { ...content, sample: fromFile };
}

export async function readPartners(): Promise<Sampled<Partners>> {
  const { content, fromFile } = await onlyContent(partnersKind);
  return { ...content, sample: fromFile };
}
