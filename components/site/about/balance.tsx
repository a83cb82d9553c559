import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';
import { Marigolds, Niche } from '@/components/illustration/parts/things';

/** A brass balance with level pans, a leaf in one and marigolds in the other. 240 × 200. */
export function Balance(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <Niche />
      <circle cx="120" cy="70" r="34" fill={art.sun} fillOpacity=".3" />
      <path d="M120 40V164" stroke={art.clay} strokeWidth="7" />
      <path d="M120 28L128 42H112Z" fill={art.sun} />
      <path d="M48 60Q84 44 120 54 156 44 192 60" stroke={art.clay} strokeWidth="6" />
      <circle cx="120" cy="54" r="8" fill={art.sun} />
      <path d="M50 60L26 116M50 60L74 116M190 60L166 116M190 60L214 116" stroke={art.wood} strokeWidth="2" />
      <path d="M20 114H80Q76 136 50 136T20 114ZM160 114H220Q216 136 190 136T160 114Z" fill={art.sun} />
      <path d="M20 114H80L79 120H21ZM160 114H220L219 120H161Z" fill={art.clay} fillOpacity=".5" />
      <path
        d="M50 114C36 108 32 96 36 84 50 88 58 100 50 114ZM52 114C52 102 60 94 70 94 70 106 62 114 52 114Z"
        fill={art.leaf}
      />
      <Marigolds x={190} y={115} r={8} />
      <path d="M92 176Q94 162 120 160T148 176Z" fill={art.sun} />
      <path d="M92 176Q93 170 98 167H142Q147 170 148 176Z" fill={art.clay} fillOpacity=".5" />
    </Picture>
  );
}
