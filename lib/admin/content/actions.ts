'use server';

import type { Route } from 'next';
import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { publishVersion, restoreVersion, saveDraft } from '@/lib/admin/content/commands';
import { changeRows } from '@/lib/admin/content/form/rows';
import { noteHelplineChecked } from '@/lib/admin/content/helpline-check';
import { contentFormKind, contentMessages, versionPage } from '@/lib/admin/content/rules';
import { contentFormSchema, entrySchema, versionSchema } from '@/lib/admin/content/schema';
import { specNamed } from '@/lib/admin/content/specs';
import { indianDay } from '@/lib/format/time';
import { refusalOf } from '@/lib/server/action/field-errors';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: contentMessages.notSaved } as const;

const refused = (message: string): FormResult<never> => ({ ok: false, message });

/** Saves a draft and leads to it, or changes the rows of a form that a browser without scripts has sent. */
export const saveContent = defineMemberAction({
  ...common,
  name: 'save-content',
  schema: contentFormSchema,
  formKind: contentFormKind,
  handler: async (
    { kind, entry, base, button, ...fields },
    { viewer, submission, id, network },
  ): Promise<FormResult<RedirectTo>> => {
    const spec = specNamed(kind);
    if (!spec || (entry === '' && !spec.adds)) return refused(contentMessages.gone);
    const values = { kind, entry, base: String(base), button, ...fields };
    const changed = changeRows(spec.parts, values, button);
    if (changed) return { ok: false, message: contentMessages.rowsChanged, values: changed };
    const read = spec.read(values, entry || null, indianDay(new Date()));
    if (!read.ok) {
      return { ok: false, message: refusalOf(read.errors, values), fieldErrors: read.errors };
    }
    const saved = await saveDraft(
      { id: submission.key, spec, entry: entry || null, base, content: read.content, name: read.name },
      { viewer, request: { id, network } },
    );
    if (saved.state !== 'saved') return refused(contentMessages[saved.state]);
    return redirectAfterAction(versionPage(kind, saved.entry, saved.number) as Route, contentMessages.saved);
  },
});

/** Publishes a draft; fields `kind`, `entry`, `number`. */
export const publishContent = defineMemberAction({
  ...common,
  name: 'publish-content',
  schema: versionSchema,
  handler: async ({ kind, entry, number }, { viewer, id, network }): Promise<FormResult<null>> => {
    const spec = specNamed(kind);
    if (!spec) return refused(contentMessages.gone);
    const outcome = await publishVersion(spec, entry, number, { viewer, request: { id, network } });
    refresh();
    if (outcome === 'done') return { ok: true, message: contentMessages.published, data: null };
    return refused(contentMessages[outcome === 'already' ? 'alreadyPublic' : outcome]);
  },
});

/** Brings an earlier version back; fields `kind`, `entry`, `number`. */
export const restoreContent = defineMemberAction({
  ...common,
  name: 'restore-content',
  schema: versionSchema,
  handler: async ({ kind, entry, number }, { viewer, id, network }): Promise<FormResult<null>> => {
    const spec = specNamed(kind);
    if (!spec) return refused(contentMessages.gone);
    const outcome = await restoreVersion(spec, entry, number, { viewer, request: { id, network } });
    refresh();
    if (typeof outcome === 'number') return { ok: true, message: contentMessages.restored, data: null };
    return refused(contentMessages[outcome === 'already' ? 'alreadyPublic' : outcome]);
  },
});

/** Notes that a helpline was looked up today and still is right; fields `kind`, `entry`. */
export const confirmHelpline = defineMemberAction({
  ...common,
  name: 'confirm-helpline',
  schema: entrySchema,
  handler: async ({ kind, entry }, { viewer, id, network }): Promise<FormResult<null>> => {
    const spec = specNamed(kind);
    if (!spec) return refused(contentMessages.gone);
    const outcome = await noteHelplineChecked(spec, entry, { viewer, request: { id, network } });
    refresh();
    if (outcome !== 'checked') return refused(contentMessages[outcome]);
    return { ok: true, message: contentMessages.checked, data: null };
  },
});
