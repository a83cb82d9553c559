import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';
import { Niche, PottedPlant } from './parts/things';

const rows = [72, 94, 116, 138];
const chosen = [124, 152, 110, 138];

/** A notebook with a short scale filled in, spectacles and a pen beside a plant. 240 × 200. */
export function Assessment(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <Niche />
      <PottedPlant x={56} y={176} scale={1.15} />
      <path d="M92 40H172Q180 40 180 48V168Q180 176 172 176H92Z" fill={art.indigo} />
      <path d="M92 46H166Q172 46 172 52V164Q172 170 166 170H92Z" fill={art.cream} />
      <path d="M86 40H96V176H86Q80 176 80 170V46Q80 40 86 40Z" fill={art.clay} />
      <path d="M108 58H148" stroke={art.leaf} strokeWidth="5" />
      {rows.map((y, row) => (
        <g key={y}>
          <path d={`M110 ${y + 6}H153`} stroke={art.rose} strokeWidth="8" strokeDasharray="0 14" />
          <circle cx={chosen[row]} cy={y + 6} r="6" fill={art.leaf} />
        </g>
      ))}
      <path d="M192 172L210 116" stroke={art.sun} strokeWidth="8" strokeLinecap="butt" />
      <path d="M192 173L194 166" stroke={art.hair} strokeWidth="4" />
      <path
        d="M146 162A12 12 0 1 1 122 162 12 12 0 1 1 146 162ZM178 162A12 12 0 1 1 154 162 12 12 0 1 1 178 162ZM146 160Q150 155 154 160"
        stroke={art.deep}
        strokeWidth="4"
      />
    </Picture>
  );
}
