import type { Band } from '@/lib/care/screening/instrument';

/** One colour in five strengths: more of it says more points, not better or worse. */
const tints = ['bg-primary/10', 'bg-primary/25', 'bg-primary/45', 'bg-primary/65', 'bg-primary/85'];

/**
 * Where a score lies among the published ranges: a mark above the scale, the range it falls into higher than the others
 * and with its numbers in bold. Shows in print and in forced colours, where tints do not.
 */
export function BandScale({
  bands,
  score,
  highest,
  current,
}: {
  bands: readonly Band[];
  score: number;
  highest: number;
  current: Band;
}) {
  return (
    <div
      role="img"
      aria-label={`${score} of ${highest} points: range ${bands.indexOf(current) + 1} of ${bands.length}, ${current.name}, ${current.from} to ${current.to} points`}
      className="max-w-measure pt-1"
    >
      <div className="relative mb-1 h-11">
        {/* The script alone shows results, and the policy lets scripts set a style. */}
        <span
          className="absolute flex -translate-x-1/2 flex-col items-center"
          style={{ left: `${((score + 0.5) / (highest + 1)) * 100}%` }}
        >
          <span className="rounded-full bg-foreground px-2.5 font-semibold text-background text-small">
            {score}
          </span>
          <svg viewBox="0 0 16 12" aria-hidden="true" className="w-4 fill-foreground">
            <path d="M0 0h16L8 12z" />
          </svg>
        </span>
      </div>
      <div className="flex items-start gap-0.5">
        {bands.map((band, index) => (
          <span
            key={band.name}
            className="flex min-w-0 basis-0 flex-col items-center gap-1"
            style={{ flexGrow: band.to - band.from + 1 }}
          >
            <span className="flex h-6 w-full items-center">
              <span
                className={`w-full rounded-full border border-primary ${tints[index]} ${band === current ? 'h-6 border-3 border-foreground' : 'h-3'}`}
              />
            </span>
            <span
              className={`whitespace-nowrap text-small ${band === current ? 'font-semibold' : 'text-muted-foreground'}`}
            >
              {band.from}–{band.to}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
