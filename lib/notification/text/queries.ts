import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { openTextChannels } from '@/lib/notification/text/adapters';
import { maskedPhone, type TextChannel } from '@/lib/notification/text/rules';
import { db, type Tx } from '@/lib/server/db';

export type OwnTextChannel = {
  readonly channel: TextChannel;
  /** `asked`: a code was sent and not yet confirmed. */
  readonly state: 'off' | 'asked' | 'on';
  /** The last digits of the number; null without one. */
  readonly masked: string | null;
};

export async function ownTextChannels({
  userId,
}: Pick<Member, 'userId'>): Promise<readonly OwnTextChannel[]> {
  const open = openTextChannels();
  if (open.length === 0) return [];
  const rows = await db.textNumber.findMany({
    where: { userId },
    select: { channel: true, phone: true, provenAt: true },
  });
  return open.map((channel) => {
    const row = rows.find((one) => one.channel === channel);
    if (!row) return { channel, state: 'off', masked: null };
    return { channel, state: row.provenAt ? 'on' : 'asked', masked: maskedPhone(row.phone) };
  });
}

/** The configured channels on which this person has confirmed a number. */
export async function provenTextChannels(
  client: Pick<Tx, 'textNumber'>,
  userId: string,
): Promise<readonly TextChannel[]> {
  const rows = await client.textNumber.findMany({
    where: { userId, provenAt: { not: null } },
    select: { channel: true },
  });
  return openTextChannels().filter((channel) => rows.some((row) => row.channel === channel));
}

/** A person's confirmed number for this channel, or null. */
export async function provenNumber(userId: string, channel: TextChannel): Promise<string | null> {
  const row = await db.textNumber.findFirst({
    where: { userId, channel, provenAt: { not: null } },
    select: { phone: true },
  });
  return row?.phone ?? null;
}
