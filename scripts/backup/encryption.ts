import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Explained } from '../setup/terminal.mjs';

export type KeyPair = { readonly identity: string; readonly recipient: string };

/** A new key pair: the identity decrypts data encrypted to the recipient. */
export async function newKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Encrypts a stream so that each of these public keys opens it. */
export async function encrypted(content: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new Explained('BACKUP_RECIPIENT is no public key of age: check that it was copied whole.');
    }
  }
  const stream = await encrypter.encrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as WebStream);
}

/**
 * Decrypts a stream.
 * @throws Explained for a wrong key or a damaged beginning; later damage fails the stream
 */
export async function decrypted(content: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    for (const line of identity.split('\n')) {
      if (line.trim() !== '' && !line.startsWith('#')) decrypter.addIdentity(line.trim());
    }
  } catch {
    throw new Explained('This is no private key of age: it wants a line that begins with AGE-SECRET-KEY-.');
  }
  try {
    const stream = await decrypter.decrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(stream as WebStream);
  } catch (error) {
    content.destroy();
    const said = error instanceof Error ? error.message : '';
    if (/no identity|no identities/i.test(said)) {
      throw new Explained('This key does not open the backup: it was encrypted to another one.');
    }
    throw new Explained(`The backup is damaged or cannot be read (${said}).`);
  }
}

/** Passes a stream through and then knows its number of bytes and their SHA-256. */
export function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  const passing = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { passing, found: () => ({ bytes, sha256: hash.copy().digest('hex') }) };
}
