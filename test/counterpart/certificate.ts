import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A self-signed certificate and its key (PEM), valid for 90 days. */
export function selfSigned(names: readonly string[]): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  try {
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const alternatives = names.map((name) => `DNS:${name}`).join(',');
    const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '90'];
    execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
