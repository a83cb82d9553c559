import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';
import { Marigolds, Niche } from './parts/things';

/** Two cane chairs turned to each other: finding the right person to talk to. 240 × 200. */
export function Match(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <Niche />
      <path d="M120 8V40" stroke={art.wood} strokeWidth="2" />
      <path d="M98 62C98 46 110 38 120 38S142 46 142 62Z" fill={art.leaf} />
      <path d="M98 62H142L172 176H68Z" fill={art.sun} fillOpacity=".24" />
      <ellipse cx="120" cy="62" rx="22" ry="4" fill={art.sun} />
      <Chair />
      <path d="M39 82C37 74 52 72 54 80L62 122 52 138 44 132Z" fill={art.indigo} />
      <path d="M44 129L52 135 61 121" stroke={art.rose} strokeWidth="3" />
      <g transform="translate(240 0) scale(-1 1)">
        <Chair />
        <path d="M54 136L62 112Q66 106 72 110L80 134Z" fill={art.clay} />
      </g>
      <path d="M113 150L109 174M127 150L131 174" stroke={art.wood} strokeWidth="4" />
      <rect x="103" y="144" width="34" height="7" rx="3.5" fill={art.wood} />
      <path d="M110 136H130Q129 144 124 144H116Q111 144 110 136Z" fill={art.deep} />
      <Marigolds x={120} y={137} r={5} />
    </Picture>
  );
}

function Chair() {
  return (
    <g>
      <path d="M52 142L46 174M92 142L96 174" stroke={art.wood} strokeWidth="5" />
      <path d="M37 86C35 72 54 68 57 82L66 136H47Z" fill={art.cream} />
      <path
        d="M40 94L58 108M42 106L60 120M45 118L62 132M56 88L42 104M58 100L44 116M60 112L46 128"
        stroke={art.sun}
        strokeWidth="1.5"
      />
      <path d="M37 86C35 72 54 68 57 82L66 136H47Z" stroke={art.wood} strokeWidth="5" />
      <rect x="44" y="132" width="56" height="13" rx="6" fill={art.sun} />
      <path d="M50 112H88Q95 112 95 119V134" stroke={art.wood} strokeWidth="5" />
    </g>
  );
}
