import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { onStop } from '../setup/shutdown.mjs';

const largestMessage = 20 * 1024 * 1024;

/**
 * Starts the mail catcher: it accepts every message and sends none on. Each becomes one `.eml` file that appears
 * complete, named so that a listing follows the order of arrival.
 * @returns the address for SMTP_URL
 */
export async function startMailCatcher(port: number, mailDir: string): Promise<string> {
  mkdirSync(mailDir, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: largestMessage,
    onData(stream, _session, callback) {
      keep(stream, mailDir).then(() => callback(), callback);
    },
  });
  // A client that disconnects in the middle of a message is no failure of the catcher.
  server.on('error', () => {});
  onStop(() => new Promise<void>((resolve) => server.close(() => resolve())));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return `smtp://127.0.0.1:${port}`;
}

async function keep(message: SMTPServerDataStream, mailDir: string): Promise<void> {
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`;
  const partial = path.join(mailDir, `${name}.partial`);
  try {
    await pipeline(message, createWriteStream(partial, { flush: true }));
    if (message.sizeExceeded) {
      throw Object.assign(new Error('The message is too large.'), { responseCode: 552 });
    }
    renameSync(partial, path.join(mailDir, `${name}.eml`));
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
