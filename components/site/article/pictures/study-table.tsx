import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';
import { Niche } from '@/components/illustration/parts/things';

/** A study table late in the evening: books, a lamp, a steel tumbler of milk from somebody. 240 × 200. */
export function StudyTable(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <Niche />
      <path d="M82 66L28 132H140Z" fill={art.sun} fillOpacity=".38" />
      <path d="M42 132C42 98 52 84 74 66" stroke={art.deep} strokeWidth="5" />
      <path d="M60 62L84 50 102 78 72 84Z" fill={art.leaf} />
      <circle cx="42" cy="130" r="12" fill={art.deep} />
      <path d="M14 132H226V144H14Z" fill={art.wood} />
      <path d="M30 144V178M210 144V178" stroke={art.wood} strokeWidth="8" />
      <path d="M34 144H206V150H34Z" fill={art.hair} fillOpacity=".2" />
      <path d="M76 131C88 121 102 121 110 129 118 121 132 121 144 131Z" fill={art.cream} />
      <path d="M110 129V132" stroke={art.hair} strokeOpacity=".3" strokeWidth="2" />
      <path d="M86 127Q96 123 104 128M116 128Q124 123 134 127" stroke={art.leaf2} strokeWidth="2" />
      <path d="M138 128L122 116" stroke={art.clay} strokeWidth="4" />
      <rect x="154" y="118" width="50" height="14" rx="3" fill={art.indigo} />
      <rect x="160" y="104" width="42" height="14" rx="3" fill={art.clay} />
      <rect x="156" y="90" width="46" height="14" rx="3" fill={art.leaf2} />
      <path d="M164 97H190M168 111H192M162 125H194" stroke={art.cream} strokeWidth="2" strokeOpacity=".8" />
      <path d="M166 64H188L184 90H170Z" fill={art.cream} />
      <path d="M166 64H188L187 71H167Z" fill={art.rose} fillOpacity=".5" />
      <path
        d="M132 36a16 16 0 1 0 14 24 13 13 0 0 1-14-24Z"
        fill={art.cream}
        stroke={art.sun}
        strokeWidth="2"
      />
      <path d="M96 178Q98 160 120 160T144 178Z" fill={art.rose} />
    </Picture>
  );
}
