import 'server-only';
import pLimit from 'p-limit';
import { isMember } from '@/lib/account/session/guard';
import { loginPath } from '@/lib/account/session/return-path';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import { currentViewer, type Viewer } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import type { Keeper } from '@/lib/payment/payee/access';
import { importStatement } from '@/lib/payment/statement/commands';
import { type ImportOutcome, pagesOf } from '@/lib/payment/statement/outcomes';
import { largestStatement, statementFields } from '@/lib/payment/statement/rules';
import { longestOnBehalf } from '@/lib/payment/verification/rules';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { announceAction } from '@/lib/server/page/shared.mjs';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import { readLimitedForm } from '@/lib/server/request/limited-form';
import { type CallingRequest, readRequest } from '@/lib/server/request/read-request';

const formOverhead = 64 * 1_024;
const longestUploadMs = 120_000;
const triesPerNetwork = 60;
const tenMinutes = 600;

/** A file of 20 MB needs ten times that in memory while it is read, so files are read one at a time. */
const uploadLimiter = pLimit(1);

type Received = { readonly outcome: ImportOutcome; readonly importId?: string };

type Sent = { readonly file: File; readonly accountId: string | null; readonly onBehalf: string | null };

/** The fields of the form, each at most once; or the word for a refusal. */
function readFields(form: FormData): Sent | ImportOutcome {
  const entries = [...form.entries()];
  if (entries.length === 0) return 'no-file';
  const names = entries.map(([name]) => name);
  const known: readonly string[] = Object.values(statementFields);
  if (new Set(names).size < names.length || names.some((name) => !known.includes(name))) return 'unreadable';
  const file = form.get(statementFields.file);
  const account = form.get(statementFields.account) ?? '';
  const onBehalf = form.get(statementFields.onBehalf) ?? '';
  if (file === null || typeof file === 'string' || file.size === 0) return 'no-file';
  if (typeof account !== 'string' || (account !== '' && !isUuid(account))) return 'no-account';
  if (typeof onBehalf !== 'string') return 'unreadable';
  if (file.size > largestStatement) return 'too-large';
  return { file, accountId: account || null, onBehalf: onBehalf.trim().slice(0, longestOnBehalf) || null };
}

async function keep(viewer: Keeper, sent: Request, request: CallingRequest): Promise<Received> {
  const body = await readLimitedForm(sent, {
    largest: largestStatement + formOverhead,
    longestMs: longestUploadMs,
  });
  if (!body.read) return { outcome: body.because };
  const read = readFields(body.form);
  if (typeof read === 'string') return { outcome: read };
  const { file, accountId, onBehalf } = read;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { id, network } = request;
  const made = await importStatement(
    { name: file.name, bytes, accountId },
    { viewer, request: { id, network }, onBehalf },
  );
  if (made.done) return { outcome: 'imported', importId: made.importId };
  return made.because === 'known' ? { outcome: 'known', importId: made.importId } : { outcome: made.because };
}

/** An admin or a therapist with the second factor passed in this session. */
function keeperOf(viewer: Viewer | null): Keeper | null {
  if (!isMember(viewer) || !hasSecondFactor(viewer)) return null;
  const { profile } = viewer;
  if (profile.role === 'admin') return { ...viewer, profile: { ...profile, role: 'admin' } };
  if (profile.role === 'therapist') return { ...viewer, profile: { ...profile, role: 'therapist' } };
  return null;
}

async function receive(viewer: Keeper, sent: Request, request: CallingRequest): Promise<Received> {
  try {
    const limit = limitOf('statement:tries', request.network, triesPerNetwork, tenMinutes);
    if (!(await consume(db, [limit]))) return { outcome: 'too-often' };
    return await uploadLimiter(() => keep(viewer, sent, request));
  } catch (error) {
    log.error('statement could not be imported', { requestId: request.id, reference: request.id, error });
    return { outcome: 'failed' };
  }
}

function backTo(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}

/**
 * Receives a bank statement (multipart, `statementFields`) from a therapist or an admin on our own page.
 * Always redirects back to their page with one of `importOutcomes`, or to the import's report. It checks the
 * sender before it reads the body.
 */
export async function receiveStatement(sent: Request): Promise<Response> {
  announceAction();
  const started = performance.now();
  const request = await readRequest();
  const visitor = await currentViewer();
  const page = pagesOf(visitor?.profile?.role).statements;
  if (!visitor) return backTo(loginPath(page));
  const viewer = keeperOf(visitor);
  // The page itself redirects visitors without access.
  if (!viewer || !request.sameOrigin) return backTo(page);
  const { outcome, importId } = await receive(viewer, sent, request);
  log.info('action', {
    action: 'import-statement',
    requestId: request.id,
    outcome,
    durationMs: Math.round(performance.now() - started),
  });
  const query = `?import=${outcome}`;
  return backTo(importId ? `${page}/${importId}${query}` : `${page}${query}`);
}
