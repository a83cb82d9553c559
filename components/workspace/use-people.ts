'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { type FoundPerson, peopleAddress } from '@/lib/workspace/rules';

const answerShape = z.array(
  z.object({ id: z.string(), name: z.string(), note: z.string(), href: z.string() }),
);

type State = 'looking' | 'there' | 'too-often' | 'failed';

export type FoundPeople = {
  readonly people: readonly FoundPerson[];
  readonly state: State;
  /** The words that `people` answers. */
  readonly words: string;
};

/** Milliseconds after the last key before the server is asked. */
const quietMs = 150;

async function ask(words: string, signal: AbortSignal): Promise<Omit<FoundPeople, 'words'>> {
  const answer = await fetch(`${peopleAddress}?${new URLSearchParams({ q: words })}`, { signal });
  if (answer.status === 429) return { people: [], state: 'too-often' };
  if (!answer.ok) return { people: [], state: 'failed' };
  return { people: answerShape.parse(await answer.json()), state: 'there' };
}

/** The people that the server knows by these words; without words those who were opened last. */
export function usePeople(words: string): FoundPeople {
  const [found, setFound] = useState<FoundPeople>({ people: [], state: 'looking', words: '' });

  useEffect(() => {
    const asking = new AbortController();
    setFound((before) => ({ ...before, state: 'looking' }));
    const timer = setTimeout(
      () => {
        ask(words, asking.signal)
          .then((answer) => setFound({ ...answer, words }))
          .catch(() => {
            if (!asking.signal.aborted) setFound({ people: [], state: 'failed', words });
          });
      },
      words === '' ? 0 : quietMs,
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words]);

  return found;
}
