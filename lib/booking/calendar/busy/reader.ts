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

/** The bundler must not follow the path. */
function threadStart(name: string): string {
  const file = pathToFileURL(path.resolve(`lib/booking/calendar/busy/thread/${name}.mjs`));
  return `import(${JSON.stringify(file.href)})`;
}

const failed = z.strictObject({ failure: z.enum(['too-many', 'not-a-calendar']) });

/**
 * Reads the text of a calendar file (RFC 5545) in a separate thread, which is ended after too much time or
 * memory: repetition rules can keep any library busy for ever.
 * @param name of the script: `read` for busy times, `events` for single entries
 * @param longestMs milliseconds for parsing the file
 * @throws BusyRefusal for text that is no calendar, and for a calendar over our limits
 */
export async function readInThread<T extends object>(
  name: 'read' | 'events',
  text: string,
  workerData: Readonly<Record<string, unknown>>,
  shape: z.ZodType<T>,
  longestMs: number = busyBounds.parseMs,
): Promise<T> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s*[\r\n]/i.test(text)) throw new BusyRefusal('not-a-calendar');
  const worker = new Worker(threadStart(name), {
    eval: true,
    workerData: { ...workerData, text: text.replace(/^\uFEFF?\s*/, '') },
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = z.union([shape, failed]).parse(
      await new Promise<unknown>((resolve, reject) => {
        timer = setTimeout(() => reject(new BusyRefusal('too-many')), longestMs);
        worker.once('message', resolve);
        worker.once('error', () => reject(new BusyRefusal('too-many')));
        worker.once('exit', () => reject(new BusyRefusal('too-many')));
      }),
    );
    if ('failure' in answer) throw new BusyRefusal(answer.failure);
    return answer;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
