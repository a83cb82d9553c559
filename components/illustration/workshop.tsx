import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';
import { Sitter } from './parts/sitter';

/** A small circle of people on a durrie. 240 × 200. */
export function Workshop(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <path d="M32 150V92C32 44 84 44 120 8 156 44 208 44 208 92V150Z" fill={art.sky} />
      <ellipse cx="120" cy="146" rx="112" ry="46" fill={art.rose} />
      <ellipse cx="120" cy="146" rx="98" ry="38" stroke={art.cream} strokeWidth="3" strokeDasharray="0 8" />
      <Sitter x={120} y={118} cloth="leaf" skin="skin1" facing="bun" />
      <Sitter x={62} y={128} cloth="indigo" skin="skin3" facing="short" />
      <Sitter x={178} y={128} cloth="clay" skin="skin2" facing="hijab" />
      <path d="M106 140H134Q132 152 124 152H116Q108 152 106 140Z" fill={art.sun} />
      <path d="M120 124C126 132 125 138 120 139 115 138 114 132 120 124Z" fill={art.cream} />
      <Sitter x={80} y={186} scale={1.15} cloth="deep" skin="skin2" away="turban" />
      <Sitter x={164} y={186} scale={1.15} cloth="sun" skin="skin1" away="braid" />
    </Picture>
  );
}
