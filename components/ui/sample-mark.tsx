/** Stands beside everything invented. A person is a "Sample"; what the owner has still to say is "Sample data". */
export function SampleMark({ words = 'Sample' }: { readonly words?: 'Sample' | 'Sample data' }) {
  return (
    <span className="inline-block rounded-full bg-warm-soft px-2 font-sans font-semibold text-small text-warm-strong tracking-normal">
      {words}
    </span>
  );
}
