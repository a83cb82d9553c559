import 'server-only';
import { onlyContent } from '@/lib/site/content/published';
import { type Webinars, type Workshops, webinarsKind, workshopsKind } from '@/lib/site/event/kind';

export async function readEvents(): Promise<Workshops & Webinars> {
  const [workshops, webinars] = await Promise.all([onlyContent(workshopsKind), onlyContent(webinarsKind)]);
  return { ...workshops.content, ...webinars.content };
}
