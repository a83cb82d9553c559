import 'server-only';
import type { TextAdapter } from '@/lib/notification/text/adapter';
import { type TextChannel, textChannelNames } from '@/lib/notification/text/rules';
import { smsAdapter } from '@/lib/notification/text/twilio';
import { whatsappAdapter } from '@/lib/notification/text/whatsapp';

/** The company for texts of this channel; null until it is configured. */
export function textAdapter(channel: TextChannel): TextAdapter | null {
  return channel === 'sms' ? smsAdapter() : whatsappAdapter();
}

export function openTextChannels(): readonly TextChannel[] {
  return textChannelNames.filter((channel) => textAdapter(channel) !== null);
}
