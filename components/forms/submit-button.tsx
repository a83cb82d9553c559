type SubmitButtonProps = {
  readonly sending: boolean;
  /** Something that must come first is still missing; said beside what is missing. */
  readonly disabled?: boolean;
  readonly children: string;
};

/** Sends the form; says 'Sending...' and cannot be pressed again meanwhile (spec §2). */
export function SubmitButton({ sending, disabled = false, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-busy={sending || undefined}
      disabled={sending || disabled}
      className="inline-flex min-h-12 items-center justify-center justify-self-start rounded-control bg-primary px-6 py-2.5 font-semibold text-primary-ink transition-colors hover:bg-primary-strong disabled:cursor-not-allowed aria-busy:cursor-progress disabled:opacity-70"
    >
      {sending ? 'Sending...' : children}
    </button>
  );
}
