'use client';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { RadioGroupItem } from '@/components/ui/radio-group';
import type { Worry } from '@/lib/site/tool/worry-log';

/** The worries so far, with the question for later: did it happen? */
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
          <Card asChild key={worry.id} variant="outline" size="sm" className="break-inside-avoid">
            <li>
              <p className="text-muted-foreground text-small">
                {worry.date} · {worry.canAct ? 'I can do something' : 'Nothing to do now'}
              </p>
              <p className="mt-1 font-semibold">{worry.text}</p>
              {worry.plan ? <p className="mt-1">{worry.plan}</p> : null}
              <fieldset className="mt-3 flex flex-wrap items-center gap-x-5">
                <legend className="float-left mr-4 text-muted-foreground text-small">Did it happen?</legend>
                {(['yes', 'no'] as const).map((choice) => (
                  <label key={choice} className="tap gap-2">
                    <RadioGroupItem
                      name={`happened-${worry.id}`}
                      checked={worry.happened === choice}
                      onChange={() => answer(worry.id, choice)}
                    />
                    {choice === 'yes' ? 'Yes' : 'No'}
                  </label>
                ))}
                <Button
                  variant="link"
                  className="no-print ml-auto"
                  onClick={() => onChange(worries.filter(({ id }) => id !== worry.id))}
                >
                  Remove<span className="sr-only"> {worry.text}</span>
                </Button>
              </fieldset>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  );
}
