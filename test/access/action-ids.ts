import { actionHeader } from '@/lib/server/request/framework-names.mjs';
import { actionIdsOf } from '@/test/server/build-files';

/** Ids of all server actions of the build under test, by `file#name`. */
export const actionIds = (): ReadonlyMap<string, string> => actionIdsOf(process.env.NEXT_DIST_DIR || '.next');

/**
 * Calls an action like the framework's browser code, with one field that no form has: an admitted caller gets
 * the error for an unreadable form, and nothing is written.
 */
export async function callAction(
  address: string,
  id: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly message: string | undefined; readonly body: string }> {
  const form = new FormData();
  form.append('_1_no-form-has-this', 'x');
  form.append('0', '[null,"$K1"]');
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, [actionHeader]: id },
    body: form,
  });
  const body = await response.text();
  return { status: response.status, message: /"message":"([^"]*)"/.exec(body)?.[1], body };
}
