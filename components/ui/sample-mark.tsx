type SampleMarkProps = {
  readonly words?: 'Sample' | 'Sample data';
  /** The ground below it: on the warm one its own warm ground would not show. */
  readonly ground?: 'plain' | 'warm';
};

/**
 * Marks everything invented. A person is a "Sample"; what the owner has still to say is "Sample data". In workspaces the head of the
 * page says it once for all (`page-head.tsx`).
 */
export function SampleMark({ words = 'Sample', ground = 'plain' }: SampleMarkProps) {
  return (
    <span
      data-sample=""
      className={`work:sr-only inline-block rounded-full px-2 font-sans font-semibold text-small text-warm-strong tracking-normal ${ground === 'warm' ? 'bg-card' : 'bg-warm-soft'}`}
    >
      {words}
    </span>
  );
}
