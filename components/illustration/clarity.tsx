import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';

const opening =
  'M72 158V82A13 13 0 0 1 77 62 14 14 0 0 1 91 46 15 15 0 0 1 108 36Q116 32 120 22 124 32 132 36A15 15 0 0 1 149 46 14 14 0 0 1 163 62 13 13 0 0 1 168 82V158Z';

/** A hand opens a window shutter and the morning comes in: the short clarity quiz. 240 × 200. */
export function Clarity(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <path d="M58 164V16Q58 6 68 6H172Q182 6 182 16V164Z" fill={art.clay} />
      <path d={opening} fill={art.cream} />
      <circle cx="112" cy="84" r="38" fill={art.sun} fillOpacity=".26" />
      <circle cx="112" cy="84" r="22" fill={art.sun} />
      <path d="M72 122C88 106 108 112 124 122 140 110 156 112 168 118V158H72Z" fill={art.leaf2} />
      <path d="M72 140C100 128 130 146 168 132V158H72Z" fill={art.leaf} />
      <rect x="44" y="158" width="152" height="12" rx="5" fill={art.rose} />
      <path d="M72 54L30 40V186L72 164Z" fill={art.wood} />
      <path d="M64 66L38 57V106L64 107ZM64 117L38 118V168L64 156Z" fill={art.hair} fillOpacity=".25" />
      <path d="M170 54L138 42V184L170 164Z" fill={art.wood} />
      <path d="M164 66L144 58V107L164 107ZM164 117L144 117V170L164 158Z" fill={art.hair} fillOpacity=".25" />
      <path d="M236 178L180 138" stroke={art.skin3} strokeWidth="22" strokeLinecap="butt" />
      <path d="M136 112L160 119M133 124L160 130M135 136L162 140" stroke={art.skin3} strokeWidth="11" />
      <path d="M154 112C164 110 176 114 184 124L192 134 178 150C168 150 158 148 152 142Z" fill={art.skin3} />
      <path d="M140 118.5L158 124M139 130L158 135" stroke={art.hair} strokeOpacity=".25" strokeWidth="1.5" />
      <path d="M214 142L240 160V200H226L196 172Q198 152 214 142Z" fill={art.indigo} />
      <path d="M214 142Q198 152 196 172" stroke={art.sun} strokeWidth="4" />
    </Picture>
  );
}
