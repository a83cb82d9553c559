import { art } from './palette';

/** The lit niche and sill around every small picture: 240 × 200. */
export function Niche() {
  return (
    <g>
      <path d="M32 178V96C32 44 84 44 120 8 156 44 208 44 208 96V178Z" fill={art.sky} />
      <rect x="12" y="176" width="216" height="10" rx="5" fill={art.rose} />
    </g>
  );
}

/** Marigolds: a heap of three, `r` units each, resting on (x, y). */
export function Marigolds({ x, y, r = 7 }: { x: number; y: number; r?: number }) {
  return (
    <g fill={art.sun}>
      <circle cx={x - r} cy={y - r} r={r} />
      <circle cx={x + r} cy={y - r} r={r} />
      <circle cx={x} cy={y - r * 1.7} r={r} />
      <circle cx={x} cy={y - r * 1.7} r={r * 0.4} fill={art.clay} />
    </g>
  );
}

/** A leafy plant in a clay pot standing on (x, y); 70 units high at scale 1. */
export function PottedPlant({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0-24C-18-30-30-44-32-62-14-58-2-44 0-24ZM0-24C14-28 28-38 32-54 14-54 2-42 0-24Z"
        fill={art.leaf2}
      />
      <path d="M0-22C-12-40-12-62 2-78 14-60 12-40 0-22Z" fill={art.leaf} />
      <path d="M-18-26H18L14-2Q13 0 11 0H-11Q-13 0-14-2Z" fill={art.clay} />
      <path d="M-21-30H21V-22H-21Z" fill={art.clay} />
      <path d="M-17.5-22H17.5L17-19H-17Z" fill={art.hair} fillOpacity=".18" />
    </g>
  );
}
