'use client';

import { Button } from '@/components/ui/button';
import type { Worry } from '@/lib/tool/worry-log';

/** The worries so far, with the question that matters later: did it happen? */
export function WorryList({
  worries,
  onChange,
}: {
  worries: readonly Worry[];
  onChange: (worries: readonly Worry[]) => void;
}) {
  if (worries.length === 0) return null;
  const answer = (id: string, happened: 'yes' | 'no') =>
    onChange(worries.map((worry) => (worry.id === id ? { ...worry, happened } : worry)));
  return (
    <section aria-labelledby="my-worries" className="space-y-4">
      <h3 id="my-worries">My worries so far</h3>
      <ul className="space-y-4">
        {worries.map((worry) => (
          <li key={worry.id} className="break-inside-avoid rounded-card border border-line p-5">
            <p className="text-ink-soft text-small">
              {worry.date} · {worry.canAct ? 'I can do something' : 'Nothing to do now'}
            </p>
            <p className="mt-1 font-semibold">{worry.text}</p>
            {worry.plan ? <p className="mt-1">{worry.plan}</p> : null}
            <fieldset className="mt-3 flex flex-wrap items-center gap-x-5">
              <legend className="float-left mr-4 text-ink-soft text-small">Did it happen?</legend>
              {(['yes', 'no'] as const).map((choice) => (
                <label key={choice} className="tap gap-2">
                  <input
                    type="radio"
                    name={`happened-${worry.id}`}
                    checked={worry.happened === choice}
                    onChange={() => answer(worry.id, choice)}
                    className="size-5 accent-primary"
                  />
                  {choice === 'yes' ? 'Yes' : 'No'}
                </label>
              ))}
              <Button
                look="quiet"
                className="no-print ml-auto"
                onClick={() => onChange(worries.filter(({ id }) => id !== worry.id))}
              >
                Remove<span className="sr-only"> {worry.text}</span>
              </Button>
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}
