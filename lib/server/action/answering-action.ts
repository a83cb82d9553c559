import 'server-only';
import { headers } from 'next/headers';
import { actionHeader } from '@/lib/server/request/framework-names.mjs';

/**
 * Whether a script called the present action, and will follow the redirect itself; a form posted without
 * scripts needs one. Also true while a page is rendered together with such an answer, because the action
 * changed a cookie: that page must not redirect.
 */
export async function isAnsweringScript(): Promise<boolean> {
  return (await headers()).has(actionHeader);
}
