'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { folded } from '@/components/workspace/destinations';
import { type FoundPerson, mostFound, mostRecent, peopleAddress } from '@/lib/workspace/rules';

const answerShape = z.array(
  z.object({ id: z.string(), name: z.string(), note: z.string(), href: z.string(), opened: z.boolean() }),
);

type Answer = {
  readonly people: readonly FoundPerson[];
  readonly state: 'there' | 'too-often' | 'failed';
};

export type FoundPeople = {
  readonly people: readonly FoundPerson[];
  readonly state: Answer['state'] | 'looking';
  /** Everybody whom the server has named since the palette opened. */
  readonly known: readonly FoundPerson[];
};

/** Milliseconds after the last key before the server is asked. */
const quietMs = 50;

async function ask(words: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(`${peopleAddress}?${new URLSearchParams({ q: words })}`, { signal });
  if (answer.status === 429) return { people: [], state: 'too-often' };
  if (!answer.ok) return { people: [], state: 'failed' };
  return { people: answerShape.parse(await answer.json()), state: 'there' };
}

const once = (people: readonly FoundPerson[]) => [...new Map(people.map((one) => [one.id, one])).values()];

/**
 * The people with these words in their name; without words those who were opened last. People whom an earlier answer
 * named come at once, and those whom only the server finds, by the sound of a name, come behind them.
 */
export function usePeople(words: string): FoundPeople {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});

  useEffect(() => {
    const asking = new AbortController();
    const keep = (answer: Answer) => setAnswers((before) => ({ ...before, [words]: answer }));
    const timer = setTimeout(
      () => {
        ask(words, asking.signal)
          .then(keep)
          .catch(() => {
            if (!asking.signal.aborted) keep({ people: [], state: 'failed' });
          });
      },
      words === '' ? 0 : quietMs,
    );
    return () => {
      // The first answer, without words, serves whatever is typed.
      if (words === '') return;
      clearTimeout(timer);
      asking.abort();
    };
  }, [words]);

  const answer = answers[words];
  const known = once(Object.values(answers).flatMap(({ people }) => people));
  const named = known.filter(({ name, note }) => folded(`${name} ${note}`).includes(folded(words)));
  return {
    people:
      words === ''
        ? known.filter(({ opened }) => opened).slice(0, mostRecent)
        : once([...named, ...(answer?.people ?? [])]).slice(0, mostFound),
    state: answer?.state ?? 'looking',
    known,
  };
}
