import 'server-only';
import { headers } from 'next/headers';

/**
 * Whether a page is being made along with the answer to an action that a script called, because the action changed a
 * cookie. The script has yet to say the answer and to go on by itself: such a page must not lead away.
 */
export async function isAnsweringAction(): Promise<boolean> {
  return (await headers()).has('next-action');
}
