import { describe, expect, it } from 'vitest';
import { choicesOf, highestOf, type Instrument, instrumentCodes } from '@/lib/care/screening/instrument';
import { instruments } from '@/lib/care/screening/instruments';
import { auditC } from '@/lib/care/screening/instruments/audit-c';
import { gad7 } from '@/lib/care/screening/instruments/gad-7';
import { k6 } from '@/lib/care/screening/instruments/k-6';
import { phq9 } from '@/lib/care/screening/instruments/phq-9';
import { who5 } from '@/lib/care/screening/instruments/who-5';
import { scoreScreening } from '@/lib/care/screening/rules';

/** Every possible set of answers, as numbers in the base of the answers: 4^9 patterns for the PHQ-9. */
function* everyPattern(instrument: Instrument): Generator<number[]> {
  const { items, choices } = instrument;
  const base = choices.length;
  for (let number = 0; number < base ** items.length; number++) {
    const pattern: number[] = [];
    for (let rest = number, item = 0; item < items.length; item++, rest = Math.floor(rest / base)) {
      pattern.push(choicesOf(instrument, item)[rest % base]?.points ?? Number.NaN);
    }
    yield pattern;
  }
}

/** The published cut-offs, written a second time in a different form. */
function publishedBand(code: string, score: number): string {
  if (code === 'WHO-5') return score > 50 ? 'not low' : score > 28 ? 'low' : 'very low';
  if (code === 'K6') return score >= 13 ? 'serious' : score >= 5 ? 'moderate' : 'low';
  if (code === 'AUDIT-C') {
    if (score >= 8) return score >= 11 ? 'possible dependence' : 'higher risk';
    return score >= 5 ? 'increasing risk' : 'low risk';
  }
  if (score < 5) return 'minimal';
  if (score < 10) return 'mild';
  if (score < 15) return 'moderate';
  if (code === 'GAD-7') return 'severe';
  return score < 20 ? 'moderately severe' : 'severe';
}

/** Counts patterns with a score other than the published one, because a quarter of a million assertions are slow. */
function wrongPatterns(instrument: Instrument): { seen: number; wrong: number[][] } {
  let seen = 0;
  const wrong: number[][] = [];
  for (const pattern of everyPattern(instrument)) {
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

it('has a questionnaire for each code that forms offer, in the same order', () => {
  expect(instruments.map(({ code }) => code)).toEqual([...instrumentCodes]);
});

describe('screening', () => {
  it('scores all 4^9 ways to answer the PHQ-9 as published', () => {
    expect(wrongPatterns(phq9)).toEqual({ seen: 262_144, wrong: [] });
  });

  it('scores all 4^7 ways to answer the GAD-7 as published', () => {
    expect(wrongPatterns(gad7)).toEqual({ seen: 16_384, wrong: [] });
  });

  it.each([
    [who5, 7_776],
    [k6, 15_625],
    [auditC, 125],
  ] as const)('scores all ways to answer the others as published: %#', (instrument, ways) => {
    expect(wrongPatterns(instrument)).toEqual({ seen: ways, wrong: [] });
  });

  it.each(instruments)('$code has bands without gap or overlap from 0 to its highest score', (instrument) => {
    const { bands, items } = instrument;
    const most = items.map((_, item) => Math.max(...choicesOf(instrument, item).map(({ points }) => points)));
    expect(bands[0]?.from).toBe(0);
    expect(highestOf(instrument)).toBe(most.reduce((sum, points) => sum + points, 0));
    for (const [index, band] of bands.entries()) {
      if (index > 0) expect(band.from).toBe((bands[index - 1]?.to ?? 0) + 1);
    }
  });

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
