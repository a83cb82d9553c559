'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { sheetId } from '@/components/care/screening/item';
import { Question } from '@/components/care/screening/question';
import { Button } from '@/components/ui/button';
import { ArrowLeft } from '@/components/ui/icons';
import { choicesOf, type Instrument } from '@/lib/care/screening/instrument';
import { itemField, pointsOf } from '@/lib/care/screening/rules';

/** The answers that were given on the sheet before the script ran. */
function answersOnSheet(instrument: Instrument): (number | undefined)[] {
  const sheet = document.getElementById(sheetId);
  const chosen = sheet instanceof HTMLFormElement ? new FormData(sheet) : new FormData();
  return instrument.items.map((_, index) => pointsOf(instrument, index, chosen.get(itemField(index))));
}

export type StepsAgain = { readonly onBack: () => void; readonly onStartAgain: () => void };

type StepsProps = {
  readonly instrument: Instrument;
  /** All questions at once, shown until the script runs; without it the first question shows from the beginning. */
  readonly sheet?: ReactNode;
  /** Shows the end: the points of each answer, and the ways back. */
  readonly children: (given: readonly number[], again: StepsAgain) => ReactNode;
};

/** One question at a time: answers stay in this component and disappear with it. */
export function Steps({ instrument, sheet, children }: StepsProps) {
  const { items, stem } = instrument;
  const beginsWithSheet = sheet !== undefined;
  const [given, setGiven] = useState<readonly (number | undefined)[] | undefined>(
    beginsWithSheet ? undefined : [],
  );
  const [step, setStep] = useState(0);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (!beginsWithSheet) return;
    const early = answersOnSheet(instrument);
    setGiven(early);
    // Somebody who answered the whole sheet still sees the last question: only a step of their own shows a result.
    const open = early.indexOf(undefined);
    setStep(open < 0 ? instrument.items.length - 1 : open);
  }, [instrument, beginsWithSheet]);

  if (!given) return sheet;

  const goTo = (next: number) => {
    setMoved(true);
    setStep(next);
  };
  const answer = (points: number) => {
    setGiven(items.map((_, index) => (index === step ? points : given[index])));
    goTo(step + 1);
  };

  if (step >= items.length) {
    const complete = given.filter((points): points is number => points !== undefined);
    return children(complete, {
      onBack: () => goTo(step - 1),
      onStartAgain: () => {
        setGiven([]);
        goTo(0);
      },
    });
  }

  return (
    <div className="space-y-3">
      <Question
        key={step}
        stem={stem}
        item={items[step] ?? ''}
        choices={choicesOf(instrument, step)}
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
            ? 'Tap an answer to continue. Use Back to change it.'
            : 'Tap an answer to see your result.'}
        </p>
      </div>
    </div>
  );
}
