import { pendingLabel } from '@/components/forms/pending-label';
import { Button, type ButtonVariants } from '@/components/ui/button';

type SubmitButtonProps = Pick<ButtonVariants, 'variant'> & {
  readonly sending: boolean;
  /** Something required is still missing; the form says so beside it. */
  readonly disabled?: boolean;
  /** Label while sending, where that is not the verb of the button. */
  readonly sendingLabel?: string | undefined;
  /** Distinguishes buttons with the same words for screen readers. */
  readonly about?: string;
  /** The value that the button sends, in a form with two. */
  readonly name?: string;
  readonly value?: string;
  /** The value of the button that was pressed: only that one says that it is at work. */
  readonly pressed?: string | null;
  readonly children: string;
};

/** Sends the form, says so meanwhile, and stays disabled until the answer has come. */
export function SubmitButton({
  sending,
  disabled = false,
  sendingLabel,
  about,
  variant,
  name,
  value,
  pressed = value,
  children,
}: SubmitButtonProps) {
  const atWork = sending && pressed === value;
  return (
    <Button
      type="submit"
      name={name}
      value={value}
      variant={variant}
      aria-busy={atWork || undefined}
      disabled={sending || disabled}
      className="justify-self-start aria-busy:cursor-progress"
    >
      {atWork ? (sendingLabel ?? pendingLabel(children)) : children}
      {about && !atWork && <span className="sr-only">: {about}</span>}
    </Button>
  );
}
