import { Button, type ButtonVariants } from '@/components/ui/button';

type SubmitButtonProps = Pick<ButtonVariants, 'variant'> & {
  readonly sending: boolean;
  /** Something required is still missing; the form says so beside it. */
  readonly disabled?: boolean;
  /** Label while sending (product.md §2: 'Sending...' for messages). */
  readonly sendingLabel?: string;
  /** Distinguishes buttons with the same words for screen readers. */
  readonly about?: string;
  /** The value that the button sends, in a form with two. */
  readonly name?: string;
  readonly value?: string;
  readonly children: string;
};

/** Sends the form, says so meanwhile, and stays disabled until the answer has come. */
export function SubmitButton({
  sending,
  disabled = false,
  sendingLabel = 'Sending...',
  about,
  variant,
  name,
  value,
  children,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      name={name}
      value={value}
      variant={variant}
      aria-busy={sending || undefined}
      disabled={sending || disabled}
      className="justify-self-start aria-busy:cursor-progress"
    >
      {sending ? sendingLabel : children}
      {about && !sending && <span className="sr-only">: {about}</span>}
    </Button>
  );
}
