import { buttonStyle } from '@/components/ui/button';

type PagingProps = {
  /** What is paged through, for readers: "Pages of the history". */
  readonly label: string;
  /** Address of the first page, when another one is shown. */
  readonly first: string | null;
  /** Address of the next page, when there is one. */
  readonly next: string | null;
  readonly nextLabel: string;
};

/** The ways to the next part of a list and back to its beginning. */
export function Paging({ label, first, next, nextLabel }: PagingProps) {
  if (!first && !next) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-3">
      {first && (
        <a href={first} className={buttonStyle({ look: 'secondary' })}>
          Back to the beginning
        </a>
      )}
      {next && (
        <a href={next} className={buttonStyle({ look: 'secondary' })}>
          {nextLabel}
        </a>
      )}
    </nav>
  );
}
