'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { useFormAction } from '@/components/forms/use-form-action';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { Button } from '@/components/ui/button';
import { payByCard } from '@/lib/payment/provider/actions';
import type { CardPaymentInput } from '@/lib/payment/provider/schema';

type CardButtonProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly fields: CardPaymentInput;
  /** Made by `issueVisitToken(cardFormKind)` for each visit and each button. */
  readonly formToken: string;
  /** Address of the button's own page. */
  readonly postTo: string;
};

/** Opens a provider's own page, where the payer types the card; none of it reaches us. */
export function CardButton({ id, label, fields, formToken, postTo }: CardButtonProps) {
  const form = useFormAction({ id, action: payByCard, postTo: `${postTo}#${id}`, formToken });
  const { result, sending } = form;
  const leaving = useRedirectAfterAction(result);
  return (
    <form {...form.formProps} className="grid gap-4">
      <ErrorSummary formId={id} result={result} focusRef={form.focusRef} />
      {result && !result.ok && (
        <a href={postTo} className="tap justify-self-start text-link">
          Reload this page
        </a>
      )}
      <FormStatus result={result} focusRef={form.focusRef} />
      <VisitFields formId={id} formToken={form.token} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        aria-busy={sending || undefined}
        disabled={sending || leaving}
        className="w-full aria-busy:cursor-progress"
      >
        {sending || leaving ? 'Just a moment...' : label}
      </Button>
    </form>
  );
}
