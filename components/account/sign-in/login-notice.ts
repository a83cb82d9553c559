import { deviceMessages } from '@/lib/account/device/rules';

const notices: Readonly<Record<string, string>> = {
  'signed-out': deviceMessages.signedOut,
};

/** The message of /login for `?notice=…`, or undefined for any other text. */
export function loginNotice(code: unknown): string | undefined {
  return typeof code === 'string' && Object.hasOwn(notices, code) ? notices[code] : undefined;
}
