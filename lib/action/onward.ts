import 'server-only';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import type { FormResult, Onward } from '@/lib/action/form-result';
import { isAnsweringScript } from '@/lib/request/answering-action';

/**
 * Leads on to another page after an action. A form posted without scripts is redirected there. A page with scripts is
 * told the address and loads it whole (`useOnward`): nothing of the page that was left is kept, and the button says that
 * something is happening until the next page is there.
 * @param message what is said until the next page is there
 */
export async function leadOn<Address extends string>(
  next: Route<Address>,
  message: string,
): Promise<FormResult<Onward>> {
  if (!(await isAnsweringScript())) redirect(next);
  return { ok: true, message, data: { next } };
}
