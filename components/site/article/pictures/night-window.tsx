import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';

/** A bed by an open window, the moon outside, someone asleep under a quilt with stripes. 240 × 200. */
export function NightWindow(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <path d="M62 128V62C62 34 104 32 120 6 136 32 178 34 178 62V128Z" fill={art.clay} />
      <path d="M72 128V66C72 46 106 42 120 22 134 42 168 46 168 66V128Z" fill={art.indigo} />
      <path d="M132 52a20 20 0 1 0 17 31 16 16 0 0 1-17-31Z" fill={art.cream} />
      <path d="M88 76v.1M98 58v.1M86 98v.1M112 104v.1M156 98v.1M120 46v.1" stroke={art.sun} strokeWidth="5" />
      <path d="M62 62C46 70 40 98 44 128H66C74 104 74 82 62 62Z" fill={art.sun} fillOpacity=".75" />
      <path d="M178 62C194 70 200 98 196 128H174C166 104 166 82 178 62Z" fill={art.sun} fillOpacity=".75" />
      <path d="M20 112V182M220 138V182" stroke={art.wood} strokeWidth="9" />
      <path d="M20 152H220V172H20Z" fill={art.wood} />
      <rect x="28" y="128" width="62" height="26" rx="12" fill={art.cream} />
      <path d="M56 126C54 108 66 100 78 104 90 108 92 122 86 132 78 142 62 142 56 126Z" fill={art.skin1} />
      <path
        d="M52 132C48 110 60 96 76 100 86 102 90 108 90 112 78 108 70 114 68 126 64 136 56 138 52 132Z"
        fill={art.hair}
      />
      <path d="M77 120Q80 123 84 121" stroke={art.hair} strokeWidth="2" />
      <path d="M78 131Q81 133 84 131" stroke={art.hair} strokeWidth="1.6" strokeOpacity=".6" />
      <path
        d="M84 152C86 136 96 130 112 130 140 128 150 116 176 120 204 124 216 136 216 152Z"
        fill={art.leaf2}
      />
      <path
        d="M104 152C104 142 108 136 112 131M132 152C132 142 136 134 140 126M162 152C162 140 164 128 168 120M192 152C192 142 194 132 198 127"
        stroke={art.cream}
        strokeWidth="4"
        strokeOpacity=".85"
      />
      <path d="M84 152H216V160H84Z" fill={art.leaf} />
      <rect x="12" y="180" width="216" height="9" rx="4.5" fill={art.rose} />
    </Picture>
  );
}
