import 'server-only';
import pino from 'pino';
import { env } from './env';

/**
 * The possible fields of a log line. None holds personal data, so it cannot be logged by accident: no names,
 * addresses, messages, search words or query strings.
 */
export type LogFields = {
  readonly requestId?: string;
  /** Digest on the error page, which identifies its log line. */
  readonly reference?: string;
  readonly method?: string;
  /** Path without query; the route pattern for pages of one person. */
  readonly path?: string;
  readonly action?: string;
  readonly outcome?: string;
  readonly task?: string;
  readonly jobId?: string;
  readonly attempt?: number;
  readonly part?: string;
  readonly status?: number;
  readonly count?: number;
  readonly durationMs?: number;
  /** Keeps only name, code and stack frames, because messages of databases and mailers quote people's words. */
  readonly error?: unknown;
};

type Level = 'debug' | 'info' | 'warn' | 'error';

const allowed: ReadonlySet<string> = new Set<keyof LogFields>([
  'requestId',
  'reference',
  'method',
  'path',
  'action',
  'outcome',
  'task',
  'jobId',
  'attempt',
  'part',
  'status',
  'count',
  'durationMs',
]);

const longest = 200;

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { name: error.name, code, at: frames?.slice(0, 8).map((line) => line.trim().slice(3)) };
}

/** Keeps only the allowed fields, even of an object with a wider type. */
function permitted(fields: LogFields) {
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!allowed.has(name)) continue;
    if (typeof value === 'string') written[name] = value.slice(0, longest);
    if (typeof value === 'number') written[name] = value;
  }
  if ('error' in fields) written.error = describeError(fields.error);
  return written;
}

/** Builds a log over a pino destination; the app itself uses `log`. */
export function createLog(destination?: pino.DestinationStream) {
  const options: pino.LoggerOptions = {
    level: env.LOG_LEVEL,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  const logger = destination ? pino(options, destination) : pino(options);
  const at =
    (level: Level) =>
    (event: string, fields: LogFields = {}) => {
      logger[level](permitted(fields), event);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** One JSON line per event on standard output. The event is a fixed phrase, never text from outside. */
export const log = createLog();
