import 'server-only';
import { log } from '@/lib/server/log';
import { unsubscribe } from '@/lib/site/newsletter/commands';
import { tokenSchema } from '@/lib/site/newsletter/schema';

/** Status for a mail program that unsubscribes its reader: done, no such subscription, or try again later. */
export async function unsubscribeByMail(token: string): Promise<200 | 404 | 503> {
  const parsed = tokenSchema.safeParse({ token });
  if (!parsed.success) return 404;
  try {
    return (await unsubscribe(parsed.data.token)) ? 200 : 404;
  } catch (error) {
    log.error('unsubscribing failed', { error });
    return 503;
  }
}
