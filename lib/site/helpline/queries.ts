import 'server-only';
import { indianDay } from '@/lib/format/time';
import { publishedContent } from '@/lib/site/content/published';
import { type HelplineContent, helplineAbroadKind, helplineKind } from '@/lib/site/helpline/kind';
import { helplineAbroadView, helplineView } from '@/lib/site/helpline/view';

/** Every visible helpline, most urgent first; overdue checks are marked. */
export async function readHelplines(now: Date = new Date()) {
  const today = indianDay(now);
  const [india, abroad] = await Promise.all([
    publishedContent(helplineKind),
    publishedContent(helplineAbroadKind),
  ]);
  const inGroup = (group: HelplineContent['group']) =>
    india
      .filter(({ content }) => content.shown && content.group === group)
      .toSorted((one, other) => one.content.rank - other.content.rank)
      .map(({ entry, content }) => helplineView(entry, content, today));
  return {
    helplines: inGroup('first'),
    moreHelplines: inGroup('more'),
    helplinesAbroad: abroad
      .filter(({ content }) => content.shown)
      .map(({ content }) => helplineAbroadView(content, today)),
  };
}
