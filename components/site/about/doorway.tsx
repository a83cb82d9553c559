import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';
import { Marigolds, PottedPlant } from '@/components/illustration/parts/things';

const opening =
  'M164 372V172A24 24 0 0 1 172 138 25 25 0 0 1 196 110 27 27 0 0 1 230 94Q240 90 246 72 252 90 262 94A27 27 0 0 1 296 110 25 25 0 0 1 320 138 24 24 0 0 1 328 172V372Z';

const garland = [
  [150, 66],
  [170, 84],
  [192, 96],
  [216, 104],
  [246, 106],
  [276, 104],
  [300, 96],
  [322, 84],
  [342, 66],
] as const;

/** A front door stands open, slippers on the step: come in as you are. 492 × 440. */
export function Doorway(props: PictureProps) {
  return (
    <Picture width={492} height={440} {...props}>
      <rect width="492" height="440" rx="36" fill={art.sky} />
      <path d="M0 372H492V404A36 36 0 0 1 456 440H36A36 36 0 0 1 0 404Z" fill={art.clay} fillOpacity=".36" />
      <path d="M132 372V58Q132 40 150 40H342Q360 40 360 58V372Z" fill={art.clay} />
      <path d="M122 30H370L358 50H134Z" fill={art.rose} />
      <path d={opening} fill={art.cream} />
      <circle cx="246" cy="206" r="74" fill={art.sun} fillOpacity=".3" />
      <circle cx="246" cy="206" r="36" fill={art.sun} />
      <path d="M164 268C196 240 224 256 250 270 278 246 304 250 328 260V372H164Z" fill={art.leaf2} />
      <path d="M164 306C210 280 262 312 328 288V372H164Z" fill={art.leaf} />
      <path d="M226 372C232 340 240 322 238 302H252C256 326 266 342 272 372Z" fill={art.cream} />
      <DoorLeaf />
      <g transform="translate(492 0) scale(-1 1)">
        <DoorLeaf />
      </g>
      <path d="M142 58Q172 104 246 106T350 58" stroke={art.leaf} strokeWidth="4" />
      {garland.map(([x, y]) => (
        <Marigolds key={x} x={x} y={y + 12} r={7} />
      ))}
      <rect x="104" y="368" width="284" height="18" rx="7" fill={art.rose} />
      <rect x="76" y="386" width="340" height="20" rx="7" fill={art.cream} />
      <rect x="76" y="400" width="340" height="6" rx="3" fill={art.clay} fillOpacity=".5" />
      <Slippers />
      <PottedPlant x={58} y={406} scale={1.7} />
      <PottedPlant x={438} y={406} scale={1.35} />
      <Lamp />
    </Picture>
  );
}

/** One leaf of the door, folded outwards, drawn on the left. */
function DoorLeaf() {
  return (
    <g>
      <path d="M164 132L106 104V392L164 372Z" fill={art.wood} />
      <path
        d="M154 150L116 134V228L154 232ZM154 252L116 250V362L154 352Z"
        fill={art.hair}
        fillOpacity=".25"
      />
      <circle cx="148" cy="242" r="5" fill={art.sun} />
    </g>
  );
}

function Slippers() {
  return (
    <g>
      <path
        d="M196 384Q200 372 220 374 238 376 236 385ZM206 392Q210 381 230 382 248 384 246 393Z"
        fill={art.indigo}
      />
      <path d="M206 376Q214 383 226 376M216 384Q224 391 236 384" stroke={art.sun} strokeWidth="3" />
      <path
        d="M286 384Q290 374 306 375 322 377 320 385ZM296 392Q300 382 316 383 332 385 330 393Z"
        fill={art.leaf}
      />
      <path d="M294 377Q302 383 312 377M304 385Q312 391 322 385" stroke={art.rose} strokeWidth="3" />
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <circle cx="388" cy="352" r="20" fill={art.sun} fillOpacity=".35" />
      <path d="M388 336C396 346 396 354 388 358 380 354 380 346 388 336Z" fill={art.sun} />
      <path d="M370 360H406Q404 372 388 374 372 372 370 360Z" fill={art.clay} />
    </g>
  );
}
