import { createHmac } from 'node:crypto';
import { listen } from '@/test/counterpart/counterpart';

const sms = { account: 'ACcounterpart', token: 'sms-token-of-counterpart', from: 'ANTRMN' };
const whatsapp = {
  phoneId: '10987654321',
  token: 'whatsapp-token-of-counterpart',
  secret: 'whatsapp-secret-of-counterpart',
  word: 'word-of-counterpart',
};

/** A text that a company accepted, as its phone shows it. */
type TakenText = {
  readonly channel: 'sms' | 'whatsapp';
  readonly to: string;
  readonly template: string;
  readonly words: readonly string[];
};

/** The texts that both companies accepted, and whether they accept any now. */
export type TextState = { taken: TakenText[]; refusing: number | null; down: boolean };

export const newTextState = (): TextState => ({ taken: [], refusing: null, down: false });

/** Twilio's Programmable Messaging, by its reference. */
function startSms(state: TextState) {
  const basic = Buffer.from(`${sms.account}:${sms.token}`).toString('base64');
  return listen(({ method, url, headers }, body) => {
    if (state.down) return { status: 503, answer: { code: 20500, message: 'not now' } };
    if (headers.authorization !== `Basic ${basic}`) return { status: 401, answer: { code: 20003 } };
    if (method !== 'POST' || url !== `/2010-04-01/Accounts/${sms.account}/Messages.json`) {
      return { status: 404, answer: { code: 20404 } };
    }
    const fields = new URLSearchParams(body);
    if (state.refusing) return { status: 400, answer: { code: state.refusing, message: 'no' } };
    if (fields.get('From') !== sms.from) return { status: 400, answer: { code: 21606 } };
    const variables: Record<string, string> = JSON.parse(fields.get('ContentVariables') ?? '{}');
    state.taken.push({
      channel: 'sms',
      to: fields.get('To') ?? '',
      template: fields.get('ContentSid') ?? '',
      words: Object.values(variables),
    });
    return { status: 201, answer: { sid: 'SM1', status: 'queued' } };
  });
}

type Template = {
  readonly to: string;
  readonly template: {
    readonly name: string;
    readonly components: readonly {
      readonly type: string;
      readonly parameters: readonly { text: string }[];
    }[];
  };
};

/** Meta's Cloud API for WhatsApp, by its reference. */
function startWhatsapp(state: TextState) {
  return listen(({ method, url, headers }, body) => {
    if (state.down) return { status: 500, answer: { error: { code: 131000 } } };
    if (headers.authorization !== `Bearer ${whatsapp.token}`)
      return { status: 401, answer: { error: { code: 190 } } };
    if (method !== 'POST' || !url?.endsWith(`/${whatsapp.phoneId}/messages`)) {
      return { status: 404, answer: { error: { code: 100 } } };
    }
    if (state.refusing) return { status: 400, answer: { error: { code: state.refusing } } };
    const { to, template }: Template = JSON.parse(body);
    const words = template.components.find(({ type }) => type === 'body')?.parameters ?? [];
    state.taken.push({
      channel: 'whatsapp',
      to: `+${to}`,
      template: template.name,
      words: words.map(({ text }) => text),
    });
    return { status: 200, answer: { messages: [{ id: 'wamid.1' }] } };
  });
}

/** A request to one of our webhooks, as its company sends it. */
type Signed = { readonly body: string; readonly headers: Record<string, string> };

export function signedSms(
  fields: Readonly<Record<string, string>>,
  token = sms.token,
  site = process.env.APP_URL,
): Signed {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signed = `${site}/api/webhooks/sms${sorted.flat().join('')}`;
  return {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64'),
    },
  };
}

/** One message as Meta delivers it. */
type WhatsappMessage = { readonly from: string; readonly type: string } & Readonly<Record<string, unknown>>;

/** A person's words, as Meta delivers them. */
export const whatsappText = (from: string, text: string): WhatsappMessage => ({
  from: from.replace('+', ''),
  id: `wamid.${from}`,
  timestamp: '1764000000',
  type: 'text',
  text: { body: text },
});

export function signedWhatsapp(from: string, text: string, secret = whatsapp.secret): Signed {
  return signedWhatsappDelivery([[[whatsappText(from, text)]]], secret);
}

/**
 * A delivery in Meta's form.
 * @param entries the changes of each business account, and the messages of each change
 */
export function signedWhatsappDelivery(
  entries: readonly (readonly (readonly unknown[])[])[],
  secret = whatsapp.secret,
): Signed {
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '918012345678', phone_number_id: whatsapp.phoneId },
  };
  const sent = { id: 'wamid.1', status: 'delivered', timestamp: '1764000000', recipient_id: '919876543210' };
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: entries.map((changes, index) => ({
      id: String(index),
      changes: [
        // The results of our own texts come the same way.
        { field: 'messages', value: { ...value, statuses: [sent] } },
        ...changes.map((messages) => ({ field: 'messages', value: { ...value, contacts: [], messages } })),
      ],
    })),
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { body, headers: { 'x-hub-signature-256': `sha256=${signature}` } };
}

/** Both companies on this computer, and the settings of a server that uses them. */
export async function startTextCompanies(state: TextState = newTextState()) {
  const [ofSms, ofWhatsapp] = await Promise.all([startSms(state), startWhatsapp(state)]);
  return {
    state,
    settings: {
      SMS_ACCOUNT_SID: sms.account,
      SMS_AUTH_TOKEN: sms.token,
      SMS_FROM: sms.from,
      SMS_TEMPLATE_CODE: 'HXcode',
      SMS_TEMPLATE_REMINDER: 'HXreminder',
      SMS_API_URL: ofSms.origin,
      WHATSAPP_PHONE_ID: whatsapp.phoneId,
      WHATSAPP_TOKEN: whatsapp.token,
      WHATSAPP_APP_SECRET: whatsapp.secret,
      WHATSAPP_VERIFY_TOKEN: whatsapp.word,
      WHATSAPP_TEMPLATE_CODE: 'antarman_code',
      WHATSAPP_TEMPLATE_REMINDER: 'antarman_reminder',
      WHATSAPP_API_URL: ofWhatsapp.origin,
    },
    close: () => Promise.all([ofSms.close(), ofWhatsapp.close()]),
  };
}
