import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { type Finding, look, ok, reasonOf, wrong } from './finding';

const limitMs = 5_000;
const dayMs = 86_400_000;
/** Days: renewal begins a month before the end, so with less it has failed for a while. */
const renewedBefore = 14;

type Shown = {
  readonly authorized: boolean;
  readonly because: string;
  readonly certificate: PeerCertificate;
};

function handshake(host: string, port: number, ca: string | undefined): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect({ host, port, servername: host, rejectUnauthorized: false, ca }, () => {
      const because = socket.authorizationError ? reasonOf(socket.authorizationError) : '';
      resolve({ authorized: socket.authorized, because, certificate: socket.getPeerCertificate() });
      socket.destroy();
    });
    socket.setTimeout(limitMs, () => socket.destroy(new Error(`no answer within ${limitMs / 1000} s`)));
    socket.once('error', reject);
  });
}

/**
 * Whether browsers accept the certificate, and for how long.
 * @param ca a further trusted authority, in PEM
 */
export async function certificateFindings(origin: URL, now: Date, ca?: string): Promise<readonly Finding[]> {
  const port = Number(origin.port || 443);
  const renew = 'Look at `systemctl status certbot.timer` and `certbot renew --dry-run`.';
  try {
    const { authorized, because, certificate } = await handshake(origin.hostname, port, ca);
    const until = new Date(certificate.valid_to);
    const days = Math.floor((until.getTime() - now.getTime()) / dayMs);
    if (days < 0) return [wrong('TLS', `the certificate ended on ${certificate.valid_to}`, renew)];
    if (!authorized)
      return [
        wrong(
          'TLS',
          `browsers refuse the certificate (${because})`,
          'Get one for this name: `certbot --nginx`.',
        ),
      ];
    if (days < renewedBefore)
      return [look('TLS', `the certificate ends in ${days} days and was not renewed`, renew)];
    return [ok('TLS', `the certificate holds for ${days} days`)];
  } catch (error) {
    return [
      wrong(
        'TLS',
        `no TLS on ${origin.hostname}:${port} (${reasonOf(error)})`,
        'Look whether nginx runs and the firewall lets 443 in.',
      ),
    ];
  }
}

/** Whether the product answers at its public address, through the proxy. */
export async function answerFindings(origin: URL): Promise<readonly Finding[]> {
  try {
    const answer = await fetch(new URL('/api/ready', origin), {
      signal: AbortSignal.timeout(limitMs),
      redirect: 'manual',
    });
    if (answer.ok) return [ok('Address', `${origin.origin} answers`)];
    const said = (await answer.text()).slice(0, 120);
    return [
      wrong(
        'Address',
        `${origin.origin} answers ${answer.status} ${said}`,
        'Look at `journalctl -u antarman` for the part that fails.',
      ),
    ];
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return [
      wrong(
        'Address',
        `${origin.origin} does not answer (${reasonOf(cause)})`,
        'Look whether nginx and the product run: `systemctl status nginx antarman`.',
      ),
    ];
  }
}
