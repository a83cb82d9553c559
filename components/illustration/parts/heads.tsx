import type { ReactNode } from 'react';
import { art } from './palette';

type Skin = 'skin1' | 'skin2' | 'skin3';
type Place = { x: number; y: number; scale?: number; flip?: boolean; tilt?: number };

/** How hair or headwear is drawn on a head seen from the side. */
type ProfileHair = 'short' | 'braid' | 'turban' | 'silver-bun';

const placed = ({ x, y, scale = 1, flip = false, tilt = 0 }: Place) =>
  `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})${tilt ? ` rotate(${tilt})` : ''}`;

const profileHair: Record<ProfileHair, ReactNode> = {
  short: (
    <path
      fill={art.hair}
      d="M20-16C25-33 5-42-12-35-29-28-30-8-22 8-19 13-14 14-12 9L-11-1C-9-7-3-6-1-1L4-11C10-13 16-12 20-16Z"
    />
  ),
  'silver-bun': (
    <g>
      <g fill={art.hair}>
        <circle cx="-27" cy="9" r="13" />
        <path d="M19-18C19-34 2-38-11-34-29-28-31-6-24 10-20 18-12 17-9 9-6 0 0-4 6-9 12-12 17-13 19-18Z" />
      </g>
      <g fill={art.cream} opacity=".42">
        <circle cx="-27" cy="9" r="13" />
        <path d="M19-18C19-34 2-38-11-34-29-28-31-6-24 10-20 18-12 17-9 9-6 0 0-4 6-9 12-12 17-13 19-18Z" />
      </g>
      <circle cx="-31" cy="2" r="6" fill={art.sun} />
    </g>
  ),
  braid: (
    <g>
      <path
        fill={art.hair}
        d="M19-18C19-34 2-38-11-34-29-28-32-6-27 10-30 30-36 48-31 72-29 80-24 80-22 72-19 50-14 30-9 14-6 2 0-4 6-9 12-12 17-13 19-18Z"
      />
      <path fill={art.sun} d="M-5 10-1 19H-9ZM-32 66H-21L-22 72H-31Z" />
    </g>
  ),
  turban: (
    <g>
      <path fill={art.hair} d="M-18-6C-20 4-17 12-12 15L-8 0Z" />
      <path fill={art.clay} d="M24-13C29-36 8-48-11-43-34-38-37-12-26 4-14-6 6-9 24-13Z" />
      <path
        d="M23-20C8-34-16-30-28-4M20-30C6-42-20-36-30-14M-22-6C-12-14 6-20 22-18"
        stroke={art.hair}
        strokeOpacity=".22"
        strokeWidth="2"
      />
    </g>
  ),
};

/**
 * A head in profile looking right (`flip` turns it), about 64 units high around its own centre, neck included.
 * Features are kept to a brow, an eye at rest and a mouth: a person, not a likeness.
 */
export function ProfileHead({
  skin,
  hair,
  beard = false,
  spectacles = false,
  ...place
}: Place & { skin: Skin; hair: ProfileHair; beard?: boolean; spectacles?: boolean }) {
  return (
    <g transform={placed(place)}>
      <path fill={art[skin]} d="M-14 8H9L11 44H-17Z" />
      <path fill={art.hair} fillOpacity=".14" d="M-3 19Q6 30 14 28L9 36Q0 34-3 19Z" />
      <path
        fill={art[skin]}
        d="M-6-30C10-33 21-25 21-12 21-8 21-6 22-3L27 5C28 8 25 9 23 9.5 24 11 24 12 23 13.5 24 15 24 16 23 17.5 24 25 19 29 13 29 3 28-6 20-12 10-20-8-20-26-6-30Z"
      />
      {beard ? (
        <path
          fill={art.hair}
          d="M-9 0C-5 3-3 8 1 11 8 10 14 11 22 9.5L20 13C22 14 22 15 21.5 16.5 24 18 24 31 13 32 0 32-12 20-13 4Z"
        />
      ) : null}
      <ellipse cx="14.5" cy="-3" rx="2" ry="2.6" fill={art.hair} />
      <path d="M10-11Q14-14 18.5-11.5" stroke={art.hair} strokeWidth="2.2" />
      <path
        d={beard ? 'M16 14.5Q19 16 21.5 14' : 'M15 16Q19 18 22.5 14.5'}
        stroke={beard ? art.rose : art.hair}
        strokeOpacity={beard ? 1 : 0.6}
        strokeWidth="2"
      />
      {hair === 'braid' ? null : (
        <ellipse
          cx="-5"
          cy="2"
          rx="5"
          ry="7"
          fill={art[skin]}
          stroke={art.hair}
          strokeOpacity=".18"
          strokeWidth="1.5"
        />
      )}
      {profileHair[hair]}
      {spectacles ? (
        <path d="M21-3A6.5 6.5 0 1 1 8-3 6.5 6.5 0 1 1 21-3ZM8-4L-5-3" stroke={art.deep} strokeWidth="1.8" />
      ) : null}
    </g>
  );
}
