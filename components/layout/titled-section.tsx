import type { ComponentProps, ReactNode } from 'react';

type TitledSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Id of its heading. */
  readonly id: string;
  readonly title: ReactNode;
  readonly size?: 'h3' | 'h4';
};

/** A part of a page that screen readers can reach by its heading. */
export function TitledSection({ id, title, size = 'h3', children, ...props }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} {...props}>
      <h2 id={id} className={size === 'h3' ? 'text-h3' : 'text-h4'}>
        {title}
      </h2>
      {children}
    </section>
  );
}
