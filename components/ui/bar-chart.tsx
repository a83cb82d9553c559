type BarChartProps = {
  /** From left to right, none below zero; null draws no bar. */
  readonly values: readonly (number | null)[];
  /** A name for screen readers; the numbers belong in a table next to it. */
  readonly label: string;
};

/** The drawing in its own units. */
const frame = { step: 20, bar: 14, height: 72 } as const;

/** A small bar is still seen. */
const least = 2;

/** Bars as plain SVG: made on the server, without a script. The last bar stands out. */
export function BarChart({ values, label }: BarChartProps) {
  const highest = Math.max(1, ...values.map((value) => value ?? 0));
  const width = values.length * frame.step;
  return (
    <svg
      viewBox={`0 0 ${width} ${frame.height + 1}`}
      role="img"
      aria-label={label}
      className="block h-24 w-full"
      preserveAspectRatio="none"
    >
      <rect x={0} y={frame.height} width={width} height={1} className="fill-border" />
      {values.map((value, index) => {
        if (value === null || value === 0) return null;
        const height = Math.max(least, (value / highest) * frame.height);
        const x = index * frame.step + (frame.step - frame.bar) / 2;
        return (
          <rect
            key={x}
            x={x}
            y={frame.height - height}
            width={frame.bar}
            height={height}
            className={index === values.length - 1 ? 'fill-primary' : 'fill-primary/55'}
          />
        );
      })}
    </svg>
  );
}
