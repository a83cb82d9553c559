import type { Instrument } from '@/lib/care/screening/instrument';
import { formatDayOf } from '@/lib/format/time';

export type Score = { readonly id: string; readonly score: number; readonly completedAt: Date };

type ScoreChartProps = {
  readonly instrument: Instrument;
  readonly highest: number;
  /** Oldest first, at least two. */
  readonly scores: readonly Score[];
  /** When sessions took place; those between the first and the last score are drawn. */
  readonly sessions?: readonly Date[];
};

/** The drawing in its own units; text stays close to its real size on a phone. */
const frame = { width: 300, left: 128, right: 284, top: 14, bottom: 168, ticks: 180, height: 206 };

const shortDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/**
 * Scores over time on the published ranges of their questionnaire, with a mark below for each session. Screen readers
 * hear every point; the table beside it has the same numbers.
 */
export function ScoreChart({ instrument, highest, scores, sessions = [] }: ScoreChartProps) {
  const begin = scores[0]?.completedAt.getTime() ?? 0;
  const end = scores.at(-1)?.completedAt.getTime() ?? begin;
  // A range includes its last whole number, so it ends half a point above it.
  const y = (points: number) => frame.bottom - ((points + 0.5) / (highest + 1)) * (frame.bottom - frame.top);
  const x = (moment: Date) =>
    frame.left + 10 + ((moment.getTime() - begin) / (end - begin || 1)) * (frame.right - frame.left - 20);
  const points = scores.map(({ id, score, completedAt }) => ({ id, score, x: x(completedAt), y: y(score) }));
  const inWords = scores
    .map(({ score, completedAt }) => `${score} on ${formatDayOf(completedAt)}`)
    .join(', ');
  const between = sessions.filter((moment) => moment.getTime() >= begin && moment.getTime() <= end);
  const met =
    between.length === 0
      ? ''
      : `; ${between.length} ${between.length === 1 ? 'session' : 'sessions'} between them`;
  const ends = [points[0], points.at(-1)].filter((point) => point !== undefined);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={`${instrument.title}, points of ${highest}: ${inWords}${met}`}
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
      {between.map((moment) => (
        <rect
          key={moment.getTime()}
          x={x(moment) - 1.5}
          y={frame.bottom + 3}
          width={3}
          height={frame.ticks - frame.bottom - 3}
          rx={1.5}
          className="fill-warm"
        />
      ))}
      {between.length > 0 && (
        <text x={8} y={frame.ticks - 1} fontSize={13} className="fill-muted-foreground">
          sessions
        </text>
      )}
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
