import { pushKeys } from '@/lib/notification/push/keys';
import { openTextChannels } from '@/lib/notification/text/adapters';
import { textChannels } from '@/lib/notification/text/rules';
import { env } from '@/lib/server/env';
import { type Finding, look, ok } from './finding';

/** The channels other than mail. */
export function reachFindings(): readonly Finding[] {
  const keys = pushKeys() !== null;
  if (keys && env.OFFLINE_PAGES === 'off') {
    const says = 'VAPID keys are set, but OFFLINE_PAGES=off takes away what shows notifications on devices';
    return [look('Notifications', says, 'Set OFFLINE_PAGES=on, or remove the keys.')];
  }
  const ways = [
    ...(keys ? ['on devices'] : []),
    ...openTextChannels().map((channel) => `by ${textChannels[channel]}`),
  ];
  return [ok('Notifications', ['by email', ...ways].join(', '))];
}
