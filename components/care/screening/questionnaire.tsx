'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { sheetId } from '@/components/care/screening/item';
import { type BookingTarget, type Parts, ScreeningOutcome } from '@/components/care/screening/outcome';
import { Question } from '@/components/care/screening/question';
import { Button } from '@/components/ui/button';
import { ArrowLeft } from '@/components/ui/icons';
import { type Answer, answers, type Instrument } from '@/lib/care/screening/instruments';
import { scoreScreening } from '@/lib/care/screening/rules';

/** The answers that were given on the sheet before the script ran. */
function answersOnSheet(items: number): (Answer | undefined)[] {
  const sheet = document.getElementById(sheetId);
  const chosen = sheet instanceof HTMLFormElement ? new FormData(sheet) : new FormData();
  return Array.from({ length: items }, (_, index) => {
    const points = chosen.get(`item-${index + 1}`);
    return answers.find((answer) => String(answer.points) === points)?.points;
  });
}

/**
 * One question at a time, scored only here: answers stay in this component and disappear with it. Before it runs, and
 * without JavaScript, the page shows all questions at once.
 */
export function Questionnaire({
  instrument,
  booking,
  sheet,
  help,
  numbers,
}: Parts & {
  instrument: Instrument;
  booking: BookingTarget;
  /** All questions, made by the server so that no script has to carry them. */
  sheet: ReactNode;
}) {
  const { items } = instrument;
  const [given, setGiven] = useState<readonly (Answer | undefined)[]>();
  const [step, setStep] = useState(0);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const early = answersOnSheet(items.length);
    setGiven(early);
    // Who answered all of the sheet still sees the last question, because only a person's own step shows a result.
    const open = early.indexOf(undefined);
    setStep(open < 0 ? items.length - 1 : open);
  }, [items]);

  if (!given) return sheet;

  const goTo = (next: number) => {
    setMoved(true);
    setStep(next);
  };
  const answer = (points: Answer) => {
    setGiven(items.map((_, index) => (index === step ? points : given[index])));
    goTo(step + 1);
  };

  if (step >= items.length) {
    const complete = given.filter((points): points is Answer => points !== undefined);
    return (
      <ScreeningOutcome
        instrument={instrument}
        result={scoreScreening(instrument, complete)}
        booking={booking}
        help={help}
        numbers={numbers}
        onBack={() => goTo(step - 1)}
        onStartAgain={() => {
          setGiven([]);
          goTo(0);
        }}
      />
    );
  }

  return (
    <div className="space-y-3">
      <Question
        key={step}
        item={items[step] ?? ''}
        number={step + 1}
        of={items.length}
        value={given[step]}
        takesFocus={moved}
        onAnswer={answer}
      />
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {step > 0 ? (
          <Button variant="outline" onClick={() => goTo(step - 1)}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back
          </Button>
        ) : null}
        <p className="text-muted-foreground text-small">
          {step + 1 < items.length
            ? 'Your answer opens the next question. Back changes it.'
            : 'Your answer shows the result.'}
        </p>
      </div>
    </div>
  );
}
