'use client';

import { PaperText } from '@/components/care/form/paper-text';
import { QuestionField } from '@/components/care/form/question-field';
import { SignFields } from '@/components/care/form/sign-fields';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { signFormAsGuardian } from '@/lib/care/form/guardian/actions';
import type { Section } from '@/lib/care/form/paper';
import { answerFields } from '@/lib/care/form/rules';

const formId = 'guardian';

type GuardianFormProps = {
  readonly token: string;
  readonly version: number;
  readonly sections: readonly Section[];
  /** First values of the fields, by name. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly formToken: string;
};

export function GuardianForm({ token, version, sections, defaults, formToken }: GuardianFormProps) {
  const form = useFormAction({
    id: formId,
    action: signFormAsGuardian,
    postTo: `/guardian/${token}#${formId}`,
    formToken,
    defaults,
  });
  const all = sections.flatMap(({ questions }) => questions);
  return (
    <Form form={form} label="Form for the guardian" className="grid gap-8">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      {sections.map(({ id, title, text, questions }) => (
        <section key={id} aria-labelledby={`section-${id}`} className="grid gap-5">
          <h2 id={`section-${id}`} className="text-h3">
            {title}
          </h2>
          <PaperText text={text} />
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              field={form.field(answerFields[all.indexOf(question)] ?? '')}
            />
          ))}
        </section>
      ))}
      <DangerHelp formId={formId} />
      <SignFields
        field={form.field}
        agreement="I have read this form. I am the parent or guardian, I can decide this, and I agree."
      />
      <SubmitButton sending={form.sending}>Sign as guardian</SubmitButton>
    </Form>
  );
}
