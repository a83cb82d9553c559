import 'server-only';
import { randomUUID } from 'node:crypto';
import type { AdminCaller } from '@/lib/admin/caller';
import { publishVersion, saveDraft } from '@/lib/admin/content/commands';
import { readEntry } from '@/lib/admin/content/queries';
import type { ContentSpec } from '@/lib/admin/content/spec';
import { indianDay } from '@/lib/format/time';
import { dueAfter } from '@/lib/site/helpline/rules';

/**
 * Publishes a new version of a helpline in which only the day of the check is new. An open draft comes first,
 * because this version would pass it over.
 */
export async function noteHelplineChecked(
  spec: ContentSpec,
  entry: string,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<'checked' | 'draftWaits' | 'stale' | 'gone'> {
  const found = await readEntry(spec, entry);
  if (!found || spec.dueOn(found.shown) === null) return 'gone';
  if (found.draft) return 'draftWaits';
  const checkedOn = indianDay(now);
  const content = { ...found.shown, checkedOn, dueOn: dueAfter(checkedOn) };
  const name = spec.nameOf(content, entry);
  const saved = await saveDraft({ id: randomUUID(), spec, entry, base: found.latest, content, name }, caller);
  // An unchanged entry has already been checked today.
  if (saved.state !== 'saved') return saved.state === 'unchanged' ? 'checked' : 'stale';
  const published = await publishVersion(spec, entry, saved.number, caller, now);
  return published === 'done' ? 'checked' : 'stale';
}
