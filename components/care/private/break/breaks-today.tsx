import { BreakLines } from '@/components/care/private/break/break-lines';
import { Card } from '@/components/ui/card';
import type { TreatmentBreak } from '@/lib/care/session/break/queries';
import { breaksPath } from '@/lib/care/session/break/rules';

/** One client without a next session, and the way to the others. Takes no room while there is none. */
export function BreaksToday({
  breaks,
  path,
}: {
  readonly breaks: readonly TreatmentBreak[];
  readonly path: string;
}) {
  if (breaks.length === 0) return null;
  return (
    <Card asChild variant="flat" size="sm" className="grid justify-items-start gap-3">
      <section aria-label="Clients with no upcoming session">
        <BreakLines breaks={breaks.slice(0, 1)} path={path} />
        {breaks.length > 1 && (
          <a href={breaksPath} className="tap text-link">
            All {breaks.length} clients with no upcoming session
          </a>
        )}
      </section>
    </Card>
  );
}
