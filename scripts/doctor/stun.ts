import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';

// The part of STUN (RFC 8489) and TURN (RFC 8656) that is needed to test a server.

const magic = 0x2112a442;
export const asks = { binding: 0x0001, allocate: 0x0003, refresh: 0x0004 } as const;
export const attributes = {
  username: 0x0006,
  errorCode: 0x0009,
  lifetime: 0x000d,
  realm: 0x0014,
  nonce: 0x0015,
  requestedTransport: 0x0019,
} as const;
const integrity = 0x0008;
const integrityLength = 24;
const headerLength = 20;
/** Milliseconds for an answer. */
const longest = 5_000;

export type StunAddress = {
  readonly host: string;
  readonly port: number;
  readonly by: 'udp' | 'tcp' | 'tls';
};

type Attribute = readonly [type: number, value: Buffer];

type StunAnswer = {
  /** Null for a success; otherwise the code of the refusal, such as 401. */
  readonly refused: number | null;
  readonly attributes: ReadonlyMap<number, Buffer>;
};

function attribute([type, value]: Attribute): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
}

/** A request; with a key it is signed by long-term credentials. */
function request(type: number, given: readonly Attribute[], key?: Buffer): Buffer {
  const body = Buffer.concat(given.map(attribute));
  const head = Buffer.alloc(headerLength);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(body.length + (key ? integrityLength : 0), 2);
  head.writeUInt32BE(magic, 4);
  randomBytes(12).copy(head, 8);
  const message = Buffer.concat([head, body]);
  if (!key) return message;
  return Buffer.concat([message, attribute([integrity, createHmac('sha1', key).update(message).digest()])]);
}

function read(message: Buffer): StunAnswer {
  const found = new Map<number, Buffer>();
  for (let at = headerLength; at + 4 <= message.length; ) {
    const length = message.readUInt16BE(at + 2);
    found.set(message.readUInt16BE(at), message.subarray(at + 4, at + 4 + length));
    at += 4 + Math.ceil(length / 4) * 4;
  }
  const error = found.get(attributes.errorCode);
  return { refused: error ? (error[2] ?? 0) * 100 + (error[3] ?? 0) : null, attributes: found };
}

/** The key of long-term credentials. */
export function keyOf(username: string, realm: string, password: string): Buffer {
  return createHash('md5').update(`${username}:${realm}:${password}`).digest();
}

export type StunServer = {
  /** @throws if there is no answer within five seconds */
  readonly ask: (type: number, given: readonly Attribute[], key?: Buffer) => Promise<StunAnswer>;
  readonly close: () => void;
};

const inTime = () => ({ signal: AbortSignal.timeout(longest) });

async function overDatagrams({ host, port }: StunAddress): Promise<StunServer> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  socket.connect(port, host);
  await once(socket, 'connect', inTime());
  return {
    async ask(type, given, key) {
      const message = request(type, given, key);
      const answer = once(socket, 'message', inTime());
      // A datagram may be lost, so it is sent again.
      const again = setInterval(() => socket.send(message), 1_000);
      socket.send(message);
      try {
        const [received]: Buffer[] = await answer;
        return read(received ?? Buffer.alloc(0));
      } finally {
        clearInterval(again);
      }
    },
    close: () => socket.close(),
  };
}

async function overStream(stream: Duplex, connected: string): Promise<StunServer> {
  await once(stream, connected, inTime());
  return {
    async ask(type, given, key) {
      stream.write(request(type, given, key));
      let received = Buffer.alloc(0);
      while (received.length < headerLength || received.length < headerLength + received.readUInt16BE(2)) {
        const [chunk]: Buffer[] = await once(stream, 'data', inTime());
        received = Buffer.concat([received, chunk ?? Buffer.alloc(0)]);
      }
      return read(received);
    },
    close: () => stream.destroy(),
  };
}

/** Connects to a server. @throws if it does not answer, or its certificate is refused */
export function reach(address: StunAddress): Promise<StunServer> {
  const { host, port, by } = address;
  if (by === 'udp') return overDatagrams(address);
  if (by === 'tcp') return overStream(connect(port, host), 'connect');
  return overStream(connectTls({ host, port, servername: host }), 'secureConnect');
}
