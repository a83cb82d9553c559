import type { ReactNode } from 'react';
import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';

export type DimensionId = 'body' | 'feelings' | 'mind' | 'people' | 'meaning' | 'everyday';

const things: Readonly<Record<DimensionId, ReactNode>> = {
  body: (
    <g>
      <path d="M20 52H76V60C76 72 66 78 48 78S20 72 20 60Z" fill={art.clay} />
      <path d="M26 52C28 42 38 38 48 40 60 36 70 44 70 52Z" fill={art.cream} />
      <path d="M38 30Q33 24 39 17M54 30Q49 24 55 17" stroke={art.leaf} strokeWidth="4" />
    </g>
  ),
  feelings: (
    <g>
      <path
        d="M24 62C10 40 30 24 48 40 66 24 86 40 72 62 66 72 56 76 48 82 40 76 30 72 24 62Z"
        fill={art.rose}
      />
      <path d="M34 52Q40 44 48 52T62 52" stroke={art.cream} strokeWidth="4" />
    </g>
  ),
  mind: (
    <g>
      <path
        d="M14 32C28 24 40 26 48 34 56 26 68 24 82 32V74C68 66 56 68 48 76 40 68 28 66 14 74Z"
        fill={art.indigo}
      />
      <path d="M48 34V76" stroke={art.cream} strokeWidth="3" />
      <path
        d="M23 44Q32 40 40 45M56 45Q64 40 73 44M23 55Q32 51 40 56M56 56Q64 51 73 55"
        stroke={art.cream}
        strokeWidth="2.5"
      />
    </g>
  ),
  people: (
    <g>
      <circle cx="34" cy="36" r="12" fill={art.skin3} />
      <path d="M22 34C22 20 46 20 46 34 40 30 30 29 22 34Z" fill={art.hair} />
      <circle cx="62" cy="38" r="12" fill={art.skin2} />
      <path d="M50 36C50 22 76 20 74 44 72 36 60 30 50 36Z" fill={art.hair} />
      <path d="M14 80C14 60 24 52 34 52S50 58 50 80Z" fill={art.leaf} />
      <path d="M46 80C46 62 54 54 62 54S82 62 82 80Z" fill={art.clay} />
    </g>
  ),
  meaning: (
    <g>
      <path d="M22 60H74C74 76 62 80 48 80S22 76 22 60Z" fill={art.clay} />
      <path d="M48 60C36 48 42 36 48 22 54 36 60 48 48 60Z" fill={art.sun} />
      <path d="M48 58C43 52 45 47 48 41 51 47 53 52 48 58Z" fill={art.cream} />
      <path d="M22 34l-6-4M74 34l6-4M48 12V8" stroke={art.sun} strokeWidth="4" />
    </g>
  ),
  everyday: (
    <g>
      <path d="M16 46L48 18 80 46V80H16Z" fill={art.sun} />
      <path d="M10 48L48 14 86 48" stroke={art.clay} strokeWidth="7" />
      <path d="M40 80V62C40 54 56 54 56 62V80Z" fill={art.wood} />
      <path d="M24 54H34V64H24ZM62 54H72V64H62Z" fill={art.cream} />
    </g>
  ),
};

/** A small object for one dimension of self-care, 96 × 96. */
export function DimensionIcon({ id, ...props }: PictureProps & { id: DimensionId }) {
  return (
    <Picture width={96} height={96} {...props}>
      <circle cx="48" cy="48" r="46" fill={art.sky} />
      {things[id]}
    </Picture>
  );
}
