import { createTransport } from 'nodemailer';
import { mustEncrypt } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { type Finding, ok, reasonOf, wrong } from './finding';

const timeouts = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
};

/**
 * Signs in at the mail server, and sends a test mail if an address is given.
 * @param to recipient of the test mail
 */
export async function mailFindings(to: string | undefined): Promise<readonly Finding[]> {
  const url = env.SMTP_URL;
  const transport = createTransport({ url, ...timeouts, requireTLS: mustEncrypt(url) });
  try {
    await transport.verify();
    if (!to)
      return [
        ok('Mail', 'the mail server lets us in; `npm run doctor -- --mail you@example.in` sends a test'),
      ];
    await transport.sendMail({
      from: env.MAIL_FROM,
      to,
      subject: 'Test mail',
      text: `This mail shows that ${env.APP_URL} can send mail. In the full headers, spf, dkim and dmarc should say "pass".`,
    });
    return [
      ok('Mail', `the mail server took a test mail to ${to}; look whether it arrives, and not among spam`),
    ];
  } catch (error) {
    return [
      wrong(
        'Mail',
        reasonOf(error),
        'Check SMTP_URL: host, port, user and password; special signs in the password are written as %XX.',
      ),
    ];
  } finally {
    transport.close();
  }
}
