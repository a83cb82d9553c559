import { iceServers } from '@/lib/booking/room/ice';
import { env } from '@/lib/server/env';
import { type Finding, look, ok, reasonOf, wrong } from './finding';
import { asks, attributes, keyOf, reach, type StunAddress, type StunServer } from './stun';

const datagrams = 17;
const minute = 60_000;

/** Host and port of an address in TURN_URL. */
function addressOf(address: string): StunAddress {
  const [, scheme = '', host = '', port, transport] =
    /^(stun|turns?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?(?:\?transport=(udp|tcp))?$/.exec(address) ?? [];
  const secure = scheme === 'turns';
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port ?? (secure ? 5349 : 3478)),
    by: secure ? 'tls' : transport === 'tcp' ? 'tcp' : 'udp',
  };
}

/** Requests an allocation from the relay like a browser in a call, and releases it. @returns the fault */
async function placeRefused(server: StunServer, now: Date): Promise<string | null> {
  const relay = iceServers('doctor', new Date(now.getTime() + minute)).servers.find(
    ({ username }) => username,
  );
  const { username = '', credential = '' } = relay ?? {};
  const wanted = [attributes.requestedTransport, Buffer.from([datagrams, 0, 0, 0])] as const;
  const open = await server.ask(asks.allocate, [wanted]);
  if (open.refused === null) return 'it relays for everybody, without a password';
  const realm = open.attributes.get(attributes.realm) ?? Buffer.alloc(0);
  const nonce = open.attributes.get(attributes.nonce) ?? Buffer.alloc(0);
  const signed = [
    [attributes.username, Buffer.from(username)],
    [attributes.realm, realm],
    [attributes.nonce, nonce],
  ] as const;
  const key = keyOf(username, realm.toString(), credential);
  const answer = await server.ask(asks.allocate, [wanted, ...signed], key);
  if (answer.refused === 401) return 'it refuses the password that TURN_SECRET gives';
  if (answer.refused !== null) return `it refuses a place (${answer.refused})`;
  await server.ask(asks.refresh, [[attributes.lifetime, Buffer.alloc(4)], ...signed], key);
  return null;
}

async function relayFinding(address: string, now: Date): Promise<Finding> {
  const todo =
    'Look whether coturn runs there (docs/operate.md), its ports are open and static-auth-secret is TURN_SECRET.';
  try {
    const server = await reach(addressOf(address));
    try {
      const refused = address.startsWith('stun:')
        ? (await server.ask(asks.binding, [])).refused && 'it refuses to answer'
        : await placeRefused(server, now);
      return refused ? wrong('Relay', `${address}: ${refused}`, todo) : ok('Relay', `${address} answers`);
    } finally {
      server.close();
    }
  } catch (error) {
    const silent = error instanceof Error && error.name === 'AbortError';
    return wrong('Relay', `${address}: ${silent ? 'no answer within 5 s' : reasonOf(error)}`, todo);
  }
}

/** Whether calls work between networks without a direct connection. */
export function relayFindings(now: Date): Promise<readonly Finding[]> {
  const addresses = env.TURN_URL ?? [];
  if (addresses.length === 0) {
    const says = 'there is none: calls between two strict networks do not connect';
    return Promise.resolve([
      look('Relay', says, 'Run coturn and set TURN_URL and TURN_SECRET (docs/operate.md).'),
    ]);
  }
  return Promise.all(addresses.map((address) => relayFinding(address, now)));
}
