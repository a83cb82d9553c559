import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { NotSigned, type TextAdapter, type TextOutcome } from '@/lib/notification/text/adapter';
import { asksToStop } from '@/lib/notification/text/rules';
import { post } from '@/lib/notification/text/send';
import { env } from '@/lib/server/env';
import { sameSecret } from '@/lib/server/secret/same-secret';

/** Version of the API in use. */
const version = 'v23.0';

/** Meta's codes for a number that cannot be reached: not on WhatsApp, blocked, or messages ended. */
const refusals: ReadonlySet<number> = new Set([131026, 131030, 131050]);

const failure = z.object({ error: z.object({ code: z.number().int() }) });

/**
 * Meta's delivery: up to 1,000 changes at once, of which those with messages come from people. It has many
 * other fields.
 */
const delivery = z.object({
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ messages: z.array(z.unknown()).optional() }) })),
    }),
  ),
});

/**
 * The fields that we read of a message. A picture, a reaction or a message without a sender's number lacks
 * them and is ignored.
 */
const written = z.object({
  from: z.string().regex(/^\d{5,20}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});

/** Numbers that ask to stop, in any part of a delivery; an unreadable message hides no other. */
function stopsIn(body: string): readonly string[] {
  const values = delivery.parse(JSON.parse(body)).entry.flatMap(({ changes }) => changes);
  const phones = values
    .flatMap(({ value }) => value.messages ?? [])
    .flatMap((message) => written.safeParse(message).data ?? [])
    .filter(({ text, button }) => asksToStop(text?.body ?? button?.text ?? ''))
    .map(({ from }) => `+${from}`);
  return [...new Set(phones)];
}

type Settings = {
  readonly phoneId: string;
  readonly token: string;
  readonly secret: string;
  readonly templates: { readonly code: string; readonly reminder: string };
};

function settings(): Settings | null {
  const { WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN: token, WHATSAPP_APP_SECRET: secret } = env;
  const { WHATSAPP_TEMPLATE_CODE: code, WHATSAPP_TEMPLATE_REMINDER: reminder } = env;
  return phoneId && token && secret && code && reminder
    ? { phoneId, token, secret, templates: { code, reminder } }
    : null;
}

const texts = (words: readonly string[]) => words.map((text) => ({ type: 'text', text }));

async function sendTemplate(
  { phoneId, token }: Settings,
  phone: string,
  name: string,
  components: readonly object[],
): Promise<TextOutcome> {
  const answer = await post(
    `${env.WHATSAPP_API_URL}/${version}/${phoneId}/messages`,
    { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    JSON.stringify({
      messaging_product: 'whatsapp',
      to: phone.replace('+', ''),
      type: 'template',
      template: { name, language: { code: 'en' }, components },
    }),
  );
  if (answer.ok) return 'sent';
  const said = failure.safeParse(await answer.json().catch(() => null));
  if (said.success && refusals.has(said.data.error.code)) return 'refused';
  throw new Error(`WhatsApp answered ${answer.status}`);
}

/** WhatsApp by Meta's Cloud API; null without all its settings. */
export function whatsappAdapter(): TextAdapter | null {
  const set = settings();
  if (!set) return null;
  return {
    channel: 'whatsapp',
    // A template with a code has a button that copies it, which needs the code again.
    sendCode: (phone, code) =>
      sendTemplate(set, phone, set.templates.code, [
        { type: 'body', parameters: texts([code]) },
        { type: 'button', sub_type: 'url', index: '0', parameters: texts([code]) },
      ]),
    sendReminder: (phone, { when, url }) =>
      sendTemplate(set, phone, set.templates.reminder, [{ type: 'body', parameters: texts([when, url]) }]),
    readStops(body, headers) {
      const given = headers.get('x-hub-signature-256') ?? '';
      const expected = `sha256=${createHmac('sha256', set.secret).update(body).digest('hex')}`;
      if (!sameSecret(given, expected)) throw new NotSigned('whatsapp');
      return stopsIn(body);
    },
  };
}
