/**
 * Which square of a picture to keep: the zoom, and the position between the edges (0 is left or top, 1 right or
 * bottom).
 */
export type Framing = { readonly zoom: number; readonly x: number; readonly y: number };

type Size = { readonly width: number; readonly height: number };

export const wholeWidth: Framing = { zoom: 1, x: 0.5, y: 0.5 };
export const nearest = 4;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The square in the picture's own pixels, always within its edges. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Framing) {
  const side = Math.min(width, height) / between(1, zoom, nearest);
  return { left: (width - side) * between(0, x, 1), top: (height - side) * between(0, y, 1), side };
}

/**
 * The framing after the picture is pulled under the square.
 * @param right distance to the right, in sides of the square
 * @param down distance down, in sides of the square
 */
export function pulled(size: Size, framing: Framing, right: number, down: number): Framing {
  const { side } = squareOf(size, framing);
  const along = (length: number, at: number, by: number) =>
    length > side ? between(0, at - (by * side) / (length - side), 1) : at;
  return { ...framing, x: along(size.width, framing.x, right), y: along(size.height, framing.y, down) };
}
