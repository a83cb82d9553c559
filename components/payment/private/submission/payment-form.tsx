'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import * as z from 'zod';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { EmailField, PhoneField } from '@/components/forms/contact-fields';
import { ErrorSummary } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { ScreenshotField } from '@/components/payment/private/submission/screenshot-field';
import { useScreenshot } from '@/components/payment/private/submission/use-screenshot';
import { Alert } from '@/components/ui/alert';
import { FieldDescription, FieldLabel } from '@/components/ui/field';
import { Progress } from '@/components/ui/private/progress';
import { paymentMessages, screenshotField, screenshotPath, screenshotRefusals } from '@/lib/payment/rules';
import { readUploadAnswer, type UploadAnswer } from '@/lib/payment/screenshot/upload/answer';
import { submitPayment } from '@/lib/payment/submission/actions';
import type { PaymentDone } from '@/lib/payment/submission/answer';
import type { Payer } from '@/lib/payment/submission/payer';
import { paymentSchema } from '@/lib/payment/submission/schema';
import type { FormResult } from '@/lib/server/action/form-result';
import { formTokenField } from '@/lib/server/action/form-visit';

const longestMs = 180_000;

const lost: UploadAnswer = {
  ok: false,
  message: 'The connection was lost during the upload. Please try again. Nothing will be sent twice.',
};

/**
 * Sends the file before its form and reports its progress, which `fetch` cannot. Never throws.
 * @param onProgress share of the bytes sent, 0 to 1
 */
function uploadScreenshot(
  file: File,
  formToken: string,
  onProgress: (share: number) => void,
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append(formTokenField, formToken);
  form.append(screenshotField, file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve(lost);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const unread: UploadAnswer = { ok: false, message: paymentMessages.tryAgain };
      resolve(readUploadAnswer(request.responseText) ?? unread);
    };
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.open('POST', screenshotPath);
    request.timeout = longestMs;
    request.send(form);
  });
}

export type PaymentFormProps = {
  /** Made by `issueVisitToken(paymentFormKind)` for each visit of the page. */
  readonly formToken: string;
  /** Made by `issueTicket` for the same visit: the subject of the payment, and the reference of the QR code. */
  readonly ticket: string;
  /** Address of the form's own page. */
  readonly page: string;
  /** Details of the signed-in person. */
  readonly payer: Payer | null;
  readonly onDone: (done: PaymentDone) => void;
};

const formId = 'payment';

/** A single fault of the file has its own title (product.md §5); everything else is a failed submission. */
function titleOf(result: FormResult<PaymentDone> | null): string | undefined {
  if (!result || result.ok) return undefined;
  const wrong = Object.entries(result.fieldErrors ?? {});
  if (wrong.length === 0) return paymentMessages.failed;
  const [only] = wrong;
  if (wrong.length > 1 || only?.[0] !== screenshotField) return undefined;
  return Object.values(screenshotRefusals).find(({ message }) => message === only[1])?.title;
}

const payerFields = ['payer_name', 'payer_email', 'payer_phone'] as const;

type PayerFoldProps = {
  readonly payer: Payer | null;
  /** One of the fields is refused. */
  readonly open: boolean;
  readonly children: ReactNode;
};

/** The payer: one line where that is known, with the fields behind it; the fields themselves for anybody else. */
function PayerFold({ payer, open, children }: PayerFoldProps) {
  if (!payer?.name) return children;
  return (
    <details open={open}>
      <summary className="min-h-11 cursor-pointer content-center py-2">
        Paying as <span className="wrap-anywhere font-semibold">{payer.name}</span>,{' '}
        <span className="wrap-anywhere">{payer.email}</span>. <span className="text-link">Change</span>
      </summary>
      <div className="grid gap-6 pt-4">{children}</div>
    </details>
  );
}

