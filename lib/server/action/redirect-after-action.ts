import 'server-only';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { isAnsweringScript } from '@/lib/server/action/answering-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';

/**
 * Continues on another page after an action. Redirects a form posted without scripts. A page with scripts
 * gets the address and loads it completely (`useRedirectAfterAction`): no state of the old page stays, and
 * the button shows progress until the next page appears.
 * @param message shown until the next page appears
 */
export async function redirectAfterAction<Address extends string>(
  next: Route<Address>,
  message: string,
): Promise<FormResult<RedirectTo>> {
  if (!(await isAnsweringScript())) redirect(next);
  return { ok: true, message, data: { next } };
}
