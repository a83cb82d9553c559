'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { matchColumns, takeList, undoImport, uploadList } from '@/lib/care/client-card/import/commands';
import {
  clientsInWords,
  importPath,
  largestList,
  listFaults,
  listField,
  listFields,
  importMessages as says,
} from '@/lib/care/client-card/import/rules';
import { matchSchema, takeSchema, undoSchema } from '@/lib/care/client-card/import/schema';
import { cardMessages } from '@/lib/care/client-card/rules';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { noFieldsSchema } from '@/lib/server/action/no-fields';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

const own = { access: 'therapist', triesPerNetwork: 120, notSaved: cardMessages.notSaved } as const;

function said(done: boolean, message: string, otherwise: string): FormResult<null> {
  refresh();
  return done ? { ok: true, message, data: null } : { ok: false, message: otherwise };
}

/** Uploads a list of clients for its preview; the file in `listField`. */
export const uploadClientList = defineMemberAction({
  ...own,
  name: 'upload-client-list',
  schema: noFieldsSchema,
  fileField: listField,
  checkFile: (file) => {
    if (!file || file.size === 0) return listFaults['no-file'];
    return file.size > largestList ? listFaults['too-large'] : undefined;
  },
  handler: async (_none, { viewer, file }): Promise<FormResult<RedirectTo>> =>
    sealUnavailableIs(cardMessages.sealed, async () => {
      const outcome = await uploadList(viewer, new Uint8Array(file ?? []));
      if (outcome.done) return redirectAfterAction(importPath(outcome.id), '');
      if (outcome.because === 'not-linked') return { ok: false, message: cardMessages['not-linked'] };
      return {
        ok: false,
        message: actionMessages.check,
        fieldErrors: { [listField]: listFaults[outcome.because] },
      };
    }),
});

/** Says which columns hold what; fields `import` and one for each of `listFields`. */
export const matchListColumns = defineMemberAction({
  ...own,
  name: 'match-client-list',
  schema: matchSchema,
  handler: async (input, { viewer }): Promise<FormResult<null>> => {
    const columns = listFields.map((field) => input[field]);
    return said(await matchColumns(viewer, input.import, columns), says.matched, says.gone);
  },
});

/** Imports a previewed list; fields `import`, `consent`. */
export const takeClientList = defineMemberAction({
  ...own,
  name: 'take-client-list',
  schema: takeSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> =>
    sealUnavailableIs(cardMessages.sealed, async () => {
      const list = { importId: input.import, consent: input.consent };
      const outcome = await takeList(viewer, list, { id, network });
      if (!outcome.done) return said(false, '', says[outcome.because]);
      return said(true, `${clientsInWords(outcome.count)} imported. Nobody was notified.`, '');
    }),
});

/** Undoes an import of the last day; field `import`. */
export const undoClientImport = defineMemberAction({
  ...own,
  name: 'undo-client-import',
  schema: undoSchema,
  handler: async (input, { viewer, id, network }): Promise<FormResult<null>> => {
    const outcome = await undoImport(viewer, input.import, { id, network });
    if (!outcome.done) return said(false, '', says[outcome.because]);
    return said(true, `Undone: ${clientsInWords(outcome.count)} deleted.`, '');
  },
});
