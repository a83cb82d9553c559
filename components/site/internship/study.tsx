import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';
import { Marigolds, Niche } from '@/components/illustration/parts/things';

/** Books, an open notebook and a lamp on the sill: somebody is studying. 240 × 200. */
export function Study(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <Niche />
      <path d="M168 78L204 176H92Z" fill={art.sun} fillOpacity=".28" />
      <path d="M206 172L190 110 158 70" stroke={art.deep} strokeWidth="5" />
      <path d="M184 172H224" stroke={art.deep} strokeWidth="8" />
      <path d="M130 82L164 52 182 72 148 92Q136 94 130 82Z" fill={art.clay} />
      <circle cx="190" cy="110" r="5" fill={art.sun} />
      <rect x="32" y="156" width="84" height="20" rx="4" fill={art.indigo} />
      <rect x="38" y="136" width="74" height="20" rx="4" fill={art.leaf} />
      <rect x="30" y="118" width="78" height="18" rx="4" fill={art.clay} />
      <path d="M44 166H60M50 146H72M42 127H58" stroke={art.cream} strokeWidth="4" />
      <path d="M104 160V172M102 140V152M98 122V132" stroke={art.sun} strokeWidth="4" />
      <path d="M118 170Q134 158 152 168V126Q134 114 118 126Z" fill={art.cream} />
      <path d="M186 170Q170 158 152 168V126Q170 114 186 126Z" fill={art.cream} />
      <path d="M152 126V168" stroke={art.rose} strokeWidth="3" />
      <path
        d="M126 134Q136 128 145 133M126 146Q136 140 145 145M160 134Q169 128 178 133M160 146Q169 140 178 145"
        stroke={art.leaf2}
        strokeWidth="3"
      />
      <path d="M112 178H192" stroke={art.wood} strokeWidth="6" />
      <path d="M58 118V92" stroke={art.leaf} strokeWidth="3" />
      <path d="M78 118C78 100 76 92 70 86" stroke={art.leaf} strokeWidth="3" />
      <path d="M48 96H88L82 118H54Z" fill={art.rose} />
      <Marigolds x={58} y={92} r={7} />
      <Marigolds x={78} y={90} r={6} />
    </Picture>
  );
}
