import 'server-only';
import { randomBytes } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import { isUnanswered, readAnswers } from '@/lib/care/form/answers';
import { needsGuardian, type Section, sectionsOf } from '@/lib/care/form/paper';
import {
  currentOf,
  type LockedForm,
  lockForm,
  personOf,
  recordOf,
  renew,
  subjectOf,
} from '@/lib/care/form/request';
import {
  type DraftForm,
  hashOfForm,
  type SignedForm,
  sealedDraft,
  sealedSigned,
} from '@/lib/care/form/sealed';
import type { CurrentForm } from '@/lib/care/form/template';
import { auditedAs, ownedBy, type Respondent } from '@/lib/care/participant/respondent';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { type DataKey, openDataKey } from '@/lib/server/seal/data-key';

/** Why a form cannot be changed now. */
export type FormRefusal = 'unknown' | 'signed' | 'cancelled' | 'changed' | 'guardian';

type Open = {
  readonly form: LockedForm;
  readonly current: CurrentForm;
  readonly key: DataKey;
  readonly draft: DraftForm;
};

/**
 * Locks the respondent's form and returns it, if it can still be filled in with the text that their page showed.
 * If the text has changed, the form gets the present one and keeps the answers that still fit.
 */
async function openForWriting(
  tx: Tx,
  respondent: Respondent,
  { form: id, version }: { readonly form: string; readonly version: number },
): Promise<Open | FormRefusal> {
  if (!isUuid(id)) return 'unknown';
  const form = await lockForm(tx, { id, ...ownedBy(respondent) });
  if (!form) return 'unknown';
  if (form.signedAt) return 'signed';
  const current = form.cancelledAt ? null : currentOf(form);
  if (!current) return 'cancelled';
  if ((await renew(tx, form, current)) || version !== current.version) return 'changed';
  if (needsGuardian(current.paper) && !form.guardian?.signedAt) return 'guardian';
  const key = openDataKey(form.sealedKey);
  return { form, current, key, draft: sealedDraft.open(key, form.id, form.sealed) };
}

type NotSaved = Refused<FormRefusal>;

type StepSaved =
  | { readonly done: true; readonly steps: number }
  | Refused<'answers', { readonly errors: Readonly<Record<string, string>> }>
  | NotSaved;

type Step = {
  readonly form: string;
  readonly version: number;
  /** From 1. */
  readonly step: number;
  readonly fields: Readonly<Record<string, string>>;
  /** Refuses a required question without an answer. */
  readonly complete: boolean;
};

/** The answers of a draft, with those of one section replaced. */
function withSection(draft: DraftForm, section: Section, answers: DraftForm['answers']): DraftForm {
  const asked = new Set(section.questions.map(({ id }) => id));
  const others = Object.entries(draft.answers).filter(([id]) => !asked.has(id));
  return { ...draft, answers: { ...Object.fromEntries(others), ...answers } };
}

/**
 * Saves the answers of one step of the respondent's form.
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export function saveStep(
  respondent: Respondent,
  { step, fields, complete, ...at }: Step,
): Promise<StepSaved> {
  return db.$transaction(async (tx): Promise<StepSaved> => {
    const open = await openForWriting(tx, respondent, at);
    if (typeof open === 'string') return { done: false, because: open };
    const { form, current, key, draft } = open;
    const sections = sectionsOf(current.paper, 'client');
    const section = sections[step - 1];
    if (!section) return { done: false, because: 'unknown' };
    const { answers, errors } = readAnswers(section.questions, fields, complete);
    if (Object.keys(errors).length > 0) return { done: false, because: 'answers', errors };
    const sealed = sealedDraft.seal(key, form.id, withSection(draft, section, answers));
    await tx.formRequest.update({ where: { id: form.id }, data: { sealed } });
    return { done: true, steps: sections.length };
  });
}

type Signed = { readonly done: true } | NotSaved | Refused<'unanswered'>;

type Signing = { readonly form: string; readonly version: number; readonly name: string };

async function tellTherapist(tx: Tx, form: LockedForm, kind: 'form.signed' | 'form.withdrawn', now: Date) {
  const { userId } = form.therapist;
  if (!userId) return;
  const title = kind === 'form.signed' ? 'A client has signed a form' : 'A client has withdrawn a form';
  await notifyAndMail(tx, { userId, kind, title, href: recordOf(form) }, now);
}

/**
 * Signs the respondent's form by their typed name. From then on the row holds the text, the answers, the names
 * and the times, and the database refuses every change.
 * @throws SealUnavailable when the master key is missing or wrong; nothing is signed then
 */
export function signForm(
  respondent: Respondent,
  { name, ...at }: Signing,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Signed> {
  return db.$transaction(async (tx): Promise<Signed> => {
    const open = await openForWriting(tx, respondent, at);
    if (typeof open === 'string') return { done: false, because: open };
    const { form, current, key, draft } = open;
    const { paper, version } = current;
    if (paper.sections.some((section) => isUnanswered(section, draft.answers))) {
      return { done: false, because: 'unanswered' };
    }
    const signed: SignedForm = {
      ...draft,
      paper,
      version,
      therapist: form.therapist.name,
      client: personOf(form).name,
      name,
      signedAt: now.toISOString(),
      mark: randomBytes(16).toString('hex'),
    };
    await tx.formRequest.update({
      where: { id: form.id },
      data: { sealed: sealedSigned.seal(key, form.id, signed), sha256: hashOfForm(signed), signedAt: now },
    });
    await recordAudit(tx, {
      actor: auditedAs(respondent),
      action: 'form.signed',
      ...subjectOf(form),
      request,
    });
    await tellTherapist(tx, form, 'form.signed', now);
    return { done: true };
  });
}

type Withdrawn = { readonly done: boolean; readonly because?: 'unknown' | 'withdrawn' };

/** Withdraws a form that the respondent has signed: it stays readable, with the day on which it ended. */
export function withdrawForm(
  respondent: Respondent,
  id: string,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Withdrawn> {
  return db.$transaction(async (tx): Promise<Withdrawn> => {
    const form = isUuid(id) ? await lockForm(tx, { id, ...ownedBy(respondent) }) : null;
    if (!form?.signedAt) return { done: false, because: 'unknown' };
    if (form.withdrawnAt) return { done: false, because: 'withdrawn' };
    await tx.formRequest.update({ where: { id: form.id }, data: { withdrawnAt: now } });
    await recordAudit(tx, {
      actor: auditedAs(respondent),
      action: 'form.withdrawn',
      ...subjectOf(form),
      request,
    });
    await tellTherapist(tx, form, 'form.withdrawn', now);
    return { done: true };
  });
}
