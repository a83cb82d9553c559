import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { portOf } from '@/test/counterpart/listen';

/** One mail as a server received it: the recipients of its envelope, and its content. */
type CaughtMail = { readonly recipients: readonly string[]; readonly mail: Email; readonly raw: string };

export type MailCatcher = {
  readonly url: string;
  readonly caught: CaughtMail[];
  /** Answers every recipient with this SMTP error from now on; `undefined` accepts mail again. */
  refuseWith: (code: number | undefined) => void;
  /** Receives the next mail but never answers, like a broken connection; resolves once it has been read. */
  hold: () => Promise<void>;
  /** Resolves once this many mails have arrived. */
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
  // A killed sender resets its connection; the server continues, and `caught` shows the received mails.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
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

/** Catches all mail of the product until the test ends. */
export async function catchMail(): Promise<MailCatcher> {
  const catcher = await startMailCatcher();
  vi.stubEnv('SMTP_URL', catcher.url);
  onTestFinished(catcher.close);
  return catcher;
}

/** Catches all mail of the product in every test of a file, each with a separate catcher. */
export function setUpMailCatcher(): Omit<MailCatcher, 'close'> {
  let catcher: MailCatcher;
  beforeEach(async () => {
    catcher = await startMailCatcher();
    vi.stubEnv('SMTP_URL', catcher.url);
  });
  afterEach(() => catcher.close());
  return {
    get url() {
      return catcher.url;
    },
    get caught() {
      return catcher.caught;
    },
    refuseWith: (code) => catcher.refuseWith(code),
    hold: () => catcher.hold(),
    waitFor: (count) => catcher.waitFor(count),
  };
}
