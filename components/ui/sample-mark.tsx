type SampleMarkProps = {
  readonly words?: 'Sample' | 'Sample data';
  /** The ground it stands on: on the warm one its own warm ground would not show. */
  readonly ground?: 'plain' | 'warm';
};

/** Stands beside everything invented. A person is a "Sample"; what the owner has still to say is "Sample data". */
export function SampleMark({ words = 'Sample', ground = 'plain' }: SampleMarkProps) {
  return (
    <span
      className={`inline-block rounded-full px-2 font-sans font-semibold text-small text-warm-strong tracking-normal ${ground === 'warm' ? 'bg-card' : 'bg-warm-soft'}`}
    >
      {words}
    </span>
  );
}
