'use server';

import type { Route } from 'next';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { startRun, workInRequest } from '@/lib/admin/bulk/commands';
import { rowsInView } from '@/lib/admin/bulk/lists';
import { bulkAct, bulkRunPath, exportAct, bulkMessages as says } from '@/lib/admin/bulk/rules';
import { bulkSchema } from '@/lib/admin/bulk/schema';
import { addressQuery } from '@/lib/format/search-params';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';

const refused = (message: string): FormResult<never> => ({ ok: false, message });

/**
 * Changes many rows of a list, the chosen ones (`row`, several times) or all of the present view (`all`,
 * `view`), and redirects to the result; or saves them as a file. Fields `list`, `act`, `row`, `all`, `view`,
 * `reason`.
 */
export const changeManyRows = defineMemberAction({
  name: 'change-many-rows',
  access: 'admin',
  schema: bulkSchema,
  listFields: ['row'],
  triesPerNetwork: 600,
  notSaved: says.notSaved,
  handler: async (
    { list, act, row, all, view, reason },
    { viewer, id, network },
  ): Promise<FormResult<RedirectTo>> => {
    const whole = all === 'yes';
    if (!whole && row.length === 0) return refused(says.nothing);
    if (act === exportAct) {
      const query = whole ? view : addressQuery({ row });
      return redirectAfterAction(`${list}/csv?${query}` as Route, says.exported);
    }
    if (bulkAct(act).list !== list) return refused(actionMessages.unreadable);
    if (bulkAct(act).reasonFor && reason === '') {
      return { ok: false, message: actionMessages.check, fieldErrors: { reason: says.reason } };
    }
    const rows = whole ? await rowsInView(act, view, viewer) : row;
    if (rows === null) return refused(says.tooMany);
    if (rows.length === 0) return refused(says.nothing);
    const runId = await startRun({ act, reason, rows }, { viewer, request: { id, network } });
    await workInRequest(runId);
    return redirectAfterAction(bulkRunPath(runId), says.started);
  },
});
