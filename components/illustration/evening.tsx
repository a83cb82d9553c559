import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';

/** Lit windows, as x, y, width, height; drawn as one path. */
const windows = [
  [92, 128, 14, 20],
  [122, 128, 14, 20],
  [92, 164, 14, 20],
  [214, 150, 16, 24],
  [250, 150, 16, 24],
  [346, 112, 14, 20],
  [372, 112, 14, 20],
  [346, 148, 14, 20],
  [398, 148, 14, 20],
  [516, 164, 18, 24],
  [676, 132, 14, 20],
  [730, 132, 14, 20],
  [703, 168, 14, 20],
  [812, 152, 16, 22],
  [848, 152, 16, 22],
  [938, 118, 14, 20],
  [964, 118, 14, 20],
  [990, 154, 14, 20],
  [1078, 146, 16, 24],
  [1112, 146, 16, 24],
] as const;

/** Each window has a round head, as in old houses. */
const glow = windows
  .map(
    ([x, y, w, h]) => `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`,
  )
  .join('');

/** An Indian neighbourhood at dusk, windows lit; stands on the dark closing bands. 1200 × 220. */
export function Evening(props: PictureProps) {
  return (
    <Picture width={1200} height={220} {...props}>
      <circle cx="596" cy="58" r="30" fill={art.sun} />
      <path
        d="M0 220V132H44V112H108V132H150V96H196V120H262V140H300V104C300 76 322 76 334 60 346 76 368 76 368 104V124H430V92H486V132H560V112H626V92H676V120H742V96C742 72 764 70 774 54 784 70 806 72 806 96V128H874V104H934V88H990V120H1046V136H1086V108H1150V128H1200V220Z"
        fill={art.leaf}
        fillOpacity=".32"
      />
      <path
        d="M0 220V168H60V108H164V220ZM176 220V132H292V220ZM320 220V94H440V220ZM476 220V146H572V220ZM640 220V112H776V220ZM792 220V134H884V220ZM912 220V98H1028V220ZM1056 220V128H1152V220ZM1140 220V160H1200V220Z"
        fill={art.deep}
      />
      <path
        d="M60 108V98H68V104H156V98H164V112H60ZM320 94V84H328V90H432V84H440V98H320ZM912 98V88H920V94H1020V88H1028V102H912ZM168 132H300V139H168ZM466 146H582V153H466ZM784 134H892V141H784ZM1048 128H1160V135H1048Z"
        fill={art.clay}
      />
      <path d="M640 112C640 76 690 72 708 44 726 72 776 76 776 112Z" fill={art.deep} />
      <path d="M708 30V46M632 112H784V119H632Z" stroke={art.clay} strokeWidth="3" fill={art.clay} />
      <path d={glow} fill={art.sun} />
      <path d="M96 98V78H128V98ZM958 88V66H990V88Z" fill={art.indigo} />
      <path d="M440 96Q474 132 520 128T640 100" stroke={art.rose} strokeWidth="2" />
      <g fill={art.sun}>
        <path d="M454 108V120H464V112ZM492 126V138H502V127ZM536 127V139H546V125ZM580 120V132H590V117ZM616 109V121H626V105Z" />
      </g>
      <path d="M884 136Q900 146 912 120" stroke={art.rose} strokeWidth="2" />
      <Palms />
      <path d="M0 204H1200V220H0Z" fill={art.leaf} />
    </Picture>
  );
}

function Palms() {
  return (
    <g>
      <path
        d="M26 206C30 160 28 120 22 92M606 206C602 170 604 140 610 116M1178 206C1174 160 1176 110 1184 84"
        stroke={art.wood}
        strokeWidth="6"
      />
      <path
        d="M22 92C8 78-8 80-18 90-4 88 8 92 22 92 12 94 0 104-2 118 8 108 18 100 22 92 26 102 36 112 46 112 44 100 34 94 22 92 36 90 50 92 58 100 54 84 38 78 22 92ZM610 116C598 104 584 104 576 114 588 112 598 114 610 116 600 118 592 126 590 138 600 130 606 124 610 116 614 126 622 134 630 134 630 124 622 118 610 116 622 114 632 116 640 122 636 108 622 104 610 116ZM1184 84C1170 70 1152 72 1142 82 1156 80 1170 84 1184 84 1172 86 1162 96 1160 110 1170 100 1180 92 1184 84 1188 96 1198 104 1208 104 1206 92 1196 86 1184 84 1196 82 1208 84 1216 90 1212 76 1200 70 1184 84Z"
        fill={art.leaf2}
      />
    </g>
  );
}
