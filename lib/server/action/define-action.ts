import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { FieldErrors, FormValues } from '@/lib/server/action/action-result';
import { isAnsweringScript } from '@/lib/server/action/answering-action';
import { fieldErrorsOf, refusalOf } from '@/lib/server/action/field-errors';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueVisitToken, readFormToken } from '@/lib/server/action/form-token';
import { withKey } from '@/lib/server/action/form-visit';
import { actionMessages } from '@/lib/server/action/messages';
import { readForm } from '@/lib/server/action/read-form';
import { idempotencyKey, keyOfContent } from '@/lib/server/action/sending-key';
import { db } from '@/lib/server/db';
import { comesFromDatabase } from '@/lib/server/db/fault';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { announceAction, currentVisit } from '@/lib/server/page/shared.mjs';
import { consume } from '@/lib/server/rate-limit/consume';
import { networkLimits } from '@/lib/server/rate-limit/network-limits';
import { type BrowsersRequest, type CallingRequest, readRequest } from '@/lib/server/request/read-request';

/** One submit of a form: the same key with the same body is the same message. */
export type Submission = { readonly key: string; readonly bodyHash: string };

export type ActionContext = CallingRequest & {
  readonly submission: Submission;
  /** Bytes of the uploaded file as sent; undefined without one. */
  readonly file: Buffer | undefined;
  /** Its name on the sender's device: a stranger's text. */
  readonly fileName: string | undefined;
};

/** Whether the sender may use this form: the handler's facts about them, or the refusal. */
export type Admission<W> =
  | { readonly admitted: true; readonly who: string; readonly context: W }
  | { readonly admitted: false; readonly message: string; readonly signInAt?: string };

export type Action<T> = ((previous: unknown, form: unknown) => Promise<FormResult<T>>) & {
  readonly access: string;
};

type Gate<W> =
  | { readonly access: 'public'; readonly admit?: undefined }
  /** Runs before the gate reads any part of the form. */
  | { readonly access: string; readonly admit: () => Promise<Admission<W>> };

type ActionOptions<S extends z.ZodObject, T, W extends object> = Gate<W> & {
  /** Name in the log and in the limits' buckets. */
  readonly name: string;
  /** Strict: every field of the form, each read as text. */
  readonly schema: S;
  /** Fields that may be sent several times; each is read as one text, joined by commas. */
  readonly listFields?: readonly (keyof z.input<S> & string)[];
  /** Field that may hold one file. The handler checks the content, because the sender chooses name and type. */
  readonly fileField?: string;
  /**
   * The fault of an unopened file, shown among the fields' errors.
   * @returns undefined for a file that the handler may open
   */
  readonly checkFile?: (file: File | undefined, fields: FormValues) => string | undefined;
  /** Kind of the signed token; absent for forms that may be sent twice without harm. */
  readonly formKind?: string;
  /** Seconds for which equal content without scripts is the same message; ten minutes by default. */
  readonly sameFor?: number;
  /** Tries of one network per ten minutes, including repeats; refuses floods before any work. */
  readonly triesPerNetwork: number;
  readonly notSaved: string;
  /** Fields that the answer never returns, such as passwords. */
  readonly secrets?: readonly (keyof z.input<S> & string)[];
  /** The decision if tries cannot be counted: a public form stays open, one that guards an account refuses. */
  readonly uncounted?: 'let-pass' | 'refuse';
  readonly handler: (input: z.output<S>, context: ActionContext & W) => Promise<FormResult<T>>;
};

const tenMinutes = 600;

/** The free texts of a form, without names and values of choices. */
const wordsIn = (values: FormValues) => Object.values(values).filter((value) => /\S\s+\S/.test(value));

function hashOf(input: Readonly<Record<string, unknown>>, file: Buffer | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(input).sort()));
  if (file) hash.update(file);
  return hash.digest('hex');
}

/** A failing counter must not close a form: someone may be asking for help. */
async function withinTries(
  name: string,
  max: number,
  uncounted: 'let-pass' | 'refuse',
  request: CallingRequest,
): Promise<boolean> {
  try {
    return await consume(db, networkLimits(`${name}:tries`, request.network, max, tenMinutes));
  } catch (error) {
    if (uncounted === 'refuse') throw error;
    log.error('limits cannot be counted', { action: name, requestId: request.id, error });
    return true;
  }
}

/**
 * Makes a server action, to be exported as a `const` of a file of server actions. Checks in this order: own
 * origin, readable form, trap and time, strict schema, limit, handler. Every request and every failure gets a
 * `FormResult` that preserves the typed text.
 */
