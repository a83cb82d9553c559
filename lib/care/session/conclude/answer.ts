import 'server-only';
import { refresh } from 'next/cache';
import type { completeSession } from '@/lib/care/session/conclude/commands';
import { alreadySo, sessionMessages } from '@/lib/care/session/rules';
import type { FormResult } from '@/lib/server/action/form-result';

type Outcome = Awaited<ReturnType<typeof completeSession>>;

/** The answer to a change of a session's outcome, in the words of its refusals. */
export function answerOf(outcome: Outcome, done: string): FormResult<null> {
  // The page's list may be outdated now, through this submit or another person's.
  refresh();
  if (outcome.done) return { ok: true, message: done, data: null };
  switch (outcome.because) {
    case 'changed':
      return { ok: false, message: alreadySo(outcome.status) };
    case 'not-linked':
      return { ok: false, message: sessionMessages.notLinked };
    case 'not-begun':
      return { ok: false, message: sessionMessages.notBegun };
    case 'undo-over':
      return { ok: false, message: sessionMessages.undoOver };
    case 'unknown':
      return { ok: false, message: sessionMessages.unknown };
  }
}
