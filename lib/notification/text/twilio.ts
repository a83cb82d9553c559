import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { NotSigned, type TextAdapter, type TextOutcome } from '@/lib/notification/text/adapter';
import { asksToStop } from '@/lib/notification/text/rules';
import { post } from '@/lib/notification/text/send';
import { env } from '@/lib/server/env';
import { sameSecret } from '@/lib/server/secret/same-secret';

/** The address to which Twilio sends replies. */
const smsWebhook = '/api/webhooks/sms';

/** Twilio's codes for a number that cannot be reached: malformed, unsubscribed, no mobile, no such region. */
const refusals: ReadonlySet<number> = new Set([21211, 21408, 21610, 21612, 21614]);

const failure = z.object({ code: z.number().int() });

type Settings = {
  readonly account: string;
  readonly token: string;
  readonly from: string;
  readonly templates: { readonly code: string; readonly reminder: string };
};

function settings(): Settings | null {
  const { SMS_ACCOUNT_SID: account, SMS_AUTH_TOKEN: token, SMS_FROM: from } = env;
  const { SMS_TEMPLATE_CODE: code, SMS_TEMPLATE_REMINDER: reminder } = env;
  return account && token && from && code && reminder
    ? { account, token, from, templates: { code, reminder } }
    : null;
}

async function sendTemplate(
  { account, token, from }: Settings,
  phone: string,
  template: string,
  words: readonly string[],
): Promise<TextOutcome> {
  const variables = Object.fromEntries(words.map((word, index) => [String(index + 1), word]));
  const fields = new URLSearchParams({
    To: phone,
    [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
    ContentSid: template,
    ContentVariables: JSON.stringify(variables),
  });
  const answer = await post(
    `${env.SMS_API_URL}/2010-04-01/Accounts/${account}/Messages.json`,
    {
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    fields.toString(),
  );
  if (answer.ok) return 'sent';
  const said = failure.safeParse(await answer.json().catch(() => null));
  if (said.success && refusals.has(said.data.code)) return 'refused';
  throw new Error(`the SMS company answered ${answer.status}`);
}

/** Twilio signs the address and the fields in the order of their names (HMAC-SHA1, by its reference). */
function signatureOf(token: string, fields: URLSearchParams): string {
  const sorted = [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signed = env.APP_URL + smsWebhook + sorted.map(([name, value]) => name + value).join('');
  return createHmac('sha1', token).update(signed).digest('base64');
}

/** SMS by Twilio's Programmable Messaging; null without all its settings. */
export function smsAdapter(): TextAdapter | null {
  const set = settings();
  if (!set) return null;
  return {
    channel: 'sms',
    sendCode: (phone, code) => sendTemplate(set, phone, set.templates.code, [code]),
    sendReminder: (phone, { when, url }) => sendTemplate(set, phone, set.templates.reminder, [when, url]),
    readStops(body, headers) {
      const fields = new URLSearchParams(body);
      const given = headers.get('x-twilio-signature') ?? '';
      if (!sameSecret(given, signatureOf(set.token, fields))) throw new NotSigned('sms');
      const stops = fields.get('OptOutType') === 'STOP' || asksToStop(fields.get('Body') ?? '');
      const from = fields.get('From');
      return stops && from ? [from] : [];
    },
  };
}
