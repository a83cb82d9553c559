import type { ReactNode } from 'react';
import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';

const rows = (top: number, count: number) =>
  Array.from({ length: count }, (_, row) => `M14 ${top + row * 8}H66`).join('');

/** A rough sketch of each sheet: 80 × 104. */
const sheets: Readonly<Record<string, ReactNode>> = {
  'daily-mood-tracker': [0, 1, 2, 3].map((week) => (
    <path
      key={week}
      d={`M16 ${34 + week * 16}v.1M25 ${30 + week * 16}v.1M34 ${36 + week * 16}v.1M43 ${32 + week * 16}v.1M52 ${28 + week * 16}v.1M61 ${33 + week * 16}v.1`}
      stroke={week % 2 ? art.leaf : art.sun}
      strokeWidth="7"
    />
  )),
  'worry-tree': (
    <path
      d="M40 92V58M40 70C28 66 22 58 22 46M40 66C52 62 58 54 58 42M40 58C38 48 40 40 40 32"
      stroke={art.leaf}
      strokeWidth="4"
    />
  ),
  'thought-record': (
    <g>
      <path
        d="M22 34H50Q58 34 58 42V50Q58 58 50 58H38L28 66V58Q16 58 16 48V42Q16 34 22 34Z"
        fill={art.leaf2}
      />
      <path d={rows(76, 3)} stroke={art.rose} strokeWidth="2" />
    </g>
  ),
  'calm-breathing-cards': (
    <g stroke={art.leaf} strokeWidth="4">
      <rect x="16" y="30" width="18" height="18" rx="3" />
      <path d="M46 48L56 30 66 48ZM14 84C24 84 26 62 38 62S54 84 66 84" />
    </g>
  ),
  'goal-planner': (
    <g>
      <path d="M16 92L34 76 46 82 64 44" stroke={art.leaf} strokeWidth="4" />
      <path d="M64 44V24L50 30 64 36Z" fill={art.clay} />
    </g>
  ),
  'weekly-wellness-checklist': (
    <g>
      <path d="M16 36l4 4 8-9M16 54l4 4 8-9M16 72l4 4 8-9" stroke={art.leaf} strokeWidth="3.5" />
      <path d="M36 37H64M36 55H64M36 73H58M16 90H64" stroke={art.rose} strokeWidth="2.5" />
    </g>
  ),
  'stress-map': (
    <g stroke={art.leaf} strokeWidth="3">
      <circle cx="40" cy="60" r="27" strokeDasharray="4 5" />
      <circle cx="40" cy="60" r="17" />
      <circle cx="40" cy="60" r="7" fill={art.sun} stroke="none" />
    </g>
  ),
  'safety-plan': (
    <g>
      <path d="M40 28L62 36V56C62 74 52 84 40 92 28 84 18 74 18 56V36Z" fill={art.leaf2} />
      <path d="M30 60l8 8 14-16" stroke={art.cream} strokeWidth="5" />
    </g>
  ),
  'therapy-session-journal': (
    <g>
      <path d={rows(34, 8)} stroke={art.rose} strokeWidth="2" />
      <path d="M30 82L58 46 64 51 38 86 28 88Z" fill={art.clay} />
    </g>
  ),
};

/** A sheet of paper with a sketch of its content. Decoration, because the words are beside it. */
export function SheetThumbnail({ slug, ...props }: PictureProps & { slug: string }) {
  return (
    <Picture width={80} height={104} {...props}>
      <path d="M10 6H60L76 22V100H10Z" fill={art.sky} />
      <path d="M4 2H56L70 16V98H4Z" fill={art.cream} />
      <path d="M56 2L70 16H56Z" fill={art.rose} />
      <path d="M14 16H42" stroke={art.deep} strokeWidth="5" />
      {sheets[slug]}
    </Picture>
  );
}
