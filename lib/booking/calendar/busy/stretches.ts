import 'server-only';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { type BusyFailure, busyBounds } from '@/lib/booking/calendar/busy/rules';

export class BusyRefusal extends Error {
  override name = 'BusyRefusal';
  constructor(readonly failure: BusyFailure) {
    super(`the calendar cannot be used: ${failure}`);
  }
}

/**
 * Parses the file in a separate thread, which is ended after too much time or memory: repetition rules can
 * keep any library busy for ever. The bundler must not follow the path.
 */
function threadStart(): string {
  const file = pathToFileURL(path.resolve('lib/booking/calendar/busy/thread/read.mjs'));
  return `import(${JSON.stringify(file.href)})`;
}

const threadAnswer = z.union([
  z.strictObject({ busy: z.array(z.tuple([z.number(), z.number()])), unread: z.number().int() }),
  z.strictObject({ failure: z.enum(['too-many', 'not-a-calendar']) }),
]);

export type Stretch = { readonly startsAt: Date; readonly endsAt: Date };

type Window = {
  /** IANA zone for whole days and for times without a zone. */
  readonly timeZone: string;
  readonly from: Date;
  readonly until: Date;
  /** Host of our own entries, which are left out: the calendar has them already. */
  readonly ownHost: string;
  /** Addresses of the calendar's owner, to recognise invitations that they declined. */
  readonly owners?: readonly string[];
  /** Milliseconds for parsing the file. */
  readonly longestMs?: number;
};

/**
 * The times at which the owner of a calendar file (RFC 5545) is busy, in order, with overlapping ones joined.
 * Entries that are cancelled, declined or marked as free do not count.
 * @returns `unread`: the number of entries that could not be read, for example because their zone is unknown
 * @throws BusyRefusal for text that is no calendar, and for a calendar over our limits
 */
export async function busyStretches(
  text: string,
  { timeZone, from, until, ownHost, owners = [], longestMs = busyBounds.parseMs }: Window,
): Promise<{ readonly busy: readonly Stretch[]; readonly unread: number }> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s*[\r\n]/i.test(text)) throw new BusyRefusal('not-a-calendar');
  const worker = new Worker(threadStart(), {
    eval: true,
    workerData: {
      text: text.replace(/^\uFEFF?\s*/, ''),
      timeZone,
      from: from.getTime(),
      until: until.getTime(),
      ownHost,
      owners: owners.map((address) => address.toLowerCase()),
      mostTimes: busyBounds.times,
      mostSteps: busyBounds.steps,
    },
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = threadAnswer.parse(
      await new Promise<unknown>((resolve, reject) => {
        timer = setTimeout(() => reject(new BusyRefusal('too-many')), longestMs);
        worker.once('message', resolve);
        worker.once('error', () => reject(new BusyRefusal('too-many')));
        worker.once('exit', () => reject(new BusyRefusal('too-many')));
      }),
    );
    if ('failure' in answer) throw new BusyRefusal(answer.failure);
    return {
      unread: answer.unread,
      busy: answer.busy.map(([starts, ends]) => ({ startsAt: new Date(starts), endsAt: new Date(ends) })),
    };
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
