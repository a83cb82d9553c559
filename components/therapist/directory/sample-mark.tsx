/** Stands beside everything invented. */
export function SampleMark() {
  return (
    <span className="rounded-full bg-warm-soft px-2 font-semibold text-warm-strong text-small">Sample</span>
  );
}
