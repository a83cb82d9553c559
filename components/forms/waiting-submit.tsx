import { SubmitButton } from '@/components/forms/submit-button';
import { Button } from '@/components/ui/button';
import { FieldDescription } from '@/components/ui/field';

type WaitingSubmitProps = {
  readonly sending: boolean;
  /** Classes that show an element only where scripts run and something that the button waits for is missing. */
  readonly closed: string;
  readonly open: string;
  /** Classes that show the words below, with scripts and without, while it is missing. */
  readonly missing: string;
  readonly words: string;
  readonly children: string;
};

/**
 * A button that is disabled until the form has what it waits for, from the first moment: styles watch the fields, so nothing has to
 * wake first. Without scripts it can be pressed, and the server says what is missing. The disabled one sends nothing, or
 * the Enter key would go to it.
 */
export function WaitingSubmit({ sending, closed, open, missing, words, children }: WaitingSubmitProps) {
  return (
    <div className="grid gap-3">
      <FieldDescription className={missing}>{words}</FieldDescription>
      <div className={closed}>
        <Button disabled>{children}</Button>
      </div>
      <div className={open}>
        <SubmitButton sending={sending}>{children}</SubmitButton>
      </div>
    </div>
  );
}
