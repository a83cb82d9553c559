import { ProfileHead } from '@/components/illustration/parts/heads';
import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';
import { PottedPlant } from '@/components/illustration/parts/things';

/** Two colleagues over tea at a shared table, the laptop closed. 240 × 200. */
export function TeaBreak(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <path d="M18 176V40Q18 18 40 18H200Q222 18 222 40V176Z" fill={art.sky} />
      <path d="M92 34H148V84H92Z" fill={art.cream} />
      <path d="M92 72Q106 60 120 70 134 58 148 68V84H92Z" fill={art.leaf2} />
      <circle cx="120" cy="54" r="9" fill={art.sun} />
      <path d="M120 34V84M92 59H148" stroke={art.wood} strokeWidth="3" />
      <path d="M22 164C22 128 36 116 60 116 88 116 98 138 100 164Z" fill={art.leaf} />
      <ProfileHead x={62} y={86} skin="skin3" hair="short" />
      <path d="M46 117Q60 130 76 117L76 124Q60 138 46 124Z" fill={art.cream} />
      <path d="M218 164C218 128 204 116 180 116 152 116 142 138 140 164Z" fill={art.clay} />
      <ProfileHead x={178} y={86} flip skin="skin2" hair="braid" spectacles />
      <path d="M164 118Q178 132 194 118 190 140 178 150 168 138 164 118Z" fill={art.sun} />
      <rect x="6" y="154" width="228" height="12" rx="6" fill={art.wood} />
      <path d="M30 166L24 198M210 166L216 198" stroke={art.wood} strokeWidth="7" />
      <path d="M94 134H110L108 154H96ZM130 134H146L144 154H132Z" fill={art.cream} />
      <path d="M95 141H109.500L108 154H96ZM131 141H145.500L144 154H132Z" fill={art.clay} />
      <path
        d="M99 128Q96 123 100 119T100 111M135 128Q132 123 136 119T136 111"
        stroke={art.cream}
        strokeWidth="2.5"
      />
      <rect x="158" y="147" width="52" height="7" rx="3" fill={art.deep} />
      <PottedPlant x={36} y={154} scale={0.42} />
    </Picture>
  );
}
