import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input';

/** Field for files, with the look of their button. Lies here because no public page has one. */
export function FileInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Input
      {...props}
      type="file"
      className={cx(
        // On phones the field is narrow, and browsers cut the words in their middle.
        'max-sm:px-2 max-sm:text-small max-sm:file:mr-2! max-sm:file:px-2! file:mr-3 file:min-h-9 file:rounded-control file:bg-accent file:px-3 file:font-semibold file:text-accent-foreground',
        className,
      )}
    />
  );
}
