'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import type { CalendarEntry } from '@/lib/booking/calendar/view/queries';
import { proposeTime, withdrawProposedTime } from '@/lib/booking/proposal/actions';
import type { FormResult } from '@/lib/server/action/form-result';

const unreachable =
  'We could not reach the server, so the calendar shows the earlier time. Check your connection and try again. Nothing will be sent twice.';

/** A session and the local time that it should have. */
type Move = { readonly id: string; readonly to: string };

/** The outcome of the last step, and what can be done about it. */
export type Said = {
  readonly message: string;
  readonly ok: boolean;
  /** A proposal that can be taken back. */
  readonly undo: string | null;
  /** A step that did not reach the server. */
  readonly again: (() => void) | null;
};

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** The refusal of a field is more exact than the message above the form. */
function wordsOf(result: FormResult<null>): string {
  const field = result.ok ? undefined : Object.values(result.fieldErrors ?? {})[0];
  return field ?? result.message;
}

/**
 * Proposes other times for sessions and takes them back. The server decides; until it has answered, and whenever it
 * refuses or cannot be reached, the calendar shows the agreed time.
 */
export function useMoving(entries: readonly CalendarEntry[], timeZone: string) {
  const router = useRouter();
  const [said, setSaid] = useState<Said | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [, start] = useTransition();
  const [missed, setMissed] = useState(false);

  // The page may be old after a connection that was lost.
  useEffect(() => {
    if (!missed) return;
    const reload = () => {
      setMissed(false);
      router.refresh();
    };
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [missed, router]);

  function send(id: string, step: () => Promise<FormResult<null>>, { undoable }: { undoable: boolean }) {
    setSending(id);
    setSaid(null);
    start(async () => {
      try {
        const result = await step();
        setSaid({
          message: wordsOf(result),
          ok: result.ok,
          undo: result.ok && undoable ? id : null,
          again: null,
        });
        // A refusal may come from a state that this page does not show yet.
        if (!result.ok) router.refresh();
      } catch {
        setMissed(true);
        const again = () => send(id, step, { undoable });
        setSaid({ message: unreachable, ok: false, undo: null, again });
      } finally {
        setSending(null);
      }
    });
  }

  const basisOf = (id: string) => entries.find((entry) => entry.id === id)?.basis ?? '';

  return {
    said,
    /** The session whose answer is awaited. */
    sending,
    forget: () => setSaid(null),
    propose: ({ id, to }: Move) => {
      const form = formOf({ session: id, startsAt: to, timeZone, basis: basisOf(id), scope: '' });
      send(id, () => proposeTime(null, form), { undoable: true });
    },
    withdraw: (id: string) => {
      const form = formOf({ session: id, basis: basisOf(id) });
      send(id, () => withdrawProposedTime(null, form), { undoable: false });
    },
  };
}
