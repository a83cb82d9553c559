import 'server-only';
import pLimit from 'p-limit';
import { isMember } from '@/lib/account/session/guard';
import { loginPath } from '@/lib/account/session/return-path';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import { currentViewer, type MemberOf, type Viewer } from '@/lib/account/session/session';
import { type ImportOutcome, statementsPage } from '@/lib/admin/statement/rules';
import { importStatement } from '@/lib/payment/statement/commands';
import { largestStatement, statementField } from '@/lib/payment/statement/rules';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { announceAction } from '@/lib/server/next-internals/unread-action';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import { readLimitedForm } from '@/lib/server/request/limited-form';
import { type CallingRequest, readRequest } from '@/lib/server/request/read-request';

const formOverhead = 64 * 1_024;
const longestUploadMs = 120_000;
const triesPerNetwork = 60;
const tenMinutes = 600;

/** A file of 20 MB needs ten times that in memory while it is read, so the next one waits. */
const uploadLimiter = pLimit(1);

type Received = { readonly outcome: ImportOutcome; readonly importId?: string };

async function keep(viewer: MemberOf<'admin'>, sent: Request, request: CallingRequest): Promise<Received> {
  const body = await readLimitedForm(sent, {
    largest: largestStatement + formOverhead,
    longestMs: longestUploadMs,
  });
  if (!body.read) return { outcome: body.because };
  const [entry, ...others] = [...body.form.entries()];
  if (!entry) return { outcome: 'no-file' };
  const [name, file] = entry;
  if (others.length > 0 || name !== statementField) return { outcome: 'unreadable' };
  if (typeof file === 'string' || file.size === 0) return { outcome: 'no-file' };
  if (file.size > largestStatement) return { outcome: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { id, network } = request;
  const done = await importStatement({ name: file.name, bytes }, { viewer, request: { id, network } });
  if (done.kept) return { outcome: 'imported', importId: done.importId };
  return done.because === 'known' ? { outcome: 'known', importId: done.importId } : { outcome: done.because };
}

function adminOf(viewer: Viewer | null): MemberOf<'admin'> | null {
  if (!isMember(viewer) || viewer.profile.role !== 'admin' || !hasSecondFactor(viewer)) return null;
  return { ...viewer, profile: { ...viewer.profile, role: 'admin' } };
}

async function receive(viewer: MemberOf<'admin'>, sent: Request, request: CallingRequest): Promise<Received> {
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
 * Receives a bank statement (multipart, one file) from an admin on our own page. Always redirects back to the page
 * with one of `importOutcomes`, or to the report of what was read. Reads nothing of the body before it knows the
 * sender.
 */
export async function receiveStatement(sent: Request): Promise<Response> {
  announceAction();
  const started = performance.now();
  const request = await readRequest();
  const asked = await currentViewer();
  if (!asked) return backTo(loginPath(statementsPage));
  const viewer = adminOf(asked);
  // The page itself redirects anybody without access to the right place.
  if (!viewer || !request.sameOrigin) return backTo(statementsPage);
  const { outcome, importId } = await receive(viewer, sent, request);
  log.info('action', {
    action: 'import-statement',
    requestId: request.id,
    outcome,
    durationMs: Math.round(performance.now() - started),
  });
  const query = `?import=${outcome}`;
  return backTo(importId ? `${statementsPage}/${importId}${query}` : `${statementsPage}${query}`);
}
