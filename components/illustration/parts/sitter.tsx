import type { ReactNode } from 'react';
import { art } from './palette';

const faceFrames = {
  short: (
    <path
      d="M-13-56C-16-76-4-76 0-75 6-77 16-74 13-56 10-62 9-65 6-66-2-63-8-65-10-64-11-62-12-60-13-56Z"
      fill={art.hair}
    />
  ),
  bun: <path d="M-13-54C-16-74-4-74 0-74S16-74 13-54C12-62 8-68 0-70-8-68-12-62-13-54Z" fill={art.hair} />,
  hijab: (
    <path
      fillRule="evenodd"
      d="M-14-58C-14-78 14-78 14-58 14-48 18-42 20-34 8-28-8-28-20-34-18-42-14-48-14-58ZM0-70C-8-70-10-62-9-56-8-50-4-46 0-46S8-50 9-56C10-62 8-70 0-70Z"
      fill={art.leaf2}
    />
  ),
} satisfies Record<string, ReactNode>;

const backsOfHeads = {
  braid: (
    <path
      d="M-13-58C-14-78 14-78 13-58 12-50 8-46 4-45L5-22Q0-12-5-22L-4-45C-8-46-12-50-13-58Z"
      fill={art.hair}
    />
  ),
  turban: (
    <g>
      <path d="M-11-56H11C10-48 6-46 0-46S-10-48-11-56Z" fill={art.hair} />
      <path d="M-14-58C-18-82 18-82 14-58 6-52-6-52-14-58Z" fill={art.clay} />
      <path d="M-13-66Q0-56 13-66M-10-73Q0-64 10-73" stroke={art.hair} strokeOpacity=".22" strokeWidth="2" />
    </g>
  ),
} satisfies Record<string, ReactNode>;

type SitterProps = {
  x: number;
  y: number;
  scale?: number;
  cloth: 'leaf' | 'indigo' | 'clay' | 'deep' | 'sun';
  skin: 'skin1' | 'skin2' | 'skin3';
} & (
  | { facing: keyof typeof faceFrames; away?: undefined }
  | { facing?: undefined; away: keyof typeof backsOfHeads }
);

/**
 * Someone who sits cross-legged with their seat on (x, y), 76 units high at scale 1, drawn from the front (`facing`)
 * or from the back (`away`). For groups, in which nobody stands out.
 */
export function Sitter({ x, y, scale = 1, cloth, skin, facing, away }: SitterProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {facing === 'bun' ? <circle cy="-75" r="7" fill={art.hair} /> : null}
      <path d="M-34-8C-34-16-20-20 0-20S34-16 34-8C34 2-34 2-34-8Z" fill={art[cloth]} />
      <path d="M-20-12C-24-34-20-42-6-44H6C20-42 24-34 20-12Z" fill={art[cloth]} />
      <path
        d="M-34-8C-30-14-16-12 0-6 16-12 30-14 34-8"
        stroke={art.hair}
        strokeOpacity=".2"
        strokeWidth="2.5"
      />
      <path d="M-5-52H5V-43Q0-38-5-43Z" fill={art[skin]} />
      <ellipse cy="-58" rx="12" ry="14" fill={art[skin]} />
      {facing ? (
        <g>
          <path
            d="M-17-34Q-20-18-8-13M17-34Q20-18 8-13"
            stroke={art.hair}
            strokeOpacity=".2"
            strokeWidth="2.5"
          />
          <path d="M-7-13H7" stroke={art[skin]} strokeWidth="8" />
          <path d="M-5-58V-57M5-58V-57" stroke={art.hair} strokeWidth="2.5" />
          <path d="M-3-51Q0-49 3-51" stroke={art.hair} strokeOpacity=".6" strokeWidth="1.5" />
          {faceFrames[facing]}
        </g>
      ) : (
        backsOfHeads[away]
      )}
    </g>
  );
}
