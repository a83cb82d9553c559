'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { BreathSound } from '@/components/practice/sound';
import { elapsed, pause, resume, type Stopwatch, stopped } from '@/lib/practice/stopwatch';
import { type Moment, momentAt, type Practice } from '@/lib/practice/timeline';

/** Two moments that look the same in words; only the pacer moves between them. */
function sameWords(one: Moment, other: Moment): boolean {
  return (
    one.prompt === other.prompt &&
    one.phaseNumber === other.phaseNumber &&
    one.count === other.count &&
    one.secondsLeft === other.secondsLeft &&
    one.done === other.done
  );
}

/**
 * Runs a practice. `onFrame` is told how full the lungs are, many times a second; words change by rendering.
 */
export function usePractice(practice: Practice, onFrame: (fullness: number) => void) {
  const [watch, setWatch] = useState<Stopwatch>(stopped);
  const [moment, setMoment] = useState(() => momentAt(practice, 0));
  const [sound, setSound] = useState(false);
  const speaker = useRef(new BreathSound());
  const running = watch.since !== undefined;

  useEffect(() => {
    if (!running) return;
    let frame = 0;
    const step = () => {
      const next = momentAt(practice, elapsed(watch, performance.now()));
      setMoment((shown) => (sameWords(shown, next) ? shown : next));
      onFrame(next.fullness);
      if (next.done) setWatch((current) => pause(current, performance.now()));
      else frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [running, watch, practice, onFrame]);

  const { phaseNumber, done } = moment;
  useEffect(() => {
    const phase = practice.breath[phaseNumber % practice.breath.length];
    if (running && sound && !done && phase) speaker.current.play(phase);
    else speaker.current.stop();
  }, [running, sound, done, phaseNumber, practice]);

  const start = useCallback(() => {
    setMoment(momentAt(practice, 0));
    setWatch(resume(stopped, performance.now()));
  }, [practice]);
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
