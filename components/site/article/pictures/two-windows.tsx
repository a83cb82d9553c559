import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';

/** Two windows, morning at home and night abroad, and one telephone thread between them. 240 × 200. */
export function TwoWindows(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <path d="M12 158V64C12 36 42 34 62 8 82 34 112 36 112 64V158Z" fill={art.clay} />
      <path d="M22 158V70C22 48 46 44 62 24 78 44 102 48 102 70V158Z" fill={art.sky} />
      <circle cx="64" cy="84" r="20" fill={art.sun} />
      <path
        d="M22 158V132H36V120H46V132H50C50 114 60 112 63 102 66 112 76 114 76 132H82V124H92V132H102V158Z"
        fill={art.leaf}
      />
      <path d="M30 96Q35 90 40 95 45 90 50 96" stroke={art.deep} strokeWidth="2" />
      <rect x="128" y="20" width="100" height="138" rx="6" fill={art.rose} />
      <rect x="137" y="29" width="82" height="129" fill={art.indigo} />
      <path d="M196 44a15 15 0 1 0 13 23 12 12 0 0 1-13-23Z" fill={art.cream} />
      <path d="M137 158V122H152V104H168V122H174V88H190V128H200V112H219V158Z" fill={art.deep} />
      <path
        d="M157 110V114M163 110V114M179 96V100M185 96V100M179 108V112M185 108V112M206 120V124M213 120V124M144 130V134"
        stroke={art.sun}
        strokeWidth="3"
      />
      <path
        d="M146 52v.1M160 70v.1M152 88v.1M172 58v.1M208 84v.1"
        stroke={art.cream}
        strokeWidth="4"
        strokeOpacity=".8"
      />
      <path d="M178 29V158M137 94H219" stroke={art.rose} strokeWidth="4" />
      <rect x="4" y="158" width="116" height="11" rx="5" fill={art.rose} />
      <rect x="122" y="158" width="112" height="11" rx="5" fill={art.clay} />
      <path d="M78 158C84 196 102 190 120 184S164 176 170 158" stroke={art.sun} strokeWidth="4" />
      <path d="M66 146C66 136 90 136 90 146L88 154H82V149H74V154H68Z" fill={art.indigo} />
      <path d="M158 146C158 136 182 136 182 146L180 154H174V149H166V154H160Z" fill={art.leaf2} />
    </Picture>
  );
}
