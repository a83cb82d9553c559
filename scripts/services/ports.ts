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

/** Whether a server could listen on this port now, on every interface. */
export async function isPortFree(port: number): Promise<boolean> {
  // A listener on one address does not block the wildcard address, so this tries both.
  return (await listen(port, undefined)) !== undefined && (await listen(port, '127.0.0.1')) !== undefined;
}

export type HeldPort = { readonly port: number; readonly letGo: () => Promise<void> };

/**
 * Reserves a port until our server starts on it: two parallel test runs must not choose the same one while
 * both still build.
 * @param wanted used if it is free, else any other
 */
export async function holdPort(wanted: number): Promise<HeldPort> {
  const free = (await isPortFree(wanted)) ? wanted : await freePort();
  // A visitor's open connection would keep the port from being let go.
  const server = net.createServer((socket) => socket.destroy()).unref();
  const port = await new Promise<number | undefined>((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen({ port: free, exclusive: true }, () => resolve(free));
  });
  // Another process took it between the check and the reservation.
  if (port === undefined) return holdPort(await freePort());
  return { port, letGo: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Ports below the range of outgoing connections, one of which could take the port before our server starts. */
const ours = { from: 15_000, below: 32_000 };

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = await listen(randomInt(ours.from, ours.below), '127.0.0.1');
    if (port !== undefined) return port;
  }
  throw new Error(`No port from ${ours.from} to ${ours.below} is free on 127.0.0.1.`);
}

/** The port of a service's last run if it is still free, else another; stored in the data directory. */
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
    // The file is missing or truncated by a crash, which does no harm: fixed ports are only a convenience.
    return {};
  }
}
