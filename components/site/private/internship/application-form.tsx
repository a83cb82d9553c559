'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { PhoneField } from '@/components/forms/contact-fields';
import { FormDraft } from '@/components/forms/draft/form-draft';
import { Form } from '@/components/forms/form';
import { withChosenFile } from '@/components/forms/private/chosen-file';
import { ChosenFileField } from '@/components/forms/private/chosen-file-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { mostInWords } from '@/lib/format/file-size';
import { applyForProgram } from '@/lib/site/internship/application/actions';
import { cvField, cvRefusals, largestCv } from '@/lib/site/internship/application/rules';
import { applicationFormSchema } from '@/lib/site/internship/application/schema';

type ApplicationFormProps = {
  /** Made by `issueVisitToken(applicationFormKind)` for each visit of the page. */
  readonly formToken: string;
  readonly program: string;
  readonly name: string;
  readonly email: string;
  /** The retention period in the words of the privacy notice. */
  readonly period: string;
  readonly postTo: string;
};

const formId = 'apply';

/** Faults of the file that the browser can see before it is sent; the server checks its content. */
function faultOf({ size, type }: File): string | undefined {
  if (size > largestCv) return cvRefusals['too-large'];
  return type !== '' && type !== 'application/pdf' ? cvRefusals['wrong-type'] : undefined;
}

const schema = withChosenFile(applicationFormSchema, { formId, name: cvField, faultOf });

/** Statement, CV and contact details, for one programme. */
export function ApplicationForm({ formToken, program, name, email, period, postTo }: ApplicationFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema,
    action: applyForProgram,
    postTo,
    formToken,
    defaults: { name },
  });
  const { field, result } = form;
  const leaving = useRedirectAfterAction(result);
  return (
    <Form form={form} label="Application" className="grid gap-6">
      <input type="hidden" name="program" value={program} />
      <TextField field={field('name')} label="Full name" autoComplete="name" required />
      <PhoneField
        field={field('phone')}
        label="Phone number"
        hint={`With country code if it is not Indian. We write to ${email}, and call only if an email does not reach you.`}
        required
      />
      <TextField
        field={field('education')}
        label="Studies"
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
      <DangerHelp formId={formId} />
      <ChosenFileField
        field={field(cvField)}
        label="Your CV"
        hint={`A PDF of at most ${mostInWords(largestCv)}.`}
        accept="application/pdf,.pdf"
        required
      >
        {result && !result.ok && (
          <noscript>
            <p className="text-small">Choose the file again: a browser forgets it with each try.</p>
          </noscript>
        )}
      </ChosenFileField>
      <CheckboxField
        field={field('consent')}
        label="You may use these details and my CV to decide on this application."
        hint={`Only the people who decide get to see them. We keep them for ${period}.`}
        required
      />
      <FormDraft form={form} />
      <SubmitButton sending={form.sending || leaving}>Send Application</SubmitButton>
    </Form>
  );
}
