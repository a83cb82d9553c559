'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ScreeningOutcome } from '@/components/care/screening/outcome';
import { Question } from '@/components/care/screening/question';
import { Button } from '@/components/ui/button';
import type { Answer, Instrument } from '@/lib/care/screening/instruments';
import { scoreScreening } from '@/lib/care/screening/rules';

/**
 * One question at a time, scored only here: answers stay in this component and disappear with it. Before it runs, and
 * without JavaScript, the page shows all questions for adding up by hand.
 */
export function Questionnaire({ instrument, booking }: { instrument: Instrument; booking: ReactNode }) {
  const [stepwise, setStepwise] = useState(false);
  const [given, setGiven] = useState<readonly (Answer | undefined)[]>([]);
  const [step, setStep] = useState(0);
  const [unanswered, setUnanswered] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);

  useEffect(() => setStepwise(true), []);

  // A new question or the outcome counts as a new place: readers and the eye begin at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes, and only then
  useEffect(() => {
    if (!moved.current) return;
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  const { items } = instrument;
  const goTo = (next: number) => {
    moved.current = true;
    setUnanswered(false);
    setStep(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (given[step] === undefined) setUnanswered(true);
    else goTo(step + 1);
  };
  const startAgain = () => {
    setGiven([]);
    goTo(0);
  };

  if (!stepwise) {
    return (
      <ol className="space-y-6">
        {items.map((item, index) => (
          <li key={item}>
            <Question item={item} number={index + 1} of={items.length} />
          </li>
        ))}
      </ol>
    );
  }

  const complete = given.filter((answer): answer is Answer => answer !== undefined);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-6 outline-none">
      {step >= items.length ? (
        <ScreeningOutcome
          instrument={instrument}
          result={scoreScreening(instrument, complete)}
          booking={booking}
          onStartAgain={startAgain}
        />
      ) : (
        <form onSubmit={submit} className="space-y-6">
          <Question
            key={step}
            item={items[step] ?? ''}
            number={step + 1}
            of={items.length}
            value={given[step]}
            error={unanswered ? 'Choose the answer that comes closest. There is no wrong one.' : undefined}
            onAnswer={(answer) => {
              setUnanswered(false);
              setGiven(items.map((_, index) => (index === step ? answer : given[index])));
            }}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{step + 1 === items.length ? 'See my result' : 'Next'}</Button>
            {step > 0 ? (
              <Button variant="outline" onClick={() => goTo(step - 1)}>
                Back
              </Button>
            ) : null}
          </div>
        </form>
      )}
    </div>
  );
}
