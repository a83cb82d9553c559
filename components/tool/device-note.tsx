'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';

/** Says where the entries are, and takes them away again. Deleting asks once, since nothing brings them back. */
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
    <div className="no-print space-y-4 rounded-card bg-accent-soft p-5">
      <p>
        <strong>This stays on this device.</strong> Nothing is sent to us or anyone else. Whoever can open
        this browser can also read it; on a shared phone, print it and delete it.
      </p>
      {blocked ? (
        <p role="alert" className="font-semibold text-danger">
          Your browser does not let pages keep anything. What you write is lost when you leave; print it
          first.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button look="quiet" disabled={empty} onClick={() => question.current?.showModal()}>
          Delete my entries
        </Button>
      </div>
      <dialog
        ref={question}
        aria-labelledby="delete-question"
        className="m-auto max-w-md rounded-card bg-paper-2 p-6 text-ink shadow-float backdrop:bg-night/60"
      >
        <h3 id="delete-question">Delete everything here?</h3>
        <p className="mt-2">Your entries exist only on this device. Nobody can bring them back.</p>
        <form method="dialog" className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" look="secondary">
            Keep them
          </Button>
          <Button type="submit" onClick={onDelete}>
            Delete
          </Button>
        </form>
      </dialog>
    </div>
  );
}
