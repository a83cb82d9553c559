import { Button } from '@/components/ui/button';

/** Opens the page on which the payer chooses a time. */
export function ScheduleButton({ href }: { readonly href: string }) {
  return (
    <Button asChild>
      <a href={href} target="_blank" rel="noopener noreferrer">
        Schedule Your Consultation
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </Button>
  );
}
