import { cx } from 'class-variance-authority';
import { cloneElement, type HTMLAttributes, isValidElement, type ReactNode } from 'react';

type SlotProps = HTMLAttributes<HTMLElement> & { readonly children?: ReactNode };

/**
 * Passes its own props to its one child, for `asChild`. Radix has a larger one that also joins event handlers and
 * refs; this one costs public forms almost nothing.
 */
export function Slot({ children, className, ...props }: SlotProps) {
  if (!isValidElement<HTMLAttributes<HTMLElement>>(children)) return null;
  return cloneElement(children, {
    ...props,
    ...children.props,
    className: cx(className, children.props.className),
  });
}
