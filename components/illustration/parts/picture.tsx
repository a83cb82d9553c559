import type { ReactNode } from 'react';

/** Props of every illustration: with a `title` it is an image with a name, without one it is decoration. */
export type PictureProps = { title?: string; className?: string };

/**
 * The frame of every illustration: inline SVG in user units of `width` × `height`, scaled by its container. With
 * `fill` it covers any box, cut at the sides and aligned to its lower edge. It has no ids, styles or scripts, so a
 * picture may appear on a page twice and under a strict content policy.
 */
export function Picture({
  width,
  height,
  title,
  className,
  fill = false,
  children,
}: PictureProps & { width: number; height: number; fill?: boolean; children: ReactNode }) {
  const described = title !== undefined;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      preserveAspectRatio={fill ? 'xMidYMax slice' : undefined}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={described ? 'img' : undefined}
      aria-label={title}
      aria-hidden={described ? undefined : true}
    >
      {children}
    </svg>
  );
}
