import 'server-only';
import { env } from '@/lib/server/env';
import { sameSecret } from '@/lib/server/secret/same-secret';

/** Answers Meta's verification of our address with the number that it sends, if it knows the shared word. */
export function confirmWhatsappWebhook(query: URLSearchParams): Response {
  const word = env.WHATSAPP_VERIFY_TOKEN;
  const knows = word !== undefined && sameSecret(query.get('hub.verify_token') ?? '', word);
  const challenge = query.get('hub.challenge') ?? '';
  if (!knows || query.get('hub.mode') !== 'subscribe' || !/^\d{1,40}$/.test(challenge)) {
    return new Response(null, { status: 404 });
  }
  return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
