import { cn } from '@/components/ui/class-names';
import { initials } from '@/lib/therapist/rules';

/**
 * A face, or the initials of the name. They stand behind the picture, so that they also show when it does not load;
 * the name beside it says who it is, so readers hear neither.
 */
export function Portrait({
  name,
  picture,
  size,
  className,
}: {
  name: string;
  picture: string | null;
  /** Edge in CSS pixels, kept free while the picture loads. */
  size: number;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-card bg-primary-soft font-display font-semibold text-primary',
        className,
      )}
    >
      {initials(name)}
      {picture ? (
        // biome-ignore lint/performance/noImgElement: pictures have their final size; the optimiser is off
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </span>
  );
}
