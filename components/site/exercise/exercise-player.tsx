'use client';

import { useCallback, useEffect, useRef } from 'react';
import { Pacer, pacerRadius } from '@/components/site/exercise/pacer';
import { useExercise } from '@/components/site/exercise/use-exercise';
import { useWakeLock } from '@/components/site/exercise/use-wake-lock';
import { Button } from '@/components/ui/button';
import { clockText, type Exercise, phaseName } from '@/lib/site/exercise/timeline';

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
              The exercise is over. Take a moment before you go on.
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
