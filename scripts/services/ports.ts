import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';

const rememberedPorts = z.record(z.string(), z.number().int().min(1).max(65535));

function listen(port: number, host: string | undefined): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

/** Whether a server could listen on this port now, on every interface as the product does. */
export async function isPortFree(port: number): Promise<boolean> {
  // A listener on one address does not block the wildcard address, so this tries both.
  return (await listen(port, undefined)) !== undefined && (await listen(port, '127.0.0.1')) !== undefined;
}

/** A port that is ours until it is let go. */
export type HeldPort = { readonly port: number; readonly letGo: () => Promise<void> };

/**
 * Takes a port, so that nobody else takes it until our server starts on it: two test runs beside each other must not
 * choose the same one while both still build.
 * @param wanted taken when nothing listens on it, else any other
 */
export async function holdPort(wanted: number): Promise<HeldPort> {
  const free = (await isPortFree(wanted)) ? wanted : await freePort();
  const server = net.createServer().unref();
  const port = await new Promise<number | undefined>((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen({ port: free, exclusive: true }, () => resolve(free));
  });
  // Somebody was quicker between the look and the taking.
  if (port === undefined) return holdPort(await freePort());
  return { port, letGo: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Ports below those that systems give to outgoing connections, which would take one before our server starts on it. */
const ours = { from: 15_000, below: 32_000 };

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = await listen(randomInt(ours.from, ours.below), '127.0.0.1');
    if (port !== undefined) return port;
  }
  throw new Error(`No port from ${ours.from} to ${ours.below} is free on 127.0.0.1.`);
}

/** The port that a service had last time if it is still free, else another; remembered in the data directory. */
export async function rememberedPort(dataDir: string, service: string): Promise<number> {
  const file = path.join(dataDir, 'ports.json');
  const known = readRemembered(file);
  const before = known[service];
  const port =
    before !== undefined && (await listen(before, '127.0.0.1')) !== undefined ? before : await freePort();
  if (port !== before) writeFileSync(file, JSON.stringify({ ...known, [service]: port }));
  return port;
}

function readRemembered(file: string): z.infer<typeof rememberedPorts> {
  try {
    return rememberedPorts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The file is missing or cut off by a crash, which is fine: fixed ports are only a convenience.
    return {};
  }
}
