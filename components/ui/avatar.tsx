import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A person's picture in a circle, or its replacement. */
export function Avatar({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      {...props}
      className={cx('grid shrink-0 place-items-center overflow-hidden rounded-full', className)}
    />
  );
}

export function AvatarImage({ className, alt, ...props }: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: pictures are stored in their final size.
  return <img {...props} alt={alt} className={cx('size-full object-cover', className)} />;
}

export function AvatarFallback({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      {...props}
      className={cx('grid size-full place-items-center bg-accent text-accent-foreground', className)}
    />
  );
}
