'use server';

import type { Route } from 'next';
import { refresh } from 'next/cache';
import type { z } from 'zod';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import type { AdminCaller } from '@/lib/admin/caller';
import { publishVersion, restoreVersion, saveDraft } from '@/lib/admin/content/commands';
import { changeRows } from '@/lib/admin/content/form/rows';
import { noteHelplineChecked } from '@/lib/admin/content/helpline-check';
import { readEntry } from '@/lib/admin/content/queries';
import { contentFormKind, contentMessages, versionPage } from '@/lib/admin/content/rules';
import { contentFormSchema } from '@/lib/admin/content/schema';
import type { ContentSpec } from '@/lib/admin/content/spec';
import { specNamed } from '@/lib/admin/content/specs';
import { entrySchema, versionSchema } from '@/lib/admin/content/version-schema';
import { confirmationRefusal } from '@/lib/admin/therapist/payout/confirmation';
import { indianDay } from '@/lib/format/time';
import { refusalOf } from '@/lib/server/action/field-errors';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { outdated } from '@/lib/server/action/outdated';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

const common = { access: 'admin', triesPerNetwork: 600, notSaved: contentMessages.notSaved } as const;

const refused = (message: string): FormResult<never> => ({ ok: false, message });

/** Saves a draft and opens it, or changes the form's rows for a browser without scripts. */
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
    const before = entry === '' ? undefined : (await readEntry(spec, entry))?.newest;
    const read = spec.read(values, entry || null, indianDay(new Date()), before);
    if (!read.ok) {
      return { ok: false, message: refusalOf(read.errors, values), fieldErrors: read.errors };
    }
    const { content, name, address } = read;
    const saved = await saveDraft(
      { id: submission.key, spec, entry: entry || null, base, content, name, address },
      { viewer, request: { id, network } },
    );
    if (saved.state === 'taken') {
      const field = spec.adds?.address?.name ?? '';
      return { ok: false, message: actionMessages.check, fieldErrors: { [field]: contentMessages.taken } };
    }
    if (saved.state === 'stale') {
      const differences = saved.differences.map(({ label, before: current, after }) => ({
        label,
        wrote: after,
        current,
      }));
      return outdated(String(saved.latest), differences);
    }
    if (saved.state !== 'saved') return refused(contentMessages[saved.state]);
    return redirectAfterAction(versionPage(kind, saved.entry, saved.number) as Route, contentMessages.saved);
  },
});

type Decided = Awaited<ReturnType<typeof publishVersion | typeof restoreVersion>>;

/** Publishes or restores a version, after a second confirmation for kinds that need one. */
async function decide(
  { kind, entry, number, confirmation }: z.output<typeof versionSchema>,
  caller: AdminCaller,
  act: (spec: ContentSpec, entry: string, number: number, caller: AdminCaller) => Promise<Decided>,
  done: string,
): Promise<FormResult<null>> {
  const spec = specNamed(kind);
  if (!spec) return refused(contentMessages.gone);
  const unconfirmed = spec.secondLook ? await confirmationRefusal(caller, confirmation) : null;
  if (unconfirmed) return unconfirmed;
  const outcome = await act(spec, entry, number, caller);
  refresh();
  if (outcome === 'done' || typeof outcome === 'number') return { ok: true, message: done, data: null };
  return refused(contentMessages[outcome === 'already' ? 'alreadyPublic' : outcome]);
}

export const publishContent = defineMemberAction({
  ...common,
  name: 'publish-content',
  schema: versionSchema,
  secrets: ['confirmation'],
  handler: (input, { viewer, id, network }) =>
    decide(input, { viewer, request: { id, network } }, publishVersion, contentMessages.published),
});

export const restoreContent = defineMemberAction({
  ...common,
  name: 'restore-content',
  schema: versionSchema,
  secrets: ['confirmation'],
  handler: (input, { viewer, id, network }) =>
    decide(input, { viewer, request: { id, network } }, restoreVersion, contentMessages.restored),
});

/** Notes that a helpline was checked today and is still right; fields `kind`, `entry`. */
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
