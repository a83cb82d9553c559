import { ScheduleFrame } from '@/components/site/home/schedule-frame';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

/**
 * The owner's booking page inside ours; without JavaScript a link opens it in a new tab.
 * @param script the scheduler's own loader, if it has one; other schedulers appear in a frame
 */
export function ScheduleWidget({ url, script }: { url: string; script?: string }) {
  return (
    <Card variant="raised" size="flush" className="overflow-x-auto">
      <ScheduleFrame url={url} script={script} />
      <p className="border-border border-t p-4 text-center">
        <Button asChild variant="link">
          <a href={url} target="_blank" rel="noopener noreferrer">
            Schedule Consultation
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Button>
      </p>
    </Card>
  );
}
