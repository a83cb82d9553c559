'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { localAfter } from '@/components/booking/private/view/grid-events';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { day } from '@/lib/format/duration';

const quarter = 15 * 60_000;

const steps = [
  { key: 'ArrowUp', label: 'Earlier', by: -quarter },
  { key: 'ArrowDown', label: 'Later', by: quarter },
  { key: 'ArrowLeft', label: 'Day before', by: -day },
  { key: 'ArrowRight', label: 'Day after', by: day },
] as const;

const words = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
});

type MoveBarProps = {
  readonly name: string;
  /** Local time: "2026-11-24T18:30". */
  readonly to: string;
  readonly onStep: (to: string) => void;
  readonly onPropose: () => void;
  readonly onLeave: () => void;
};

/** Moves a session by arrow keys or presses, a quarter of an hour or a day at a time. */
export function MoveBar({ name, to, onStep, onPropose, onLeave }: MoveBarProps) {
  const propose = useRef<HTMLButtonElement>(null);
  useEffect(() => propose.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps.find(({ key }) => key === event.key);
    if (!step && event.key !== 'Escape') return;
    event.preventDefault();
    if (step) onStep(localAfter(to, step.by));
    else onLeave();
  }

  return (
    <Card
      size="sm"
      role="group"
      aria-label={`Move ${name}`}
      onKeyDown={onKeyDown}
      className="no-print grid gap-3"
    >
      <p aria-live="polite" className="font-semibold">
        <bdi>{name}</bdi>: {words.format(new Date(`${to}Z`))}
      </p>
      <p className="text-muted-foreground text-small">
        Arrow keys move it by 15 minutes or a day, Enter proposes the new time, Escape cancels.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button ref={propose} size="sm" onClick={onPropose}>
          Propose this time
        </Button>
        {steps.map(({ label, by }) => (
          <Button key={label} variant="outline" size="sm" onClick={() => onStep(localAfter(to, by))}>
            {label}
          </Button>
        ))}
        <Button variant="ghost" size="sm" onClick={onLeave}>
          Cancel move
        </Button>
      </div>
    </Card>
  );
}
