import { art } from '@/components/illustration/parts/palette';
import { Picture, type PictureProps } from '@/components/illustration/parts/picture';
import { Sitter } from '@/components/illustration/parts/sitter';
import { Marigolds } from '@/components/illustration/parts/things';

/** Three generations on one durrie, under one lamp. 240 × 200. */
export function Household(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <path d="M20 152V70Q20 12 78 12H162Q220 12 220 70V152Z" fill={art.sky} />
      <path d="M120 12V30" stroke={art.wood} strokeWidth="2.5" />
      <path d="M100 48C100 36 110 30 120 30S140 36 140 48Z" fill={art.clay} />
      <path d="M100 48H140L178 152H62Z" fill={art.sun} fillOpacity=".28" />
      <ellipse cx="120" cy="48" rx="20" ry="3.5" fill={art.sun} />
      <path d="M40 50H72V92H40ZM168 50H200V92H168Z" fill={art.cream} />
      <path d="M40 80Q50 70 58 78 66 72 72 80V92H40Z" fill={art.leaf2} />
      <path d="M176 84V66Q184 58 192 66V84Z" fill={art.rose} />
      <ellipse cx="120" cy="158" rx="112" ry="36" fill={art.rose} />
      <ellipse cx="120" cy="158" rx="98" ry="29" stroke={art.cream} strokeWidth="3" strokeDasharray="0 8" />
      <Sitter x={52} y={146} cloth="leaf" skin="skin2" facing="hijab" />
      <Sitter x={104} y={138} cloth="clay" skin="skin1" facing="bun" />
      <Sitter x={158} y={138} cloth="indigo" skin="skin2" facing="short" />
      <Sitter x={196} y={154} scale={0.72} cloth="sun" skin="skin1" facing="short" />
      <path d="M112 168H142Q140 178 132 178H122Q114 178 112 168Z" fill={art.deep} />
      <Marigolds x={127} y={169} r={5} />
    </Picture>
  );
}
