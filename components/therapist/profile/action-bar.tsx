import { Button } from '@/components/ui/button';
import { feeInShort } from '@/lib/therapist/rules';

type ActionBarProps = {
  readonly name: string;
  readonly feePaise: number | null;
  /** The page that books a time; null while nobody new is taken. */
  readonly bookAt: string | null;
  readonly waitlist: boolean;
};

/**
 * The next step within reach of a thumb. It sticks to the lower edge only while the profile is in view and has its own
 * place at the end, so it never lies on the last lines or the footer.
 */
export function ActionBar({ name, feePaise, bookAt, waitlist }: ActionBarProps) {
  const fee = feeInShort(feePaise);
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
