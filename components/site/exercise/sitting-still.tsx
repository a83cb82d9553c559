import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';
import { Sitter } from '@/components/illustration/parts/sitter';
import { PottedPlant } from '@/components/illustration/parts/things';

/** Someone sits on a terrace at sunrise, tea beside them; the circles are the breath. 320 × 260. */
export function SittingStill(props: PictureProps) {
  return (
    <Picture width={320} height={260} {...props}>
      <circle cx="160" cy="128" r="122" fill={art.sky} />
      <circle cx="160" cy="122" r="92" fill={art.sun} fillOpacity=".22" />
      <circle cx="160" cy="122" r="64" fill={art.sun} fillOpacity=".4" />
      <path
        d="M44 176V150H76V162H92V136C92 122 104 120 110 110 116 120 128 122 128 136V166H196V148H222V160H244V140H262V128H276V176Z"
        fill={art.leaf}
        fillOpacity=".4"
      />
      <path d="M22 176H298V190H22Z" fill={art.clay} />
      <path
        d="M30 190V222M58 190V222M86 190V222M114 190V222M206 190V222M234 190V222M262 190V222M290 190V222"
        stroke={art.clay}
        strokeWidth="8"
      />
      <path d="M12 222H308V236H12Z" fill={art.clay} />
      <ellipse cx="160" cy="226" rx="92" ry="15" fill={art.rose} />
      <ellipse cx="160" cy="226" rx="80" ry="10" stroke={art.cream} strokeWidth="2.5" strokeDasharray="0 7" />
      <Sitter x={160} y={222} scale={1.85} cloth="leaf" skin="skin1" facing="bun" />
      <path d="M226 206H246L243 222H229Z" fill={art.sun} />
      <path d="M232 198Q229 193 233 188M241 198Q238 193 242 188" stroke={art.cream} strokeWidth="2.5" />
      <PottedPlant x={62} y={230} scale={0.9} />
      <path
        d="M228 70Q234 63 240 69 246 63 252 70M86 56Q91 50 96 55 101 50 106 56"
        stroke={art.deep}
        strokeWidth="2.5"
      />
    </Picture>
  );
}
