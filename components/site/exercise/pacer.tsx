'use client';

import type { RefObject } from 'react';

/** Radius of the breathing circle for full and empty lungs, in units of the drawing. */
export function pacerRadius(fullness: number): string {
  return (42 + 66 * fullness).toFixed(2);
}

/** A flower of light that opens with the breath in. It does not move with reduced motion; the count then guides. */
export function Pacer({
  circle,
  word,
  count,
}: {
  circle: RefObject<SVGCircleElement | null>;
  word: string;
  count: number;
}) {
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className="mx-auto w-full max-w-80">
      <circle
        cx="120"
        cy="120"
        r="112"
        fill="none"
        stroke="var(--input)"
        strokeDasharray="2 9"
        strokeWidth="3"
      />
      <circle ref={circle} cx="120" cy="120" r="42" fill="var(--art-sun)" fillOpacity=".45" />
      <circle cx="120" cy="120" r="42" fill="var(--art-sun)" />
      <text x="120" y="116" textAnchor="middle" fontSize="15" fontWeight="600" fill="oklch(0.24 0.04 60)">
        {word}
      </text>
      <text x="120" y="140" textAnchor="middle" fontSize="20" fontWeight="600" fill="oklch(0.24 0.04 60)">
        {count}
      </text>
    </svg>
  );
}
