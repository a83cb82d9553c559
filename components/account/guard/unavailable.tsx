import { Drawing } from '@/components/illustration/drawing';
import { Button } from '@/components/ui/button';

/**
 * A private page whose rows could not be read. "Try again" is a form for the same address, so it needs no scripts.
 * The title is from product.md §8.
 */
export function Unavailable({ reference }: { reference: string }) {
  return (
    <div className="container-page section-space space-y-5">
      <Drawing name="interrupted" first />
      <div role="alert" className="space-y-5">
        <h1 className="text-h2">Error fetching data</h1>
        <p className="max-w-measure text-lead">
          We could not load your account. This is a fault on our side, and none of your data is lost. Please
          try again in a moment. If you need help urgently, call 112, or Tele-MANAS on 14416.
        </p>
        <p className="text-muted-foreground text-small">Reference: {reference}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <form>
          <Button type="submit">Try again</Button>
        </form>
        <a href="/?home" className="tap text-link">
          Return to Home
        </a>
      </div>
    </div>
  );
}
