import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breathingTechniques } from '@/content/exercises/breathing';
import { guidedExercises } from '@/content/exercises/guided';
import { elapsed, pause, resume, stopped } from '@/lib/site/exercise/stopwatch';
import { clockText, momentAt, roundsSeconds } from '@/lib/site/exercise/timeline';

const exercises = [...guidedExercises, ...breathingTechniques];
const byName = (slug: string) => {
  const exercise = exercises.find((one) => one.slug === slug);
  if (!exercise) throw new Error(`there is no practice ${slug}`);
  return exercise;
};

describe('the exercises', () => {
  it('are four guided ones and three ways to breathe', () => {
    expect(guidedExercises).toHaveLength(4);
    expect(breathingTechniques.map(({ slug }) => slug)).toEqual([
      'box-breathing',
      '4-7-8-breathing',
      'long-exhale',
    ]);
  });

  it.each(exercises)('$title says something at once, in order, before its end', ({ prompts, seconds }) => {
    const times = prompts.map(({ at }) => at);
    expect(times[0]).toBe(0);
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(seconds);
  });

  it.each(breathingTechniques)('$title ends with a whole breath', ({ breath, rounds, seconds }) => {
    expect(seconds).toBe(roundsSeconds(breath, rounds));
  });
});

describe('a moment of an exercise', () => {
  it('follows the box: in, hold, out, hold, and again', () => {
    const box = byName('box-breathing');
    const seen = [0, 3999, 4000, 8000, 12_000, 15_999, 16_000].map((ms) => {
      const { phase, count, phaseNumber } = momentAt(box, ms);
      return [phase, count, phaseNumber];
    });
    expect(seen).toEqual([
      ['in', 1, 0],
      ['in', 4, 0],
      ['hold', 1, 1],
      ['out', 1, 2],
      ['hold', 1, 3],
      ['hold', 4, 3],
      ['in', 1, 4],
    ]);
    expect(momentAt(box, 6000).fullness).toBe(1);
    expect(momentAt(box, 14_000).fullness).toBe(0);
  });

  it('counts eight on the way out of 4-7-8', () => {
    const last = momentAt(byName('4-7-8-breathing'), 18_500);
    expect([last.phase, last.count]).toEqual(['out', 8]);
  });

  it('is sound at any time, and the lungs never jump', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...exercises),
        fc.double({ min: -1000, max: 700_000, noNaN: true }),
        (exercise, ms) => {
          const now = momentAt(exercise, ms);
          const next = momentAt(exercise, ms + 16);
          expect(now.fullness).toBeGreaterThanOrEqual(0);
          expect(now.fullness).toBeLessThanOrEqual(1);
          expect(Math.abs(next.fullness - now.fullness)).toBeLessThan(0.02);
          expect(now.prompt).not.toBe('');
          expect(now.secondsLeft).toBeGreaterThanOrEqual(next.secondsLeft);
          expect(now.done).toBe(ms >= exercise.seconds * 1000);
        },
      ),
    );
  });
});

describe('the clock', () => {
  it('stops during a pause', () => {
    let watch = resume(stopped, 1000);
    expect(elapsed(watch, 3500)).toBe(2500);
    watch = pause(watch, 3500);
    expect(elapsed(watch, 99_000)).toBe(2500);
    watch = resume(watch, 100_000);
    expect(elapsed(watch, 100_400)).toBe(2900);
    expect(resume(watch, 200_000)).toBe(watch);
  });

  it('never loses or invents time, however often it is paused', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: 1 }), (steps) => {
        let now = 0;
        let watch = stopped;
        let ran = 0;
        for (const [index, step] of steps.entries()) {
          watch = index % 2 === 0 ? resume(watch, now) : pause(watch, now);
          now += step;
          if (index % 2 === 0) ran += step;
        }
        expect(elapsed(watch, now)).toBe(ran);
      }),
    );
  });

  it('is written as minutes and seconds', () => {
    expect([0, 9, 60, 245].map(clockText)).toEqual(['0:00', '0:09', '1:00', '4:05']);
  });
});
