import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';

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

/** An Indian neighbourhood at dusk, windows lit; stands on the dark closing bands. 1200 × 220, fills its box. */
export function Evening(props: PictureProps) {
  return (
    <Picture width={1200} height={220} fill {...props}>
      <circle cx="596" cy="58" r="30" fill={art.sun} />
      <path
        d="M0 220V132H44V112H108V132H150V96H196V120H262V140H300V104C300 76 322 76 334 60 346 76 368 76 368 104V124H430V92H486V132H560V112H626V92H676V120H742V96C742 72 764 70 774 54 784 70 806 72 806 96V128H874V104H934V88H990V120H1046V136H1086V108H1150V128H1200V220Z"
        fill={art.leaf}
        fillOpacity=".32"
      />
      <Neighbours />
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
      <path d="M96 92V72H128V92ZM956 82V60H988V82Z" fill={art.indigo} />
      <path d="M102 92V104M122 92V104M962 82V94M982 82V94" stroke={art.wood} strokeWidth="3" />
      <path d="M440 96Q474 132 520 128T640 100" stroke={art.rose} strokeWidth="2" />
      <g fill={art.sun}>
        <path d="M454 108V120H464V112ZM492 126V138H502V127ZM536 127V139H546V125ZM580 120V132H590V117ZM616 109V121H626V105Z" />
      </g>
      <Palms />
      <path d="M0 210H1200V220H0Z" fill={art.leaf} />
    </Picture>
  );
}

function Palms() {
  return (
    <g>
      <path
        d="M26 206C30 160 28 120 22 92M894 210C900 180 900 160 894 140M1178 206C1174 160 1176 110 1184 84"
        stroke={art.wood}
        strokeWidth="6"
      />
      <path
        d="M22 92C8 78-8 80-18 90-4 88 8 92 22 92 12 94 0 104-2 118 8 108 18 100 22 92 26 102 36 112 46 112 44 100 34 94 22 92 36 90 50 92 58 100 54 84 38 78 22 92ZM894 140C882 128 868 128 860 138 872 136 882 138 894 140 884 142 876 150 874 162 884 154 890 148 894 140 898 150 906 158 914 158 914 148 906 142 894 140 906 138 916 140 924 146 920 132 906 128 894 140ZM1184 84C1170 70 1152 72 1142 82 1156 80 1170 84 1184 84 1172 86 1162 96 1160 110 1170 100 1180 92 1184 84 1188 96 1198 104 1208 104 1206 92 1196 86 1184 84 1196 82 1208 84 1216 90 1212 76 1200 70 1184 84Z"
        fill={art.leaf2}
      />
    </g>
  );
}

/** Two people on a roof with the evening ahead of them. */
function Neighbours() {
  return (
    <g>
      <path d="M354 84C354 70 359 64 367 64S380 70 380 84Z" fill={art.rose} />
      <path d="M386 84C386 70 391 64 399 64S412 70 412 84Z" fill={art.cream} />
      <path d="M362 56H372V65H362Z" fill={art.skin2} />
      <path d="M394 56H404V65H394Z" fill={art.skin3} />
      <circle cx="367" cy="52" r="9" fill={art.skin2} />
      <circle cx="399" cy="52" r="9" fill={art.skin3} />
      <path
        d="M372 44C362 38 354 46 358 60 354 66 356 72 360 74 364 68 362 58 366 52 370 50 372 48 372 44ZM394 45C400 38 412 42 409 56L405 58Q402 50 394 45Z"
        fill={art.hair}
      />
    </g>
  );
}
