'use client';

import { CodeField } from '@/components/admin/second-factor/code-field';
import { RecoveryCodeList } from '@/components/admin/second-factor/recovery-codes';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { setUpOwnSecondFactor } from '@/lib/admin/second-factor/actions';

const formId = 'set-up';

type SetUpFormProps = {
  /**
   * Whether the admin still has to type a code. After the right one only the answer stays, on whatever page comes
   * back.
   */
  readonly open: boolean;
  readonly next: string;
};

/** Accepts the first code of the app and answers with the recovery codes. */
export function SetUpForm({ open, next }: SetUpFormProps) {
  const form = useFormAction({
    id: formId,
    action: setUpOwnSecondFactor,
    postTo: '/admin/second-factor',
  });
  const { result } = form;
  if (!open && !result) return null;
  return (
    <form {...form.formProps} aria-label="Set up the second step" className="grid gap-5">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      {result?.ok ? (
        <>
          <RecoveryCodeList codes={result.data.codes} />
          <Button asChild className="justify-self-start">
            <a href={next}>I have kept them, go on</a>
          </Button>
        </>
      ) : (
        open && (
          <>
            <CodeField field={form.field('code')} />
            <SubmitButton sending={form.sending}>Turn on</SubmitButton>
          </>
        )
      )}
    </form>
  );
}
