import 'server-only';
import type { Route } from 'next';
import { refresh } from 'next/cache';
import type { z } from 'zod';
import { type FormRefusal, saveStep, signForm, withdrawForm } from '@/lib/care/form/fill/commands';
import type { formSchema, signSchema, stepSchema } from '@/lib/care/form/fill/schema';
import { formWords } from '@/lib/care/form/rules';
import type { Respondent } from '@/lib/care/participant/respondent';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

/** Where a form is filled in. */
export type FormPlace = {
  readonly respondent: Respondent;
  /** The form's own page. */
  readonly path: string;
  /** The page that says that the answers are saved. */
  readonly away: string;
};

const refusals: Readonly<Record<FormRefusal | 'unanswered', string>> = {
  unknown: formWords.unknown,
  signed: formWords.isSigned,
  cancelled: formWords.isCancelled,
  changed: formWords.changed,
  guardian: formWords.waitsForGuardian,
  unanswered: formWords.unanswered,
};

function refused(because: keyof typeof refusals): FormResult<never> {
  // The page shows the new text with the refusal.
  if (because === 'changed') refresh();
  return { ok: false, message: refusals[because] };
}

/** The answers to the forms of a page, for a client in the account and for a guest by a link. */
export function submitStep(
  { respondent, path, away }: FormPlace,
  { form, booking: _booking, version, step, go, ...fields }: z.output<typeof stepSchema>,
): Promise<FormResult<RedirectTo>> {
  return sealUnavailableIs(formWords.sealed, async () => {
    const saved = await saveStep(respondent, { form, version, step, fields, complete: go === 'next' });
    if (!saved.done) {
      if (saved.because !== 'answers') return refused(saved.because);
      return { ok: false, message: actionMessages.check, fieldErrors: saved.errors };
    }
    if (go === 'leave') return redirectAfterAction(away as Route, formWords.saved);
    const next = go === 'next' ? step + 1 : Math.max(1, step - 1);
    return redirectAfterAction(`${path}?step=${next}` as Route, formWords.step);
  });
}

export function submitSignature(
  { respondent, path }: FormPlace,
  { form, version, name }: z.output<typeof signSchema>,
  request: AuditedRequest,
): Promise<FormResult<RedirectTo>> {
  return sealUnavailableIs(formWords.sealed, async () => {
    const outcome = await signForm(respondent, { form, version, name }, request);
    if (!outcome.done) return refused(outcome.because);
    return redirectAfterAction(`${path}?signed=1` as Route, formWords.signed);
  });
}

export async function submitWithdrawal(
  { respondent }: Pick<FormPlace, 'respondent'>,
  { form }: z.output<typeof formSchema>,
  request: AuditedRequest,
): Promise<FormResult<null>> {
  const outcome = await withdrawForm(respondent, form, request);
  refresh();
  if (outcome.done) return { ok: true, message: formWords.withdrawn, data: null };
  const message = outcome.because === 'withdrawn' ? formWords.isWithdrawn : formWords.unknown;
  return { ok: false, message };
}
