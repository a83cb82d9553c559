import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';
import { Marigolds, Niche } from './parts/things';

/** A letter on the sill of a lit window, marigolds beside it. 240 × 200. */
export function Letter(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <Niche />
      <circle cx="128" cy="64" r="24" fill={art.sun} />
      <path d="M62 112L128 72Q132 70 136 72L196 112V176H62Z" fill={art.clay} />
      <path d="M78 76Q78 70 84 70H174Q180 70 180 76V150H78Z" fill={art.cream} />
      <path d="M92 88H140M92 102H166" stroke={art.leaf2} strokeWidth="5" />
      <path d="M62 112L129 148 196 112V168Q196 176 188 176H70Q62 176 62 168Z" fill={art.rose} />
      <path d="M64 173L112 139M194 173L146 139" stroke={art.clay} strokeWidth="3" />
      <path d="M62 112L129 148 196 112" stroke={art.clay} strokeWidth="3" />
      <path d="M40 176C42 150 38 134 30 122M42 176C42 154 50 142 58 136" stroke={art.leaf} strokeWidth="4" />
      <path d="M40 160C30 158 24 150 22 142 32 142 40 150 40 160Z" fill={art.leaf} />
      <Marigolds x={30} y={128} r={7} />
      <Marigolds x={58} y={140} r={6} />
    </Picture>
  );
}
