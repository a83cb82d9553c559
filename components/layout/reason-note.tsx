import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

type ReasonNoteProps = {
  readonly title: ReactNode;
  /** As somebody wrote it, line breaks kept; null where only the title is known. */
  readonly reason: string | null;
};

/** Why somebody decided as they did, in their own words. */
export function ReasonNote({ title, reason }: ReasonNoteProps) {
  return (
    <Card
      asChild
      variant="muted"
      size="flush"
      className="wrap-anywhere max-w-measure whitespace-pre-wrap p-4"
    >
      <p>
        <span className="block font-semibold text-small">{title}</span>
        {reason}
      </p>
    </Card>
  );
}
