import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';
import { Marigolds, Niche, PottedPlant } from '@/components/illustration/parts/things';

/** A cane chair standing on y 178, seat to the right of its back; `flip` turns it around x. */
function CaneChair({ x, flip = false }: { x: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} 178) scale(${flip ? -1 : 1} 1)`}>
      <path d="M-22-46L-26 0M22-44L26 0" stroke={art.wood} strokeWidth="6" />
      <path d="M-30-104Q-22-114-12-106L-4-46H-24Z" fill={art.cream} stroke={art.wood} strokeWidth="5" />
      <path d="M-24-94L-12-82M-22-78L-9-66M-12-96L-22-84M-10-78L-20-68" stroke={art.sun} strokeWidth="1.5" />
      <rect x="-28" y="-52" width="58" height="15" rx="7" fill={flip ? art.indigo : art.sun} />
    </g>
  );
}

/** Two chairs at an angle, a clock both can see, tea for two: the room before a first session. 240 × 200. */
export function TwoChairs(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <Niche />
      <circle cx="120" cy="62" r="23" fill={art.cream} stroke={art.wood} strokeWidth="5" />
      <path d="M120 48V62L130 68" stroke={art.deep} strokeWidth="3.5" />
      <ellipse cx="120" cy="178" rx="98" ry="12" fill={art.clay} fillOpacity=".5" />
      <CaneChair x={66} />
      <CaneChair x={174} flip />
      <path d="M100 140H140M120 140V176M106 178H134" stroke={art.wood} strokeWidth="6" />
      <path d="M103 126H113L111 137H105ZM127 126H137L135 137H129Z" fill={art.clay} />
      <path
        d="M106 120Q103 115 107 111M131 120Q128 115 132 111"
        stroke={art.cream}
        strokeOpacity=".9"
        strokeWidth="2"
      />
      <Marigolds x={120} y={137} r={4} />
      <PottedPlant x={222} y={178} scale={0.8} />
    </Picture>
  );
}
