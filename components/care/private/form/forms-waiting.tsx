import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

/** Says that forms wait, with the way to them; nothing when none does. */
export function FormsWaiting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Card variant="marked" size="sm" className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <p className="font-semibold">
        {count === 1 ? 'A form waits for you.' : `${count} forms wait for you.`}
      </p>
      <Button asChild>
        <a href="/dashboard/forms">{count === 1 ? 'Open form' : 'Open forms'}</a>
      </Button>
    </Card>
  );
}
