import { describe, expect, it } from 'vitest';
import { type Answer, gad7, type Instrument, phq9 } from '@/lib/care/screening/instruments';
import { scoreScreening } from '@/lib/care/screening/rules';

const points = [0, 1, 2, 3] as const;

/** Every possible set of answers, as numbers in base four: 4^9 and 4^7 patterns. */
function* everyPattern(items: number): Generator<Answer[]> {
  for (let number = 0; number < 4 ** items; number++) {
    const pattern: Answer[] = [];
    for (let rest = number, item = 0; item < items; item++, rest = Math.floor(rest / 4)) {
      pattern.push(points[rest % 4] ?? 0);
    }
    yield pattern;
  }
}

/** The published cut-offs, written a second time and in another way than in the instruments. */
function publishedBand(code: Instrument['code'], score: number): string {
  if (score < 5) return 'minimal';
  if (score < 10) return 'mild';
  if (score < 15) return 'moderate';
  if (code === 'GAD-7') return 'severe';
  return score < 20 ? 'moderately severe' : 'severe';
}

/** Counts patterns with a score other than the published one, because a quarter of a million assertions are slow. */
function wrongPatterns(instrument: Instrument): { seen: number; wrong: Answer[][] } {
  let seen = 0;
  const wrong: Answer[][] = [];
  for (const pattern of everyPattern(instrument.items.length)) {
    seen++;
    let sum = 0;
    for (const answer of pattern) sum += answer;
    const result = scoreScreening(instrument, pattern);
    const helpFirst = instrument.code === 'PHQ-9' && pattern[8] !== 0;
    if (
      result.score !== sum ||
      result.band.name !== publishedBand(instrument.code, sum) ||
      result.showsHelpFirst !== helpFirst
    )
      wrong.push(pattern);
  }
  return { seen, wrong };
}

describe('screening', () => {
  it('scores all 4^9 ways to answer the PHQ-9 as published', () => {
    expect(wrongPatterns(phq9)).toEqual({ seen: 262_144, wrong: [] });
  });

  it('scores all 4^7 ways to answer the GAD-7 as published', () => {
    expect(wrongPatterns(gad7)).toEqual({ seen: 16_384, wrong: [] });
  });

  it.each([phq9, gad7])(
    '$code has bands without gap or overlap from 0 to its highest score',
    ({ bands, items }) => {
      expect(bands[0]?.from).toBe(0);
      expect(bands.at(-1)?.to).toBe(items.length * 3);
      for (const [index, band] of bands.entries()) {
        if (index > 0) expect(band.from).toBe((bands[index - 1]?.to ?? 0) + 1);
      }
    },
  );

  it('offers one next step: self-care, then a consultation, then a therapist this week', () => {
    const steps = ([0, 1, 2, 3] as const).map(
      (points) => scoreScreening(gad7, Array(7).fill(points)).nextStep.kind,
    );
    expect(steps).toEqual(['self-care', 'breathing', 'consultation', 'therapist']);
  });

  it('offers a therapist this week after thoughts of self-harm, whatever the sum', () => {
    const without = scoreScreening(phq9, [0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const withThem = scoreScreening(phq9, [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(without.nextStep.kind).toBe('self-care');
    expect(withThem.band).toBe(without.band);
    expect(withThem.nextStep.kind).toBe('therapist');
  });

  it('refuses an incomplete questionnaire', () => {
    expect(() => scoreScreening(gad7, [0, 1, 2])).toThrow(RangeError);
  });
});
