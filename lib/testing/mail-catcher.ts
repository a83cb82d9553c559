import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** One mail as a server took it: to whom the envelope says, and what was in it. */
type CaughtMail = { readonly recipients: readonly string[]; readonly mail: Email; readonly raw: string };

export type MailCatcher = {
  readonly url: string;
  readonly caught: CaughtMail[];
  /** Answers every recipient with this SMTP error from now on; `undefined` takes mail again. */
  refuseWith: (code: number | undefined) => void;
  /** Takes the next mail but never answers, as if the line broke; resolves once it has been read. */
  hold: () => Promise<void>;
  /** Resolves once that many mails have come in. */
  waitFor: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A real SMTP server on a free port of this machine. */
export async function startMailCatcher(port = 0): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  const waiting: { readonly count: number; readonly done: () => void }[] = [];
  let refusal: number | undefined;
  let holding: (() => void) | undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, accept) => {
      accept(refusal ? Object.assign(new Error('refused'), { responseCode: refusal }) : null);
    },
    onData: (stream, session, accept) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (holding) {
          holding();
          holding = undefined;
          return;
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        caught.push({ recipients, mail: await PostalMime.parse(raw), raw });
        accept();
        for (const { count, done } of waiting) if (caught.length >= count) done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail catcher has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    caught,
    refuseWith: (code) => {
      refusal = code;
    },
    hold: () =>
      new Promise((read) => {
        holding = read;
      }),
    waitFor: (count) =>
      new Promise((done) => {
        if (caught.length >= count) done();
        else waiting.push({ count, done });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
