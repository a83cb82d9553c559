/** Whether a first appointment can be asked for. Said in words; the dot only helps the eye. */
export function AcceptingState({ accepting }: { accepting: boolean }) {
  return accepting ? (
    <p className="inline-flex items-center gap-2 font-semibold text-small text-success">
      <span aria-hidden="true" className="size-2.5 rounded-full bg-success" />
      Accepting new clients
    </p>
  ) : (
    <p className="inline-flex items-center gap-2 text-ink-soft text-small">
      <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-line-strong" />
      Not taking new clients now
    </p>
  );
}
