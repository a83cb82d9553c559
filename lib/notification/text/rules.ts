/** Ways of sending a short text to somebody's number, and what they are called. */
export const textChannels = { sms: 'SMS', whatsapp: 'WhatsApp' } as const;

export type TextChannel = keyof typeof textChannels;

export const textChannelNames = ['sms', 'whatsapp'] as const satisfies readonly TextChannel[];

/** Whose service carries the texts: people read it before they give their number. */
export const carriers: Readonly<Record<TextChannel, string>> = { sms: 'Twilio', whatsapp: 'Meta (WhatsApp)' };

/** Jobs of this noun. */
export const textTasks = { sendCode: 'send-text-code', forget: 'forget-unproven-numbers' } as const;

/** A number whose code never came back is forgotten after a day. */
export const unprovenMs = 86_400_000;

/** A code proves a number for ten minutes and takes five tries. */
export const codeMs = 10 * 60_000;
export const mostTries = 5;

/** Codes that one account may ask for, and that one number may get, in a day. */
export const codesPerDay = { account: 5, number: 3 } as const;

/** Words with which a text from somebody's phone ends all further ones. */
const ends: ReadonlySet<string> = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT']);

export function asksToStop(text: string): boolean {
  return ends.has(text.trim().toUpperCase());
}

/** "+91 ••• ••210": enough to know one's own number. */
export function maskedPhone(phone: string): string {
  return `••• ••• ${phone.slice(-3)}`;
}

export const textMessages = {
  asked: `A code is on its way to this number. It is good for ${codeMs / 60_000} minutes.`,
  proven: 'Your number is confirmed. Reminders come there from now on.',
  ended: 'No more reminders go to this number, and it is deleted.',
  notOpen: 'This way is not open yet.',
  tooMany: 'Too many codes were asked for today. Please try again tomorrow.',
  phone: 'Enter a mobile number, with its country code if it is not Indian',
  code: 'Enter the six digits of the code',
  wrong: 'This is not the code that we sent. Look again at the newest one.',
  expired: 'This code is no longer good. Ask for a new one.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
