import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

type TableProps = ComponentProps<'table'> & {
  /** Styles of the box in which it scrolls. */
  readonly boxClassName?: string;
};

/** Scrolls sideways in its own box when there is no room. The box is `relative`, so that hidden words in cells stay inside. */
export function Table({ className, boxClassName, ...props }: TableProps) {
  return (
    <div className={cx('relative overflow-x-auto', boxClassName)}>
      <table {...props} className={cx('w-full border-collapse text-left', className)} />
    </div>
  );
}

export function TableHeader(props: ComponentProps<'thead'>) {
  return <thead {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr {...props} className={cx('border-border border-b align-top', className)} />;
}

/** `lg` is for sentences beside each other, with space on both sides. */
const cellSizes = { default: 'py-2 pr-4', lg: 'p-4' };

type CellSize = { readonly size?: keyof typeof cellSizes };

export function TableHead({
  className,
  scope = 'col',
  size = 'default',
  ...props
}: ComponentProps<'th'> & CellSize) {
  return <th {...props} scope={scope} className={cx(cellSizes[size], className)} />;
}

export function TableCell({ className, size = 'default', ...props }: ComponentProps<'td'> & CellSize) {
  return <td {...props} className={cx(cellSizes[size], className)} />;
}

export function TableCaption(props: ComponentProps<'caption'>) {
  return <caption {...props} />;
}
