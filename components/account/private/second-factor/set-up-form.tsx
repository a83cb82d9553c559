'use client';

import { CodeField } from '@/components/account/private/second-factor/code-field';
import { RecoveryCodeList } from '@/components/account/private/second-factor/recovery-codes';
import { stepAddress } from '@/components/account/private/second-factor/step-address';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { Button } from '@/components/ui/button';
import { setUpOwnSecondFactor } from '@/lib/account/second-factor/actions';
import { codeSchema } from '@/lib/account/second-factor/schema';

const formId = 'set-up';

type SetUpFormProps = {
  /**
   * Whether the person still has to type a code. After the right code only the answer stays, on whatever page the
   * action brings back.
   */
  readonly open: boolean;
  readonly next: string;
  readonly page: string;
};

/** Accepts the first code of the app and answers with the recovery codes. */
export function SetUpForm({ open, next, page }: SetUpFormProps) {
  const form = useValidatedForm({
    id: formId,
    schema: codeSchema,
    action: setUpOwnSecondFactor,
    postTo: stepAddress({ next, page }),
    // A code is good for half a minute.
    asksBeforeLeaving: false,
  });
  const { result } = form;
  if (!open && !result) return null;
  return (
    <Form form={form} label="Set up two-step verification" className="grid gap-5">
      {result?.ok ? (
        <div data-first-codes="" className="grid gap-5">
          <RecoveryCodeList codes={result.data.codes} />
          <Button asChild className="justify-self-start">
            <a href={next}>I have saved these codes</a>
          </Button>
        </div>
      ) : (
        open && (
          <>
            <CodeField field={form.field('code')} />
            <SubmitButton sending={form.sending}>Turn on</SubmitButton>
          </>
        )
      )}
    </Form>
  );
}
