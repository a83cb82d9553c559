import 'server-only';
import { log } from '@/lib/server/log';
import { answerUnavailable } from '@/lib/server/request/unavailable';
import { unsubscribe } from '@/lib/site/newsletter/commands';
import { tokenSchema } from '@/lib/site/newsletter/schema';

/**
 * Answer to a mail program that unsubscribes its reader: done (200), no such subscription (404), or the time
 * to try again (503).
 */
export async function unsubscribeByMail(token: string): Promise<Response> {
  const parsed = tokenSchema.safeParse({ token });
  if (!parsed.success) return new Response(null, { status: 404 });
  try {
    return new Response(null, { status: (await unsubscribe(parsed.data.token)) ? 200 : 404 });
  } catch (error) {
    log.error('unsubscribing failed', { error });
    return answerUnavailable();
  }
}
