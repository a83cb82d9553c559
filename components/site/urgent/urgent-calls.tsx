import { Button } from '@/components/ui/button';
import { Phone } from '@/components/ui/icons';

/** The two numbers to call, the one for talking first, and the way to all others. */
export function UrgentCalls() {
  return (
    <p className="flex flex-wrap gap-3">
      <Button asChild>
        <a href="tel:14416">
          <Phone aria-hidden="true" className="size-5" />
          Call 14416, free, day and night
        </a>
      </Button>
      <Button asChild variant="outline">
        <a href="tel:112">In danger now: call 112</a>
      </Button>
      <a href="/resources/crisis-support" className="tap text-link">
        More numbers, also abroad
      </a>
    </p>
  );
}
