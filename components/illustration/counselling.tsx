import { ProfileHead } from './parts/heads';
import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';
import { Niche } from './parts/things';

/** One person speaks, the other listens. 240 × 200. */
export function Counselling(props: PictureProps) {
  return (
    <Picture width={240} height={200} {...props}>
      <Niche />
      <circle cx="120" cy="70" r="20" fill={art.sun} />
      <path d="M14 176C14 138 32 124 58 124 88 124 98 150 100 176Z" fill={art.clay} />
      <ProfileHead x={62} y={92} scale={1.05} skin="skin2" hair="braid" />
      <path d="M43 124Q60 140 78 126 92 142 100 176H86Q82 150 66 142 48 140 43 124Z" fill={art.sun} />
      <path d="M226 176C226 138 208 124 182 124 152 124 142 150 140 176Z" fill={art.indigo} />
      <ProfileHead x={178} y={92} scale={1.05} flip skin="skin1" hair="turban" beard />
      <path d="M163 124Q180 138 198 124L199 131Q184 142 178 141 168 140 162 131Z" fill={art.cream} />
    </Picture>
  );
}
