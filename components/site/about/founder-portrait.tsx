import { ProfileHead } from '@/components/illustration/parts/heads';
import { art } from '@/components/illustration/parts/palette';
import { Picture } from '@/components/illustration/parts/picture';
import { PottedPlant } from '@/components/illustration/parts/things';

/** A drawing until the owner gives a photograph; it shows nobody in particular. 220 × 240. */
export function FounderPortrait({ who, className }: { who: 'first' | 'second'; className?: string }) {
  const first = who === 'first';
  return (
    <Picture width={220} height={240} className={className}>
      <path d="M20 240V110C20 52 72 46 110 10 148 46 200 52 200 110V240Z" fill={first ? art.sky : art.rose} />
      <circle cx={first ? 156 : 66} cy="92" r="26" fill={art.sun} />
      {first ? (
        <>
          <path d="M28 240C30 190 56 168 100 168 146 168 168 194 172 240Z" fill={art.leaf} />
          <ProfileHead x={104} y={116} scale={1.6} skin="skin2" hair="silver-bun" spectacles />
          <path
            d="M78 168Q104 196 128 168 146 196 152 240H128Q124 206 104 196 86 190 78 168Z"
            fill={art.sun}
          />
        </>
      ) : (
        <>
          <path d="M192 240C190 190 164 168 120 168 74 168 52 194 48 240Z" fill={art.indigo} />
          <ProfileHead x={116} y={116} scale={1.6} flip skin="skin3" hair="short" beard />
          <path d="M92 168Q116 194 144 168L145 178Q128 196 116 194 102 192 92 178Z" fill={art.cream} />
          <PottedPlant x={38} y={240} scale={0.9} />
        </>
      )}
    </Picture>
  );
}
