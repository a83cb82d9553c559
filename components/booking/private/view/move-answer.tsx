import type { Said } from '@/components/booking/private/view/use-moving';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type MoveAnswerProps = {
  readonly said: Said | null;
  readonly onUndo: (id: string) => void;
  readonly onClose: () => void;
};

/** The server's answer to a move, with the way back. */
export function MoveAnswer({ said, onUndo, onClose }: MoveAnswerProps) {
  return (
    <div role="status" className="no-print">
      {said && (
        <Alert variant={said.ok ? 'success' : 'destructive'} className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 grow basis-64">{said.message}</p>
          {said.undo !== null && (
            <Button variant="outline" size="sm" onClick={() => onUndo(said.undo ?? '')}>
              Undo
            </Button>
          )}
          {said.again && (
            <Button variant="outline" size="sm" onClick={said.again}>
              Try again
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={onClose}>
            Close
          </Button>
        </Alert>
      )}
    </div>
  );
}
