'use client';

import { useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

/**
 * Says where the entries are stored, and deletes them. It asks once before deleting, since nothing can restore them.
 */
export function DeviceNote({
  blocked,
  empty,
  onDelete,
}: {
  blocked: boolean;
  empty: boolean;
  onDelete: () => void;
}) {
  const question = useRef<HTMLDialogElement>(null);
  return (
    <Alert variant="warm" frame="plain" className="no-print space-y-4">
      <p>
        <strong>This stays on this device.</strong> Nothing is sent to us or anyone else. Whoever can open
        this browser can also read it; on a shared phone, print it and delete it.
      </p>
      {blocked ? (
        <p role="alert" className="font-semibold text-destructive">
          Your browser does not let pages keep anything. What you write is lost when you leave; print it
          first.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="link" disabled={empty} onClick={() => question.current?.showModal()}>
          Delete my entries
        </Button>
      </div>
      <Card
        asChild
        variant="floating"
        size="lg"
        className="m-auto max-w-md text-foreground backdrop:bg-night/60"
      >
        <dialog ref={question} aria-labelledby="delete-question">
          <h3 id="delete-question">Delete everything here?</h3>
          <p className="mt-2">Your entries exist only on this device. Nobody can bring them back.</p>
          <form method="dialog" className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" variant="outline">
              Keep them
            </Button>
            <Button type="submit" onClick={onDelete}>
              Delete
            </Button>
          </form>
        </dialog>
      </Card>
    </Alert>
  );
}
