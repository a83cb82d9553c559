import type { Instrument } from '@/lib/care/screening/instruments';
import { formatDay, indianDay } from '@/lib/format/time';

export type Score = { readonly id: string; readonly score: number; readonly completedAt: Date };

type ScoreChartProps = {
  readonly instrument: Instrument;
  /** The highest possible score. */
  readonly highest: number;
  /** Oldest first, at least two. */
  readonly scores: readonly Score[];
};

/** The drawing in its own units; text stays close to its real size on a phone. */
const frame = { width: 300, left: 128, right: 284, top: 14, bottom: 168, height: 196 };

const shortDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/**
 * Scores over time on the published ranges of their questionnaire. Screen readers hear every point; the table beside
 * it has the same numbers.
 */
export function ScoreChart({ instrument, highest, scores }: ScoreChartProps) {
  const begin = scores[0]?.completedAt.getTime() ?? 0;
  const end = scores.at(-1)?.completedAt.getTime() ?? begin;
  // A range includes its last whole number, so it ends half a point above it.
  const y = (points: number) => frame.bottom - ((points + 0.5) / (highest + 1)) * (frame.bottom - frame.top);
  const x = (moment: Date) =>
    frame.left + 10 + ((moment.getTime() - begin) / (end - begin || 1)) * (frame.right - frame.left - 20);
  const points = scores.map(({ id, score, completedAt }) => ({ id, score, x: x(completedAt), y: y(score) }));
  const inWords = scores
    .map(({ score, completedAt }) => `${score} on ${formatDay(indianDay(completedAt))}`)
    .join(', ');
  const ends = [points[0], points.at(-1)].filter((point) => point !== undefined);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={`${instrument.title}, points of ${highest}: ${inWords}`}
      className="block w-full max-w-md"
    >
      {instrument.bands.map(({ from, to, name }, index) => {
        const top = y(to + 0.5);
        const bottom = y(from - 0.5);
        return (
          <g key={name}>
            <rect
              x={0}
              y={top}
              width={frame.width}
              height={bottom - top}
              className={index % 2 === 0 ? 'fill-muted' : 'fill-transparent'}
            />
            <text
              x={8}
              y={(top + bottom) / 2}
              dominantBaseline="central"
              fontSize={13}
              className="fill-muted-foreground"
            >
              {name}
            </text>
          </g>
        );
      })}
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        className="fill-none stroke-2 stroke-primary"
      />
      {points.map((point) => (
        <circle key={point.id} cx={point.x} cy={point.y} r={4.5} className="fill-primary" />
      ))}
      {ends.map((point) => (
        <text
          key={point.id}
          x={point.x}
          y={point.y < frame.top + 20 ? point.y + 20 : point.y - 10}
          textAnchor="middle"
          fontSize={14}
          fontWeight={600}
          className="fill-foreground"
        >
          {point.score}
        </text>
      ))}
      <text x={frame.left} y={frame.height - 8} fontSize={13} className="fill-muted-foreground">
        {shortDay.format(begin)}
      </text>
      <text
        x={frame.right + 8}
        y={frame.height - 8}
        textAnchor="end"
        fontSize={13}
        className="fill-muted-foreground"
      >
        {shortDay.format(end)}
      </text>
    </svg>
  );
}
