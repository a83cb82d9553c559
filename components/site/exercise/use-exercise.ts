'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { BreathSound } from '@/components/site/exercise/sound';
import { elapsed, pause, resume, type Stopwatch, stopped } from '@/lib/site/exercise/stopwatch';
import { type Exercise, type Moment, momentAt } from '@/lib/site/exercise/timeline';

/** Whether two moments show the same words; then only the pacer moves. */
function sameWords(one: Moment, other: Moment): boolean {
  return (
    one.prompt === other.prompt &&
    one.phaseNumber === other.phaseNumber &&
    one.count === other.count &&
    one.secondsLeft === other.secondsLeft &&
    one.done === other.done
  );
}

/** Runs an exercise. Calls `onFrame` with the fullness of the lungs many times a second; words change by rendering. */
export function useExercise(exercise: Exercise, onFrame: (fullness: number) => void) {
  const [watch, setWatch] = useState<Stopwatch>(stopped);
  const [moment, setMoment] = useState(() => momentAt(exercise, 0));
  const [sound, setSound] = useState(false);
  const speaker = useRef(new BreathSound());
  const running = watch.since !== undefined;

  useEffect(() => {
    if (!running) return;
    let frame = 0;
    const step = () => {
      const next = momentAt(exercise, elapsed(watch, performance.now()));
      setMoment((shown) => (sameWords(shown, next) ? shown : next));
      onFrame(next.fullness);
      if (next.done) setWatch((current) => pause(current, performance.now()));
      else frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [running, watch, exercise, onFrame]);

  const { phaseNumber, done } = moment;
  useEffect(() => {
    const phase = exercise.breath[phaseNumber % exercise.breath.length];
    if (running && sound && !done && phase) speaker.current.play(phase);
    else speaker.current.stop();
  }, [running, sound, done, phaseNumber, exercise]);

  const start = useCallback(() => {
    setMoment(momentAt(exercise, 0));
    setWatch(resume(stopped, performance.now()));
  }, [exercise]);
  const toggle = useCallback(
    () => setWatch((current) => (current.since === undefined ? resume : pause)(current, performance.now())),
    [],
  );
  const end = useCallback(() => {
    setWatch(stopped);
    speaker.current.stop();
  }, []);

  return { moment, running, sound, setSound, start, toggle, end };
}
