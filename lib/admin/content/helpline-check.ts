import 'server-only';
import { randomUUID } from 'node:crypto';
import type { AdminCaller } from '@/lib/admin/caller';
import { publishVersion, saveDraft } from '@/lib/admin/content/commands';
import { readEntry } from '@/lib/admin/content/queries';
import type { ContentSpec } from '@/lib/admin/content/spec';
import { indianDay } from '@/lib/format/time';
import { dueAfter } from '@/lib/site/helpline/rules';

/**
 * Writes a new public version of a helpline whose only change is that it was looked up today. A draft
 * that waits would be passed over, so it comes first.
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
  // Unchanged: it has been checked today already.
  if (saved.state !== 'saved') return saved.state === 'unchanged' ? 'checked' : 'stale';
  const published = await publishVersion(spec, entry, saved.number, caller, now);
  return published === 'done' ? 'checked' : 'stale';
}
