import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';
import { Niche } from './parts/things';

/** A hand waters the tulsi in its courtyard pot. 240 × 200. */
export function Care(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <Niche />
      <path d="M58 118H130V132H122V164H134V176H54V164H66V132H58Z" fill={art.clay} />
      <path d="M66 132H122V137H66ZM66 159H122V164H66Z" fill={art.hair} fillOpacity=".16" />
      <path d="M84 159V150Q84 142 94 138 104 142 104 150V159Z" fill={art.sun} />
      <path d="M94 118C92 96 93 80 94 66M93 104L76 86M94 98L112 82" stroke={art.leaf} strokeWidth="4" />
      <path
        d="M94 72C82 62 82 50 92 40 104 50 104 62 94 72ZM78 90C62 90 54 82 52 70 66 68 76 76 78 90ZM86 112C74 116 62 112 56 102 68 96 82 100 86 112Z"
        fill={art.leaf}
      />
      <path
        d="M110 86C112 72 122 66 134 68 132 80 124 88 110 86ZM100 112C104 100 116 96 130 102 124 112 112 116 100 112ZM76 74C66 70 62 60 64 50 76 52 80 62 76 74ZM112 68C104 60 106 50 114 44 120 54 120 62 112 68Z"
        fill={art.leaf2}
      />
      <path d="M143 66C132 74 126 88 124 106" stroke={art.leaf2} strokeOpacity=".55" strokeWidth="5" />
      <path d="M143 70C137 78 133 88 132 100" stroke={art.cream} strokeWidth="2.5" />
      <g transform="translate(168 58) rotate(-38)">
        <path d="M-17-22H17L12-13C28-8 30 14 14 22H-14C-30 14-28-8-12-13Z" fill={art.sun} />
        <path d="M-20-25H20V-20H-20Z" fill={art.sun} />
        <path d="M-12-13H12" stroke={art.clay} strokeWidth="3" />
      </g>
      <path d="M168 74C174 64 188 58 200 64L226 84 208 110 186 94C176 92 168 84 168 74Z" fill={art.skin1} />
      <path d="M166 54L188 68M164 67L180 76M168 79L182 86" stroke={art.skin1} strokeWidth="10" />
      <path d="M168 61L182 69M168 73L180 80" stroke={art.hair} strokeOpacity=".25" strokeWidth="1.5" />
      <path d="M222 76L240 88V136L228 132 202 108Q206 88 222 76Z" fill={art.rose} />
      <path d="M217 82Q206 92 204 106M224 86Q213 96 211 112" stroke={art.sun} strokeWidth="3" />
    </Picture>
  );
}
