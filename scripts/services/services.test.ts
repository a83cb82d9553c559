import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it } from 'vitest';
import { stopAll } from '../setup/shutdown.mjs';
import { startMailCatcher } from './mail';
import { freePort, holdPort, isPortFree, rememberedPort } from './ports';
import { ensureSecrets } from './secrets';

const folder = () => mkdtempSync(path.join(tmpdir(), 'services-'));

afterEach(() => stopAll());

describe('the mail catcher', () => {
  it('keeps each message as one complete file, and sends none on', async () => {
    const mailDir = path.join(folder(), 'mail');
    const url = await startMailCatcher(await freePort(), mailDir);
    const transport = createTransport(url);
    const messages = ['first', 'second', 'third'];
    for (const subject of messages) {
      await transport.sendMail({
        from: 'a@antarman.test',
        to: 'b@antarman.test',
        subject,
        text: `the ${subject}`,
      });
    }
    transport.close();
    const files = readdirSync(mailDir).sort();
    expect(files).toHaveLength(3);
    expect(files.every((name) => name.endsWith('.eml'))).toBe(true);
    const texts = files.map((name) => readFileSync(path.join(mailDir, name), 'utf8'));
    expect(texts.map((text) => /^Subject: (.+)\r$/m.exec(text)?.[1])).toEqual(messages);
  });

  it('refuses a message over the limit', { tags: ['slow'] }, async () => {
    const mailDir = path.join(folder(), 'mail');
    const transport = createTransport(await startMailCatcher(await freePort(), mailDir));
    const tooLarge = 'x'.repeat(21 * 1024 * 1024);
    await expect(
      transport.sendMail({ from: 'a@antarman.test', to: 'b@antarman.test', text: tooLarge }),
    ).rejects.toThrow();
    transport.close();
  });
});

describe('ports', () => {
  it('tells a taken port from a free one, whichever address holds it', async () => {
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      const port = await freePort();
      expect(await isPortFree(port)).toBe(true);
      const server = net.createServer().listen(port, host);
      await new Promise((resolve) => server.once('listening', resolve));
      expect(await isPortFree(port)).toBe(false);
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('holds a port for one run only, until that run lets it go', async () => {
    const wanted = await freePort();
    const held = await Promise.all([holdPort(wanted), holdPort(wanted)]);
    expect(held.map(({ port }) => port)).toContain(wanted);
    expect(new Set(held.map(({ port }) => port)).size).toBe(2);
    await Promise.all(held.map(({ letGo }) => letGo()));
    expect(await isPortFree(wanted)).toBe(true);
  });

  it('gives a service its earlier port, and another once that is taken', async () => {
    const dataDir = folder();
    const first = await rememberedPort(dataDir, 'mail');
    expect(await rememberedPort(dataDir, 'mail')).toBe(first);
    const server = net.createServer().listen(first, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const second = await rememberedPort(dataDir, 'mail');
    expect(second).not.toBe(first);
    await new Promise((resolve) => server.close(resolve));
    expect(await rememberedPort(dataDir, 'mail')).toBe(second);
  });

  it('survives a cut-off note', async () => {
    const dataDir = folder();
    writeFileSync(path.join(dataDir, 'ports.json'), '{"mail":');
    expect(await rememberedPort(dataDir, 'mail')).toBeGreaterThan(0);
  });
});

describe('secrets', () => {
  it('are made once, differ between copies, and only the owner can read them', () => {
    const dataDir = folder();
    const made = ensureSecrets(dataDir);
    expect(ensureSecrets(dataDir)).toEqual(made);
    expect(ensureSecrets(folder()).nextAuthSecret).not.toBe(made.nextAuthSecret);
    expect(Buffer.from(made.serverActionsKey, 'base64')).toHaveLength(32);
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
    // A release without sealing made no key for it.
    const { sealingKey, ...older } = made;
    writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify(older));
    const renewed = ensureSecrets(dataDir);
    expect(renewed).toMatchObject(older);
    expect(Buffer.from(renewed.sealingKey, 'base64')).toHaveLength(32);
    expect(renewed.sealingKey).not.toBe(sealingKey);
    rmSync(path.join(dataDir, 'secrets.json'));
    expect(ensureSecrets(dataDir).databasePassword).not.toBe(made.databasePassword);
  });
});
