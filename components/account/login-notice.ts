import { deviceMessages } from '@/lib/account/device/rules';
import { recoveryMessages } from '@/lib/account/recovery/rules';

const notices: Readonly<Record<string, string>> = {
  'signed-out': deviceMessages.signedOut,
  'password-changed': recoveryMessages.done,
};

/** What /login says for `?notice=…`, or nothing for text that is no notice of ours. */
export function loginNotice(code: unknown): string | undefined {
  return typeof code === 'string' && Object.hasOwn(notices, code) ? notices[code] : undefined;
}
