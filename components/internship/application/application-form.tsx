'use client';

import { useRef } from 'react';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { FieldFrame, fieldAttributes } from '@/components/forms/field-frame';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { controlBorder, controlStyle } from '@/components/forms/styles';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { useOnward } from '@/components/forms/use-onward';
import type { FormResult, Onward } from '@/lib/action/form-result';
import { applyForProgram } from '@/lib/internship/application/actions';
import { type CvRefusal, cvField, cvRefusals, largestCv } from '@/lib/internship/application/rules';

type ApplicationFormProps = {
  /** Made by `issueFormToken(applicationFormKind)` for each visit of the page. */
  readonly formToken: string;
  readonly program: string;
  readonly name: string;
  readonly email: string;
  /** How long everything is kept, as the privacy notice says it. */
  readonly kept: string;
  /** Address of the page the form stands on. */
  readonly postTo: string;
};

const formId = 'apply';

/** What can be seen of the file before it travels; the server looks into it. */
function refusalOf(file: File | undefined): CvRefusal | undefined {
  if (!file) return undefined;
  if (file.size > largestCv) return 'too-large';
  return file.type !== '' && file.type !== 'application/pdf' ? 'wrong-type' : undefined;
}

/** Statement, CV and how to be reached, for one programme. */
export function ApplicationForm({ formToken, program, name, email, kept, postTo }: ApplicationFormProps) {
  const cvRef = useRef<HTMLInputElement>(null);
  const form = useFormAction<Onward>({
    id: formId,
    action: applyForProgram,
    postTo,
    formToken,
    defaults: { name },
    check: async (): Promise<FormResult<Onward> | null> => {
      const refusal = refusalOf(cvRef.current?.files?.[0]);
      if (!refusal) return null;
      const message = 'Please check the marked fields';
      return { ok: false, message, fieldErrors: { [cvField]: cvRefusals[refusal] } };
    },
  });
  const { field, result } = form;
  const leaving = useOnward(result);
  const cv = field(cvField);
  const cvHint = 'A PDF of at most 5 MB.';

  return (
    <form {...form.formProps} aria-label="Application" className="grid gap-6">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <VisitFields formId={formId} formToken={form.token} />
      <input type="hidden" name="program" value={program} />
      <TextField field={field('name')} label="Full name" autoComplete="name" required />
      <TextField
        field={field('phone')}
        label="Phone number"
        hint={`With country code if it is not Indian. We write to ${email}, and call only if a mail does not reach you.`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextField
        field={field('education')}
        label="What you study"
        hint="Course, university and year, for example: MA Psychology, Delhi University, second year."
        required
      />
      <TextArea
        field={field('statement')}
        label="Your statement"
        hint="One page is enough: why this programme, and what you would like to learn. Leave out the names of people you have worked with."
        rows={10}
        required
      />
      <FieldFrame field={cv} label="Your CV" hint={cvHint}>
        <input
          {...fieldAttributes({ field: cv, hint: cvHint })}
          defaultValue={undefined}
          ref={cvRef}
          type="file"
          accept="application/pdf,.pdf"
          required
          className={`${controlStyle} ${controlBorder(cv.error)} file:mr-3 file:min-h-9 file:rounded-control file:bg-primary-soft file:px-3 file:font-semibold file:text-primary`}
        />
        {result && !result.ok && (
          <noscript>
            <p className="text-small">Choose the file again: a browser forgets it with each try.</p>
          </noscript>
        )}
      </FieldFrame>
      <CheckboxField
        field={field('consent')}
        label="You may use these details and my CV to decide on this application."
        hint={`Only the people who decide get to see them. We keep them for ${kept}.`}
        required
      />
      <SubmitButton sending={form.sending || leaving}>Send Application</SubmitButton>
    </form>
  );
}
