import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';
import { PottedPlant } from './parts/things';

/** A path across a courtyard to a door with its lamp lit: for an address without a page. 240 × 200. */
export function LostPath(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <path d="M24 136V92C24 40 82 42 120 4 158 42 216 40 216 92V136Z" fill={art.sky} />
      <path
        d="M10 152Q10 130 34 130H206Q230 130 230 152V170Q230 192 206 192H34Q10 192 10 170Z"
        fill={art.rose}
      />
      <g fill={art.cream}>
        <ellipse cx="119" cy="142" rx="17" ry="4" />
        <ellipse cx="107" cy="154" rx="19" ry="4.5" />
        <ellipse cx="126" cy="167" rx="22" ry="5" />
        <ellipse cx="110" cy="182" rx="26" ry="6" />
      </g>
      <path d="M84 132V82C84 60 104 56 120 40 136 56 156 60 156 82V132Z" fill={art.clay} />
      <path d="M96 132V86C96 71 109 67 120 56 131 67 144 71 144 86V132Z" fill={art.leaf} />
      <path d="M120 58V132M97 96H143" stroke={art.deep} strokeWidth="2.5" />
      <path d="M114 110h.1M126 110h.1" stroke={art.sun} strokeWidth="5.5" />
      <circle cx="181" cy="84" r="25" fill={art.sun} fillOpacity=".34" />
      <path d="M158 62H181V70" stroke={art.wood} strokeWidth="3" />
      <path d="M173 76L175 70H187L189 76 187 96H175Z" fill={art.sun} />
      <path d="M172 76H190M174 97H188" stroke={art.wood} strokeWidth="4" />
      <PottedPlant x={54} y={152} scale={0.95} />
      <PottedPlant x={190} y={156} scale={0.62} />
    </Picture>
  );
}