export function defineAction<S extends z.ZodObject, T, W extends object = object>(
  options: ActionOptions<S, T, W>,
): Action<T> {
  const { name, access, formKind, fileField, schema, uncounted = 'let-pass', sameFor = tenMinutes } = options;
  const names = Object.keys(schema.shape);
  const secrets: ReadonlySet<string> = new Set(options.secrets);
  const underway = new Map<string, Promise<FormResult<T>>>();

  /** Duplicates that arrive while the first is being handled wait for its answer instead of using more connections. */
  function shareDuplicate(duplicate: string, work: () => Promise<FormResult<T>>): Promise<FormResult<T>> {
    const running = underway.get(duplicate) ?? work().finally(() => underway.delete(duplicate));
    underway.set(duplicate, running);
    return running;
  }

  function valuesOf(read: ReturnType<typeof readForm>): FormValues | undefined {
    if (!read.readable) return undefined;
    return Object.fromEntries(Object.entries(read.fields).filter(([field]) => !secrets.has(field)));
  }

  function checkFile(file: File | undefined, fields: FormValues): FieldErrors {
    const error = options.checkFile?.(file, fields);
    return fileField !== undefined && error !== undefined ? { [fileField]: error } : {};
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

  async function answer(form: unknown, request: BrowsersRequest): Promise<FormResult<T>> {
    if (!request.sameOrigin) return { ok: false, message: actionMessages.foreign };
    const admission = await admit(request);
    if (admission && !admission.admitted) {
      const { message, signInAt } = admission;
      // Without scripts the page loses the typed text; with scripts it still shows it.
      const keeps = signInAt !== undefined && !(await isAnsweringScript());
      const values = keeps ? valuesOf(readForm(form, names, fileField, options.listFields)) : undefined;
      const visit = currentVisit();
      if (visit && keeps && values) visit.unsaved = { words: wordsIn(values), signInAt };
      return { ok: false, message, ...(values && { values }), ...(signInAt !== undefined && { signInAt }) };
    }
    const read = readForm(form, names, fileField, options.listFields);
    if (!read.readable) return { ok: false, message: actionMessages.unreadable };

    const fields = read.fields;
    const values = valuesOf(read);
    // The gate could not identify the sender: it returns the typed text and does nothing.
    if (!admission) return { ok: false, message: options.notSaved, values, reference: request.id };
    const token = formKind ? readFormToken(formKind, read.token) : undefined;
    const fresh = () => (formKind ? { formToken: issueVisitToken(formKind) } : {});
    let next = token?.valid === false ? fresh() : token ? { formToken: read.token } : {};
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
    if (token?.valid === false) return refuse(actionMessages.expired);
    if (read.trap !== '') return refuse(actionMessages.tooFast);
    // Only a stranger can count as a program; a signed-in person may be quick, and an old page is no reason
    // to refuse them.
    const waitMs = options.admit || !token ? 0 : env.FORM_SHORTEST_VISIT_MS - (read.openFor ?? Infinity);
    if (waitMs > 0) return { ...refuse(actionMessages.tooFast), waitMs };
    const parsed = schema.safeParse(fields);
    const fileErrors = checkFile(read.file, fields);
    if (!parsed.success || Object.keys(fileErrors).length > 0) {
      const fieldErrors = { ...(parsed.error && fieldErrorsOf(parsed.error, names)), ...fileErrors };
      const sent = { ...fields, ...(fileField !== undefined && { [fileField]: read.file?.name ?? '' }) };
      return refuse(refusalOf(fieldErrors, sent), fieldErrors);
    }
    const file = read.file && Buffer.from(await read.file.arrayBuffer());
    const bodyHash = hashOf(parsed.data, file);
    // Without scripts nothing else distinguishes two strangers behind one address from one double submit.
    const sender = admission.who || `${request.network} ${request.browser}`;
    const sentKey = token ? token.key : randomUUID();
    return shareDuplicate(JSON.stringify([sender, sentKey, bodyHash]), async () => {
      try {
        if (!(await withinTries(name, options.triesPerNetwork, uncounted, request)))
          return refuse(actionMessages.tooMany);
        const key = sentKey ?? (await keyOfContent([name, sender, bodyHash], sameFor));
        if (token) next = { formToken: withKey(read.token, key) };
        const submission = { key: idempotencyKey(name, admission.who, key), bodyHash };
        const result = await options.handler(parsed.data, {
          ...request,
          ...admission.context,
          submission,
          file,
          fileName: read.file?.name,
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

  /** React passes the previous answer first; it comes from the browser and is ignored. */
  const action = async (_previous: unknown, form: unknown): Promise<FormResult<T>> => {
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
  return Object.assign(action, { access });
}

/**
 * An action that goes on with the answer of another, which is behind the gate already: it redirects, or keeps the answer
 * for a browser without scripts.
 */
export function continueAction<T, U>(
  action: Action<T>,
  next: (answer: FormResult<T>, form: unknown) => Promise<FormResult<U>>,
): Action<U> {
  const whole = async (previous: unknown, form: unknown) => next(await action(previous, form), form);
  return Object.assign(whole, { access: action.access });
}
