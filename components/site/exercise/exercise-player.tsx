'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useExercise } from '@/components/site/exercise/use-exercise';
import { useWakeLock } from '@/components/site/exercise/use-wake-lock';
import { Button } from '@/components/ui/button';
import { clockText, type Exercise, phaseName } from '@/lib/site/exercise/timeline';

/** Radius of the breathing circle for full and empty lungs, in units of the drawing. */
function pacerRadius(fullness: number): string {
  return (42 + 66 * fullness).toFixed(2);
}

/** A flower of light that opens with the breath in. It does not move with reduced motion; the count then guides. */
function Pacer({
  circle,
  word,
  count,
}: {
  circle: RefObject<SVGCircleElement | null>;
  word: string;
  count: number;
}) {
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className="mx-auto w-full max-w-80">
      <circle
        cx="120"
        cy="120"
        r="112"
        fill="none"
        stroke="var(--input)"
        strokeDasharray="2 9"
        strokeWidth="3"
      />
      <circle ref={circle} cx="120" cy="120" r="42" fill="var(--art-sun)" fillOpacity=".45" />
      <circle cx="120" cy="120" r="42" fill="var(--art-sun)" />
      <text x="120" y="116" textAnchor="middle" fontSize="15" fontWeight="600" fill="oklch(0.24 0.04 60)">
        {word}
      </text>
      <text x="120" y="140" textAnchor="middle" fontSize="20" fontWeight="600" fill="oklch(0.24 0.04 60)">
        {count}
      </text>
    </svg>
  );
}

/**
 * "Start" and the full-screen player: the pacer, the words, and buttons to pause and to leave. Escape ends it.
 * Everything happens on the device; it loads and sends nothing.
 */
export function ExercisePlayer({ exercise }: { exercise: Exercise }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const circle = useRef<SVGCircleElement>(null);
  const still = useRef(false);

  const onFrame = useCallback((fullness: number) => {
    circle.current?.setAttribute('r', pacerRadius(still.current ? 1 : fullness));
  }, []);
  const { moment, running, sound, setSound, start, toggle, end } = useExercise(exercise, onFrame);
  useWakeLock(running);

  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => {
      still.current = calm.matches;
    };
    follow();
    calm.addEventListener('change', follow);
    return () => calm.removeEventListener('change', follow);
  }, []);

  const open = () => {
    dialog.current?.showModal();
    start();
  };
  const leave = () => dialog.current?.close();

  return (
    <>
      {/* The steps below need no script. */}
      <Button onClick={open} className="needs-script">
        Start<span className="sr-only"> {exercise.title}</span>
      </Button>
      <dialog
        ref={dialog}
        data-prepares=""
        onClose={end}
        aria-labelledby={`exercise-${exercise.slug}`}
        className="m-auto h-dvh max-h-none w-screen max-w-none bg-background text-foreground open:grid"
      >
        <div className="mx-auto flex w-full max-w-xl flex-col justify-center gap-5 px-5 py-6 text-center">
          <h2 id={`exercise-${exercise.slug}`} className="text-h3">
            {exercise.title}
          </h2>
          {moment.done ? (
            <p role="status" className="py-10 font-display text-h3">
              The exercise is over. Take a moment before you continue.
            </p>
          ) : (
            <>
              <Pacer circle={circle} word={phaseName(moment.phase)} count={moment.count} />
              <p aria-live="polite" className="min-h-[4.5rem] text-balance font-display text-h3">
                {moment.prompt}
              </p>
            </>
          )}
          <p className="text-muted-foreground">
            <span role="timer" aria-live="off" aria-label="Time left">
              {clockText(moment.secondsLeft)}
            </span>
            {running || moment.done ? null : ' · paused'}
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            {moment.done ? (
              <Button onClick={start}>Again</Button>
            ) : (
              <>
                <Button onClick={toggle}>{running ? 'Pause' : 'Resume'}</Button>
                <Button variant="outline" onClick={() => setSound(!sound)}>
                  Sound: {sound ? 'on' : 'off'}
                </Button>
              </>
            )}
            <Button variant={moment.done ? 'outline' : 'link'} onClick={leave}>
              {moment.done ? 'Close' : 'End'}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  );
}
