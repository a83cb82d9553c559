/** Width and height of each file in `public/art`, in its own units. */
export const drawings = {
  assessment: [240, 200],
  balance: [240, 200],
  care: [240, 200],
  clarity: [240, 200],
  counselling: [240, 200],
  doorway: [492, 440],
  'empty-shelf': [240, 200],
  evening: [1200, 220],
  'founder-first': [220, 240],
  'founder-second': [220, 240],
  hero: [640, 560],
  household: [240, 200],
  interrupted: [240, 200],
  letter: [240, 200],
  'lost-path': [240, 200],
  'night-window': [240, 200],
  'sitting-still': [320, 260],
  study: [240, 200],
  'study-table': [240, 200],
  'tea-break': [240, 200],
  'two-chairs': [240, 200],
  'two-windows': [240, 200],
  workshop: [240, 200],
} as const satisfies Record<string, readonly [number, number]>;

export type DrawingName = keyof typeof drawings;

/**
 * A picture of the family in `public/art`. Each file has its own night colours, so it follows the scheme without a
 * second file.
 * @param alt what it shows; empty where it is decoration, or words beside it say so
 * @param first whether people see it at once; the others are fetched when they come near
 */
export function Drawing({
  name,
  alt = '',
  className,
  first = false,
}: {
  name: DrawingName;
  alt?: string;
  className?: string;
  first?: boolean;
}) {
  const [width, height] = drawings[name];
  return (
    // biome-ignore lint/performance/noImgElement: a drawing is one small file in its final form
    <img
      src={`/art/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={first ? undefined : 'lazy'}
      // A picture in the first view is painted with the page, not a moment after it.
      decoding={first ? undefined : 'async'}
      className={className}
    />
  );
}
