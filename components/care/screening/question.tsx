'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { ItemLegend } from '@/components/care/screening/item';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice-card';
import type { Choice } from '@/lib/care/screening/instrument';

/** The second tap of a double tap may come this late, in milliseconds; it belongs to the question before. */
const doubleTapMs = 300;

/** Up and down move between the answers and choose nothing. */
function onArrow(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const choices = [...event.currentTarget.querySelectorAll('button')];
  const at = event.target instanceof HTMLButtonElement ? choices.indexOf(event.target) : 0;
  choices[(at + step + choices.length) % choices.length]?.focus();
}

/** How far it is, for the eye. It is part of the legend, because a legend comes first. */
function Progress({ number, of }: { number: number; of: number }) {
  return (
    <span aria-hidden="true" className="mb-2 flex items-center gap-1">
      {Array.from({ length: of }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the bar have no other name
          key={index}
          className={`h-1 grow rounded-full ${index < number ? 'bg-primary' : 'bg-border'}`}
        />
      ))}
      <span className="ms-2 font-semibold text-muted-foreground text-small">
        {number} of {of}
      </span>
    </span>
  );
}

/**
 * One item with its answers. The answers are buttons: a click, Enter or Space chooses one and goes on, and moving
 * between them changes nothing. A question that follows an answer takes its own a moment later, and its answers say so by
 * `aria-disabled` until then.
 */
export function Question({
  stem,
  item,
  choices,
  number,
  of,
  value,
  takesFocus,
  onAnswer,
}: {
  stem: string | null;
  item: string;
  choices: readonly Choice[];
  number: number;
  of: number;
  value: number | undefined;
  /** Whether the person came here by an answer or by Back, so that readers and the eye begin here. */
  takesFocus: boolean;
  onAnswer: (points: number) => void;
}) {
  const place = useRef<HTMLFieldSetElement>(null);
  // When the answers began to count: a tap that waited in the queue of a slow phone carries an earlier time.
  const [takesFrom, setTakesFrom] = useState(takesFocus ? Number.POSITIVE_INFINITY : 0);

  useEffect(() => {
    if (!takesFocus) return;
    const timer = setTimeout(() => setTakesFrom(performance.now()), doubleTapMs);
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
    return () => clearTimeout(timer);
  }, [takesFocus]);

  const choose = (event: MouseEvent, points: number) => {
    if (event.timeStamp >= takesFrom) onAnswer(points);
  };

  return (
    <Card asChild size="flush" className="p-4 outline-offset-4 sm:p-8">
      <fieldset ref={place} tabIndex={-1}>
        <ItemLegend
          stem={stem}
          item={item}
          number={number}
          of={of}
          progress={<Progress number={number} of={of} />}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what one reaches and presses */}
        <div onKeyDown={onArrow} className="grid gap-2 sm:grid-cols-2 sm:gap-3">
          {choices.map(({ points, label }) => (
            // Not a Button: it is an answer, which looks like the radio of the sheet without scripts.
            <ChoiceCard
              asChild
              key={points}
              className="group w-full text-left aria-pressed:border-primary aria-pressed:bg-accent sm:min-h-14"
            >
              <button
                type="button"
                aria-pressed={value === points}
                aria-disabled={takesFrom === Number.POSITIVE_INFINITY || undefined}
                onClick={(event) => choose(event, points)}
              >
                <span
                  aria-hidden="true"
                  className="size-5 shrink-0 rounded-full border-2 border-input group-aria-pressed:border-6 group-aria-pressed:border-primary"
                />
                {label}
              </button>
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
