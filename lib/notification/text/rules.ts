import { minute } from '@/lib/format/duration';

export const textChannels = { sms: 'SMS', whatsapp: 'WhatsApp' } as const;

export type TextChannel = keyof typeof textChannels;

export const textChannelNames = ['sms', 'whatsapp'] as const satisfies readonly TextChannel[];

/** The company behind each channel: people read it before they give their number. */
export const carriers: Readonly<Record<TextChannel, string>> = { sms: 'Twilio', whatsapp: 'Meta (WhatsApp)' };

export const textTasks = { sendCode: 'send-text-code', forget: 'forget-unproven-numbers' } as const;

/** Milliseconds after which an unconfirmed number is deleted: a day. */
export const unprovenMs = 86_400_000;

/** Milliseconds for which a code is valid; it allows five tries. */
export const codeMs = 10 * minute;
export const mostTries = 5;

/** Codes per day, for one account and for one number. */
export const codesPerDay = { account: 5, number: 3 } as const;

/** Words by which a text from a phone ends all further texts. */
const ends: ReadonlySet<string> = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT']);

export function asksToStop(text: string): boolean {
  return ends.has(text.trim().toUpperCase());
}

/** "+91 ••• ••210": enough to recognise one's own number. */
export function maskedPhone(phone: string): string {
  return `••• ••• ${phone.slice(-3)}`;
}

export const textMessages = {
  asked: `We have sent a code to this number. It is valid for ${codeMs / minute} minutes.`,
  proven: 'Your number is confirmed. We will send reminders there.',
  ended: 'Reminders are off, and we have deleted this number.',
  notOpen: 'This is not available yet.',
  tooMany: 'Too many codes were requested today. Please try again tomorrow.',
  phone: 'Enter a mobile number, with its country code if it is not Indian',
  code: 'Enter the six digits of the code',
  wrong: 'This code is wrong. Check the latest code we sent.',
  expired: 'This code has expired. Ask for a new one.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
