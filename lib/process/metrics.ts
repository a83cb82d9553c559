import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { backupAgeHours } from '@/lib/process/watch';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { sameSecret } from '@/lib/server/secret/same-secret';

type QueueState = { readonly waiting: number; readonly dead: number; readonly oldest: number };

/** Queued jobs, jobs without tries left, and the age of the oldest due one in seconds. */
async function queueState(): Promise<QueueState> {
  const [row] = await db.$queryRaw<QueueState[]>`
    SELECT count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
      count(*) FILTER (WHERE attempts >= max_attempts)::int AS dead,
      coalesce(extract(epoch FROM now() - min(run_at) FILTER (
        WHERE attempts < max_attempts AND locked_at IS NULL AND run_at < now())), 0)::float8 AS oldest
    FROM graphile_worker.jobs`;
  return row ?? { waiting: 0, dead: 0, oldest: 0 };
}

/** Node's message on its channel when a request arrives. */
const arrival = z.object({ request: z.instanceof(IncomingMessage), response: z.instanceof(ServerResponse) });

/**
 * Counts answers by method and status class, not by path, because labels would then hold addresses of
 * people's own pages.
 */
function countAnswers(registry: Registry): void {
  const answers = new Histogram({
    name: 'antarman_http_answer_seconds',
    help: 'Time until an answer was sent, since the first look at these figures',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const methods = new Set(['GET', 'HEAD', 'POST']);
  subscribe('http.server.request.start', (message) => {
    const { request, response } = arrival.parse(message);
    const begun = performance.now();
    response.once('finish', () => {
      const method = request.method && methods.has(request.method) ? request.method : 'other';
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      answers.observe({ method, status }, (performance.now() - begun) / 1000);
    });
  });
}

function buildFigures() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countAnswers(registry);
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge('antarman_database_up', '1 when the database has just answered, else 0');
  const waiting = gauge('antarman_jobs_waiting', 'Jobs that are to be done');
  const dead = gauge('antarman_jobs_given_up', 'Jobs without attempts left');
  const late = gauge('antarman_jobs_oldest_seconds', 'How long the oldest job has been due');
  const age = gauge('antarman_backup_age_seconds', 'Age of the newest proven backup, -1 when none is known');

  return async (): Promise<string> => {
    try {
      const state = await queueState();
      waiting.set(state.waiting);
      dead.set(state.dead);
      late.set(state.oldest);
      up.set(1);
    } catch (error) {
      log.warn('figures of the queue could not be read', { error });
      up.set(0);
    }
    const hours = await backupAgeHours().catch(() => undefined);
    age.set(hours !== undefined && Number.isFinite(hours) ? hours * 3600 : -1);
    return registry.metrics();
  };
}

let figures: (() => Promise<string>) | undefined;

/**
 * Metrics of this process, the queue and the backups, in Prometheus' text format. Never throws: a failed read
 * is itself a metric.
 */
export function readFigures(): Promise<string> {
  figures ??= buildFigures();
  return figures();
}

/** Whether a request for the metrics has the token; without a configured token none has. */
export function mayReadFigures(authorization: string | null): boolean {
  const token = env.METRICS_TOKEN;
  if (!token) return false;
  return sameSecret(authorization ?? '', `Bearer ${token}`);
}
