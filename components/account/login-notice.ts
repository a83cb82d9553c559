import { deviceMessages } from '@/lib/account/device/rules';

const notices: Readonly<Record<string, string>> = {
  'signed-out': deviceMessages.signedOut,
};

/** What /login says for `?notice=…`, or nothing for text that is no notice of ours. */
export function loginNotice(code: unknown): string | undefined {
  return typeof code === 'string' && Object.hasOwn(notices, code) ? notices[code] : undefined;
}
