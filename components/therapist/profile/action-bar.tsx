import { Button } from '@/components/ui/button';
import type { Kind } from '@/lib/therapist/kind/rules';
import { feeInShort, feeRange } from '@/lib/therapist/rules';

type ActionBarProps = {
  readonly name: string;
  /** The kinds of session that everybody may book. */
  readonly kinds: readonly Kind[];
  /** The page that books a time; null while nobody new is taken. */
  readonly bookAt: string | null;
  readonly waitlist: boolean;
};

/**
 * The next step within reach of a thumb. It sticks to the lower edge only while the profile is in view and has its own
 * place at the end, so it never lies on the last lines or the footer.
 */
export function ActionBar({ name, kinds, bookAt, waitlist }: ActionBarProps) {
  const known = kinds.flatMap(({ feePaise }) => (feePaise ? [feePaise] : []));
  const least = feeInShort(known.length > 0 ? Math.min(...known) : null);
  const fee = least && least !== feeRange(known) ? `from ${least}` : least;
  return (
    <nav
      data-action-bar
      aria-label={`Next step with ${name}`}
      className="no-print sticky bottom-0 z-10 -mx-[clamp(1.125rem,4vw,2.5rem)] flex items-center gap-3 border-border border-t bg-card px-[clamp(1.125rem,4vw,2.5rem)] pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-raised lg:hidden"
    >
      {fee ? (
        <p className="mr-auto font-semibold leading-tight">
          {fee}
          <span className="block font-normal text-muted-foreground text-small">a session</span>
        </p>
      ) : null}
      {bookAt ? (
        <Button asChild className="grow-0 max-sm:grow">
          <a href={bookAt}>Book</a>
        </Button>
      ) : waitlist ? (
        <Button asChild className="grow-0 max-sm:grow">
          <a href="#waitlist">Join waitlist</a>
        </Button>
      ) : null}
      <Button asChild variant={bookAt || waitlist ? 'outline' : 'default'}>
        <a href="#write">Write</a>
      </Button>
    </nav>
  );
}
