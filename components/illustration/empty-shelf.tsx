import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';

/** An empty swing under a tree: nothing here yet, and that is all right. 240 × 200. */
export function EmptyShelf(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <circle cx="170" cy="96" r="58" fill={art.sky} />
      <circle cx="206" cy="98" r="17" fill={art.sun} />
      <path
        d="M40 176C52 140 46 100 50 40H66C64 70 66 84 78 72L96 48 104 54 82 88C68 104 66 140 82 176Z"
        fill={art.wood}
      />
      <path d="M58 66C90 50 140 48 184 56L186 62C140 58 96 62 64 80Z" fill={art.wood} />
      <path d="M124 60V142M184 60V142" stroke={art.sun} strokeWidth="4" />
      <path
        d="M18 66C4 44 20 22 42 26 50 4 86 0 100 18 118 4 148 8 156 26 180 18 208 30 206 50 204 66 178 70 160 60 146 74 118 74 106 60 92 76 66 78 54 66 44 78 24 78 18 66Z"
        fill={art.leaf}
      />
      <path
        d="M54 44C62 32 80 30 90 40M112 36C122 26 140 28 146 38M166 44C176 38 188 40 192 48"
        stroke={art.leaf2}
        strokeWidth="6"
      />
      <rect x="112" y="140" width="84" height="9" rx="4.5" fill={art.clay} />
      <path d="M134 140Q132 122 140 122H168Q176 122 174 140Z" fill={art.indigo} />
      <path d="M135 131H173" stroke={art.rose} strokeWidth="3" />
      <rect x="12" y="174" width="216" height="12" rx="6" fill={art.leaf2} />
      <path d="M104 172l6-4M150 171l7-3M206 172l5-4" stroke={art.sun} strokeWidth="5" />
    </Picture>
  );
}
