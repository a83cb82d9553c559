import { once } from 'node:events';
import net from 'node:net';
import { expect, it } from 'vitest';
import { freePort, holdPort, isPortFree } from './ports';

it('lets a reserved port go while a visitor is connected to it', async () => {
  const held = await holdPort(await freePort());
  const visitor = net.connect(held.port, '127.0.0.1').on('error', () => {});
  await once(visitor, 'connect');
  await held.letGo();
  expect(await isPortFree(held.port)).toBe(true);
});
