import { Card } from '@/components/ui/card';
import type { Workshops } from '@/lib/site/event/kind';

export function WorkshopList({ workshops }: Pick<Workshops, 'workshops'>) {
  return (
    <Card
      asChild
      variant="outline"
      size="flush"
      className="grid gap-px overflow-hidden bg-border lg:grid-cols-2"
    >
      <ul>
        {workshops.map(({ title, duration, text, takeaway }) => (
          <li key={title} className="space-y-3 bg-card p-6 last:odd:col-span-full sm:p-8">
            <p className="text-warm-strong font-semibold">{duration}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="text-muted-foreground">
              <strong className="text-foreground">You take home:</strong> {takeaway}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
