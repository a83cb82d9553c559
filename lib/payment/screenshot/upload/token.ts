import 'server-only';
import { sign } from '@/lib/server/secret/derived-secret';
import { sameSecret } from '@/lib/server/secret/same-secret';

/** One upload: its row, and the fingerprint of the original bytes. */
export type Upload = { readonly id: string; readonly sha256: string };

function signature({ id, sha256 }: Upload): string {
  return sign('payment-upload', `${id}.${sha256}`).toString('base64url');
}

export function issueUploadToken(upload: Upload): string {
  return `${upload.id}.${upload.sha256}.${signature(upload)}`;
}

/** Reads such a token; null unless this server made it. */
export function readUploadToken(token: string): Upload | null {
  const [, id, sha256, given] = /^([0-9a-f-]{36})\.([0-9a-f]{64})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !sha256 || !given) return null;
  const upload = { id, sha256 };
  return sameSecret(given, signature(upload)) ? upload : null;
}
