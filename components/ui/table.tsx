import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Scrolls sideways in its own box when there is no room. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div className="overflow-x-auto">
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

export function TableHead({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return <th {...props} scope={scope} className={cx('py-2 pr-4', className)} />;
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td {...props} className={cx('py-2 pr-4', className)} />;
}

export function TableCaption(props: ComponentProps<'caption'>) {
  return <caption {...props} />;
}
