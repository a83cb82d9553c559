/** Sends the form; says 'Sending...' and cannot be pressed again meanwhile (spec §2). */
export function SubmitButton({
  sending,
  children,
}: {
  readonly sending: boolean;
  readonly children: string;
}) {
  return (
    <button
      type="submit"
      disabled={sending}
      className="inline-flex min-h-12 items-center justify-center justify-self-start rounded-control bg-primary px-6 py-2.5 font-semibold text-primary-ink transition-colors hover:bg-primary-strong disabled:cursor-progress disabled:opacity-70"
    >
      {sending ? 'Sending...' : children}
    </button>
  );
}
