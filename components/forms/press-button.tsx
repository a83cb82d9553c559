import { buttonStyle } from '@/components/ui/button';

type PressButtonProps = {
  readonly sending: boolean;
  readonly look?: 'primary' | 'secondary';
  /** Tells buttons with the same words apart for readers. */
  readonly about?: string;
  readonly children: string;
};

/** Does one thing; says 'Just a moment...' and cannot be pressed again meanwhile. Forms of a message have `SubmitButton`. */
export function PressButton({ sending, look = 'secondary', about, children }: PressButtonProps) {
  return (
    <button
      type="submit"
      aria-busy={sending || undefined}
      disabled={sending}
      className={buttonStyle({ look, className: 'justify-self-start aria-busy:cursor-progress' })}
    >
      {sending ? 'Just a moment...' : children}
      {about && !sending && <span className="sr-only">: {about}</span>}
    </button>
  );
}
