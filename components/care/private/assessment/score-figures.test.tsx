import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScoreFigures } from '@/components/care/private/assessment/score-figures';
import type { AssessmentLine } from '@/lib/care/assessment/queries';

let made = 0;

function line(code: string, score: number, day: string): AssessmentLine {
  made += 1;
  return {
    id: `result-${made}`,
    code,
    title: code,
    score,
    highest: null,
    band: null,
    completedAt: new Date(`${day}T10:00:00Z`),
    safetyMark: null,
    sharedWith: null,
  };
}

/** Heights of the points, from the left. */
const heights = (markup: string) => [...markup.matchAll(/ cy="([\d.]+)"/g)].map(([, y]) => Number(y));

it('draws each questionnaire from the oldest to the newest and names every point', () => {
  const markup = renderToStaticMarkup(
    <ScoreFigures
      assessments={[
        line('PHQ-9', 7, '2020-11-10'),
        line('GAD-7', 4, '2020-11-09'),
        line('PHQ-9', 13, '2020-10-10'),
      ]}
      sessions={['2020-10-01', '2020-10-20', '2020-11-02'].map((day) => new Date(`${day}T10:00:00Z`))}
    />,
  );
  expect(markup).toContain(
    'aria-label="Mood, energy and interest, points of 27: 13 on 10 October 2020, 7 on 10 November 2020; 2 sessions between them"',
  );
  // A single result has no course.
  expect(markup.match(/<svg/g)).toHaveLength(1);
  const [first, last] = heights(markup);
  expect(first).toBeLessThan(last ?? 0);
});

it('puts each score into the stripe of its range', () => {
  for (const [code, ranges] of [
    ['PHQ-9', [0, 4, 5, 9, 10, 14, 15, 19, 20, 27]],
    ['GAD-7', [0, 4, 5, 9, 10, 14, 15, 21]],
  ] as const) {
    const scores = ranges.map((score, month) =>
      line(code, score, `2026-${String(month + 1).padStart(2, '0')}-01`),
    );
    const markup = renderToStaticMarkup(<ScoreFigures assessments={scores.toReversed()} />);
    const stripes = [...markup.matchAll(/<rect x="0" y="([\d.]+)" width="300" height="([\d.]+)"/g)].map(
      ([, top, height]) => ({ top: Number(top), bottom: Number(top) + Number(height) }),
    );
    const found = heights(markup).map((y) => stripes.findIndex(({ top, bottom }) => y > top && y < bottom));
    expect(found).toEqual(ranges.map((_, index) => Math.floor(index / 2)));
  }
});

it('draws two results of one moment, and nothing for none', () => {
  const same = [line('GAD-7', 3, '2026-11-10'), line('GAD-7', 3, '2026-11-10')];
  expect(renderToStaticMarkup(<ScoreFigures assessments={same} />)).not.toMatch(/NaN|Infinity/);
  expect(renderToStaticMarkup(<ScoreFigures assessments={[]} />)).toBe('');
});
