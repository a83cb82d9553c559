import { initials } from '@/lib/therapist/rules';

/**
 * A face, or the initials of the name. The initials are behind the picture, so they also show when it does not load;
 * screen readers skip both, because the name is beside it.
 */
export function Portrait({
  name,
  picture,
  size,
  className,
}: {
  name: string;
  picture: string | null;
  /** Width in CSS pixels; the picture is cut to 4:5. */
  size: number;
  className: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid aspect-4/5 shrink-0 place-items-center overflow-hidden rounded-card bg-accent font-display font-semibold text-primary ${className}`}
    >
      {initials(name)}
      {picture ? (
        // biome-ignore lint/performance/noImgElement: pictures have their final size; the optimiser is off
        <img
          src={picture}
          alt=""
          width={size}
          height={size * 1.25}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </span>
  );
}