/** "I have paid" (product.md §2, §5): the reference and the proof first, then from where and who paid. */
export function PaymentForm({ formToken, ticket, page, payer, onDone }: PaymentFormProps) {
  const screenshot = useScreenshot();
  const [progress, setProgress] = useState<number>();
  const [sentFile, setSentFile] = useState<File>();
  const { now, file, inputRef } = screenshot;
  /** A file that has arrived is not sent again when something else needs correction. */
  const uploaded = useRef<{ readonly file: File; readonly upload: string }>(undefined);
  const schema = useMemo(() => {
    // The library checks text; the file itself stays in the page.
    const finding = z.string().superRefine((_, context) => {
      const refusal = now();
      if (refusal) context.addIssue({ code: 'custom', message: screenshotRefusals[refusal].message });
    });
    return paymentSchema.extend({ [screenshotField]: finding });
  }, [now]);

  /** Sends the picture first, so that its progress shows; then the form, with a token in place of the file. */
  async function send(form: FormData): Promise<FormResult<PaymentDone>> {
    const chosen = inputRef.current?.files?.[0];
    if (!chosen) return submitPayment(null, form);
    if (uploaded.current?.file !== chosen) {
      const sent = await uploadScreenshot(chosen, String(form.get(formTokenField)), setProgress);
      if (!sent.ok) return sent;
      uploaded.current = { file: chosen, upload: sent.upload };
    }
    form.delete(screenshotField);
    form.set('upload', uploaded.current.upload);
    const result = await submitPayment(null, form);
    if (!result.ok && result.fieldErrors?.[screenshotField]) uploaded.current = undefined;
    return result;
  }

  const form = useValidatedForm<PaymentDone>({
    id: formId,
    action: submitPayment,
    send: async (sent) => {
      setSentFile(file);
      setProgress(0);
      try {
        return await send(sent);
      } finally {
        setProgress(undefined);
      }
    },
    schema,
    postTo: `${page}?ticket=${ticket}`,
    formToken,
    defaults: {
      payer_name: payer?.name ?? '',
      payer_email: payer?.email ?? '',
      payer_phone: payer?.phone ?? '',
    },
    onSent: onDone,
  });
  const { field, result, sending } = form;
  const proof = field(screenshotField);
  // Asked for by the server alone, when price or account have changed since the page was opened.
  const question = result && !result.ok ? result.options?.paid_as_shown?.[0] : undefined;
  // The message about one file does not apply to the next.
  const fileError = file === undefined || file === sentFile ? proof.error : undefined;

  return (
    <form {...form.formProps} aria-label="Payment confirmation" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} title={titleOf(result)} />
      <VisitFields formId={formId} formToken={form.token} />
      <input type="hidden" name="ticket" value={ticket} />
      <TextField
        field={field('reference_number')}
        label="Reference number"
        hint="UPI and IMPS: 12 digits, called UTR or UPI transaction ID in your app. NEFT and RTGS: as your bank shows it."
        autoComplete="off"
        spellCheck={false}
        required
      />
      <ScreenshotField id={proof.id} screenshot={screenshot} error={fileError} sending={sending} />
      {result && !result.ok && (
        <noscript>
          <p className="text-small">Choose the screenshot again: your browser does not remember it.</p>
        </noscript>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          field={field('bank_name')}
          label="Your bank"
          hint="The bank you paid from."
          autoComplete="off"
          required
        />
        <TextField
          field={field('account_number')}
          label="Your account number"
          hint="Last 4 digits are fine, e.g. XX1234"
          autoComplete="off"
          spellCheck={false}
          required
        />
      </div>
      <PayerFold payer={payer} open={payerFields.some((name) => field(name).error !== undefined)}>
        <TextField field={field('payer_name')} label="Full name" autoComplete="name" required />
        <div className="grid gap-6 sm:grid-cols-2">
          <EmailField
            field={field('payer_email')}
            label="Email address"
            hint="For the receipt and the booking link."
          />
          <PhoneField
            field={field('payer_phone')}
            hint="Add the country code if it is not an Indian number."
          />
        </div>
      </PayerFold>
      {question && (
        <Alert variant="warm" size="sm" className="grid justify-items-start gap-2">
          <CheckboxField field={field('paid_as_shown')} label={question.label} value={question.value} />
          <a href={page} data-leaves-freely="" className="tap text-link">
            {paymentMessages.payNow}
          </a>
        </Alert>
      )}
      <FieldDescription>
        By submitting, you confirm that you are 18 or older, or that a parent or guardian is paying with you.
        We use these details to check this payment, and keep them as long as tax law requires;{' '}
        <a href="/privacy" className="text-link">
          how we handle your data
        </a>
        .
      </FieldDescription>
      {progress !== undefined && (
        <FieldLabel className="grid gap-1">
          Uploading your screenshot
          <Progress value={progress} max={1} />
        </FieldLabel>
      )}
      <SubmitButton sending={sending}>Submit Payment</SubmitButton>
    </form>
  );
}
