/** Whether the therapist takes new clients. The words say it; the dot only helps the eye. */
export function AcceptingState({ accepting }: { accepting: boolean }) {
  return accepting ? (
    <p className="inline-flex items-center gap-2 font-semibold text-small text-success">
      <span aria-hidden="true" className="size-2.5 rounded-full bg-success" />
      Accepting new clients
    </p>
  ) : (
    <p className="inline-flex items-center gap-2 text-muted-foreground text-small">
      <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-input" />
      Not taking new clients now
    </p>
  );
}
