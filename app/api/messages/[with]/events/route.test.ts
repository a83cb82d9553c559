import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/messages/[with]/events/route';
import { sendMessage } from '@/lib/care/message/commands';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };
const pulse = 20_000;

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
  const first = {
    with: asha.therapist.id,
    text: 'Hello.',
    paper: null,
    submission: { key: crypto.randomUUID() },
  };
  expect(await sendMessage(meera.viewer, first, request)).toEqual({ done: true });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => vi.useRealTimers());

/** Opens the stream of the thread as somebody. */
async function follow(person: Person) {
  as(person);
  const leaving = new AbortController();
  const asked = new Request('http://localhost:3000/api/messages/x/events', { signal: leaving.signal });
  const answer = await GET(asked, { params: Promise.resolve({ with: asha.therapist.id }) });
  return {
    status: answer.status,
    reader: answer.body?.pipeThrough(new TextDecoderStream()).getReader(),
    leaving,
  };
}

type Reader = NonNullable<Awaited<ReturnType<typeof follow>>['reader']>;

/** Reads until the stream has said this line, or ends. */
async function until(reader: Reader | undefined, line: string): Promise<'said' | 'ended'> {
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return 'ended';
    if (part.value.split('\n').includes(line)) return 'said';
  }
}

const signOfLife = ': ';

it('a thread is followed by its sides alone, and no longer than their session lives', async () => {
  for (const other of [await createStranger(), await createPractice()]) {
    expect((await follow(other)).status).toBe(404);
  }
  const { reader } = await follow(meera);
  expect(await until(reader, 'retry: 3000')).toBe('said');
  await vi.advanceTimersByTimeAsync(pulse);
  expect(await until(reader, signOfLife)).toBe('said');
  await db.userSession.updateMany({
    where: { userId: meera.viewer.userId },
    data: { revokedAt: new Date(), revokedReason: 'by_operator' },
  });
  await vi.advanceTimersByTimeAsync(pulse);
  expect(await until(reader, signOfLife)).toBe('ended');
  expect((await follow(meera)).status).toBe(404);
});
