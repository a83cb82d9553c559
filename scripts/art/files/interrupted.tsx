import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';
import { Niche } from '@/components/illustration/parts/things';

/** A hand brings a small flame to a brass lamp that went out. 240 × 200. */
export function Interrupted(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <Niche />
      <circle cx="112" cy="88" r="44" fill={art.sun} fillOpacity=".28" />
      <path d="M112 66C124 82 122 98 112 100 102 98 100 82 112 66Z" fill={art.sun} />
      <path d="M112 82C117 90 116 97 112 98 108 97 107 90 112 82Z" fill={art.cream} />
      <path d="M112 100V110" stroke={art.hair} strokeWidth="3" />
      <path d="M66 106H158Q154 130 126 134H98Q70 130 66 106Z" fill={art.sun} />
      <path d="M66 106H158Q157 111 155 115H69Q67 111 66 106Z" fill={art.clay} fillOpacity=".55" />
      <path d="M106 134H118V152Q118 162 140 168V176H84V168Q106 162 106 152Z" fill={art.sun} />
      <rect x="100" y="142" width="24" height="7" rx="3.5" fill={art.clay} />
      <path d="M118 92L160 78" stroke={art.wood} strokeWidth="4" />
      <path d="M156 72C166 62 184 64 196 76L214 96 198 116 178 100C168 98 160 92 162 84Z" fill={art.skin2} />
      <path d="M156 76L172 84M164 92L178 92" stroke={art.skin2} strokeWidth="11" />
      <path d="M164 84L180 88" stroke={art.hair} strokeOpacity=".3" strokeWidth="1.5" />
      <path d="M240 108L214 88Q196 98 192 118L224 148 240 144Z" fill={art.leaf} />
      <path d="M212 90Q197 100 194 116" stroke={art.cream} strokeWidth="4" />
    </Picture>
  );
}
