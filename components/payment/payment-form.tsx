'use client';

import { useMemo, useState } from 'react';
import { z } from 'zod';
import { ErrorSummary } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { ScreenshotField } from '@/components/payment/screenshot-field';
import { sendPayment } from '@/components/payment/send-payment';
import { useScreenshot } from '@/components/payment/use-screenshot';
import type { FormResult } from '@/lib/action/form-result';
import { paymentMessages, paymentsPath, screenshotField, screenshotRefusals } from '@/lib/payment/rules';
import type { PaymentDone } from '@/lib/payment/submission/answer';
import { paymentSchema } from '@/lib/payment/submission/schema';

export type PaymentFormProps = {
  /** Made by `issueFormToken(paymentFormKind)` for each visit of the page. */
  readonly formToken: string;
  /** Made by `issueTicket` for the same visit: what is paid, and the reference of the QR code. */
  readonly ticket: string;
  /** Address of the page the form stands on. */
  readonly page: string;
  /** Known of who is signed in. */
  readonly payer: { readonly name: string; readonly email: string } | null;
  /** What the form was answered when it was posted without scripts. */
  readonly answer: FormResult<PaymentDone> | null;
  readonly onDone: (done: PaymentDone) => void;
};

const formId = 'payment';

/** A single thing that is wrong with the file is said under its own name (spec §5); all else is a failed submission. */
function titleOf(result: FormResult<PaymentDone> | null): string | undefined {
  if (!result || result.ok) return undefined;
  const wrong = Object.entries(result.fieldErrors ?? {});
  if (wrong.length === 0) return paymentMessages.failed;
  const [only] = wrong;
  if (wrong.length > 1 || only?.[0] !== screenshotField) return undefined;
  return Object.values(screenshotRefusals).find(({ message }) => message === only[1])?.title;
}

/** "I have paid" (spec §2, §5): who paid, from where, under which reference, and the proof. */
export function PaymentForm({ formToken, ticket, page, payer, answer, onDone }: PaymentFormProps) {
  const screenshot = useScreenshot();
  const [progress, setProgress] = useState<number>();
  const [sentFile, setSentFile] = useState<File>();
  const { now, file } = screenshot;
  const schema = useMemo(() => {
    // The library looks at text; the file itself stands in the page.
    const finding = z.string().superRefine((_, context) => {
      const refusal = now();
      if (refusal) context.addIssue({ code: 'custom', message: screenshotRefusals[refusal].message });
    });
    return paymentSchema.extend({ [screenshotField]: finding });
  }, [now]);
  const form = useValidatedForm<PaymentDone>({
    id: formId,
    action: async (_previous, sent) => {
      setSentFile(file);
      setProgress(0);
      const result = await sendPayment(sent, setProgress);
      setProgress(undefined);
      return result;
    },
    schema,
    postTo: page,
    formToken,
    answer,
    defaults: { payer_name: payer?.name ?? '', payer_email: payer?.email ?? '' },
    onSent: onDone,
  });
  const { field, result, sending } = form;
  const proof = field(screenshotField);
  // What was said of one file says nothing of the next.
  const fileError = file === undefined || file === sentFile ? proof.error : undefined;

  return (
    <form
      {...form.formProps}
      action={paymentsPath}
      method="post"
      encType="multipart/form-data"
      aria-label="Payment confirmation"
      className="grid gap-6"
    >
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} title={titleOf(result)} />
      <VisitFields formId={formId} formToken={form.token} />
      <input type="hidden" name="ticket" value={ticket} />
      <TextField field={field('payer_name')} label="Full name" autoComplete="name" required />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          field={field('payer_email')}
          label="Email address"
          hint="For the receipt and the booking link."
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          required
        />
        <TextField
          field={field('payer_phone')}
          label="Phone (optional)"
          hint="With country code if it is not Indian."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
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
          <p className="text-small">Choose the screenshot again: a browser forgets it with each try.</p>
        </noscript>
      )}
      <p className="max-w-measure text-ink-soft text-small">
        By submitting you say that you are 18 or older, or that a parent or guardian pays with you. We use
        these details to check this payment and keep them as long as tax law asks;{' '}
        <a href="/privacy" className="text-link">
          how we handle your data
        </a>
        .
      </p>
      {progress !== undefined && (
        <label className="grid gap-1 font-semibold">
          Uploading your screenshot
          <progress value={progress} max={1} className="h-3 w-full accent-primary" />
        </label>
      )}
      <SubmitButton sending={sending}>Submit Payment</SubmitButton>
    </form>
  );
}
