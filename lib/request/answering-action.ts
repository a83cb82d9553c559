import 'server-only';
import { headers } from 'next/headers';

/**
 * Whether a script called the action that is being answered, which then goes on by itself; a form posted without scripts
 * has to be led on. Also true while a page is made along with such an answer, because the action changed a cookie: that
 * page must not lead away.
 */
export async function isAnsweringScript(): Promise<boolean> {
  return (await headers()).has('next-action');
}
