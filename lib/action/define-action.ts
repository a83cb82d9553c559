import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { fieldErrorsOf, refusalOf } from '@/lib/action/field-errors';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { readForm } from '@/lib/action/read-form';
import { db } from '@/lib/db';
import { issueFormToken, readFormToken } from '@/lib/form-token';
import { log } from '@/lib/log';
import { limitOf, spend } from '@/lib/rate-limit/spend';
import { type CallingRequest, readRequest } from '@/lib/request/read-request';
import { announceAction } from '@/lib/request/unread-action';

/** One sending of one visit's form: the same key with the same body is the same message. */
export type Submission = { readonly key: string; readonly bodyHash: string };

export type ActionContext = CallingRequest & {
  readonly submission: Submission;
  /** Bytes of the file that came along, as they were sent; undefined where none was chosen. */
  readonly file: Buffer | undefined;
};

/** Whether the sender may use this form: who it is and what the handler needs of them, or the words that refuse. */
export type Admission<W> =
  | { readonly admitted: true; readonly who: string; readonly context: W }
  | { readonly admitted: false; readonly message: string };

type ActionOptions<S extends z.ZodObject, T, W extends object> = {
  /** Name in the log and in the buckets of its limits. */
  readonly name: string;
  /** Strict: every field of the form, each read as text. */
  readonly schema: S;
  /** Field that may hold one file. What the file is, the handler finds out: its name and type are the sender's words. */
  readonly fileField?: string;
  /** Kind of the signed token; left out on prerendered pages, where no token can be made for each visit. */
  readonly formKind?: string;
  /** Tries of one network per ten minutes, replays included; refuses floods before any work is done. */
  readonly triesPerNetwork: number;
  /** Said when the database does not answer. */
  readonly notSaved: string;
  /** Fields that are never given back, such as passwords. */
  readonly secrets?: readonly (keyof z.input<S> & string)[];
  /**
   * What happens when tries cannot be counted. A form of the public closes for nobody; one that guards an account
   * stays shut.
   */
  readonly uncounted?: 'let-pass' | 'refuse';
  /** Asked before anything that was sent is read. */
  readonly admit?: () => Promise<Admission<W>>;
  readonly handler: (input: z.output<S>, context: ActionContext & W) => Promise<FormResult<T>>;
};

const tenMinutes = 600;

function hashOf(input: Readonly<Record<string, unknown>>, file: Buffer | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(input).sort()));
  if (file) hash.update(file);
  return hash.digest('hex');
}

/** The pool's own errors have neither a class nor a code, only these words. */
const poolErrors = /^(Connection terminated|timeout exceeded when trying to connect)/;

function comesFromDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^(PrismaClient|DriverAdapterError)/.test(error.name) || poolErrors.test(error.message);
}

/** A form must not close because its counters cannot be reached: someone may be asking for help. */
async function withinTries(
  name: string,
  max: number,
  uncounted: 'let-pass' | 'refuse',
  request: CallingRequest,
): Promise<boolean> {
  try {
    return await spend(db, [limitOf(`${name}:tries`, request.network, max, tenMinutes)]);
  } catch (error) {
    if (uncounted === 'refuse') throw error;
    log.error('limits cannot be counted', { action: name, requestId: request.id, error });
    return true;
  }
}

/**
 * Makes the body of a server action. In this order: own origin, readable form, trap and time, strict schema, limit,
 * handler. Whatever is sent and whatever breaks, the answer is a `FormResult` that keeps what was typed.
 */
export function defineAction<S extends z.ZodObject, T, W extends object = object>(
  options: ActionOptions<S, T, W>,
) {
  const { name, formKind, schema, uncounted = 'let-pass' } = options;
  const names = Object.keys(schema.shape);
  const secrets: ReadonlySet<string> = new Set(options.secrets);
  const underway = new Map<string, Promise<FormResult<T>>>();

  /** Twins that arrive while the first is at work wait for its answer instead of for connections of their own. */
  function withTwins(twin: string, work: () => Promise<FormResult<T>>): Promise<FormResult<T>> {
    const running = underway.get(twin) ?? work().finally(() => underway.delete(twin));
    underway.set(twin, running);
    return running;
  }

  async function admit(request: CallingRequest): Promise<Admission<W> | undefined> {
    if (!options.admit) return { admitted: true, who: '', context: {} as W };
    try {
      return await options.admit();
    } catch (error) {
      unstable_rethrow(error);
      log.error('admission failed', { action: name, requestId: request.id, reference: request.id, error });
      return undefined;
    }
  }

  async function answer(form: unknown, request: CallingRequest): Promise<FormResult<T>> {
    if (!request.sameOrigin) return { ok: false, message: actionMessages.foreign };
    const admission = await admit(request);
    if (admission && !admission.admitted) return { ok: false, message: admission.message };
    const read = readForm(form, names, options.fileField);
    if (!read.readable) return { ok: false, message: actionMessages.unreadable };

    const fields = read.fields;
    const values = Object.fromEntries(Object.entries(fields).filter(([field]) => !secrets.has(field)));
    // Who is asking could not be found out: what was typed is kept, nothing is done.
    if (!admission) return { ok: false, message: options.notSaved, values, reference: request.id };
    const visit = formKind ? readFormToken(formKind, read.token) : undefined;
    const fresh = () => (formKind ? { formToken: issueFormToken(formKind) } : {});
    const next = visit?.state === 'refused' ? fresh() : visit ? { formToken: read.token } : {};
    const refuse = (message: string, fieldErrors?: Record<string, string>): FormResult<T> => ({
      ok: false,
      message,
      values,
      ...next,
      ...(fieldErrors && { fieldErrors }),
    });

    if (read.cleaned.length > 0) {
      const errors = read.cleaned.map((field) => [field, actionMessages.unstorable]);
      return refuse(actionMessages.check, Object.fromEntries(errors));
    }
    if (visit?.state === 'refused') return refuse(actionMessages.expired);
    if (visit?.state === 'too-fast' || read.trap !== '') return refuse(actionMessages.tooFast);
    const parsed = schema.safeParse(fields);
    if (!parsed.success) {
      const fieldErrors = fieldErrorsOf(parsed.error, names);
      return refuse(refusalOf(fieldErrors, fields), fieldErrors);
    }
    const file = read.file && Buffer.from(await read.file.arrayBuffer());
    const submission = { key: visit?.key ?? randomUUID(), bodyHash: hashOf(parsed.data, file) };
    return withTwins(`${admission.who} ${submission.key} ${submission.bodyHash}`, async () => {
      try {
        if (!(await withinTries(name, options.triesPerNetwork, uncounted, request)))
          return refuse(actionMessages.tooMany);
        const result = await options.handler(parsed.data, {
          ...request,
          ...admission.context,
          submission,
          file,
        });
        return result.ok ? { ...fresh(), ...result } : { values, ...next, ...result };
      } catch (error) {
        unstable_rethrow(error);
        log.error('action failed', { action: name, requestId: request.id, reference: request.id, error });
        const message = comesFromDatabase(error) ? options.notSaved : actionMessages.unexpected;
        return { ...refuse(message), reference: request.id };
      }
    });
  }

  return async (form: unknown): Promise<FormResult<T>> => {
    announceAction();
    const started = performance.now();
    const request = await readRequest();
    const result = await answer(form, request);
    log.info('action', {
      action: name,
      requestId: request.id,
      outcome: result.ok ? 'done' : 'refused',
      durationMs: Math.round(performance.now() - started),
    });
    return result;
  };
}
