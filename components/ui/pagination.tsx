import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { Button } from '@/components/ui/button';
import { ArrowLeft, ArrowRight } from '@/components/ui/icons';
import { Slot } from '@/components/ui/slot';

/** Links to the other parts of a list; `aria-label` names the list. */
export function Pagination({ className, ...props }: ComponentProps<'nav'>) {
  return <nav {...props} className={cx('flex flex-wrap justify-between gap-3', className)} />;
}

type PaginationLinkProps = ComponentProps<'a'> & {
  /** Puts the style on the one child, as a link of the router. */
  readonly asChild?: boolean;
};

export function PaginationLink({ asChild = false, ...props }: PaginationLinkProps) {
  const Part = asChild ? Slot : 'a';
  return (
    <Button asChild variant="outline">
      <Part {...props} />
    </Button>
  );
}

/** The same words, with a sign; inside of the link if it is the child that brings it. */
function signed(words: ReactNode, asChild: boolean, sign: (words: ReactNode) => ReactNode): ReactNode {
  if (!asChild || !isValidElement<PropsWithChildren>(words)) return sign(words);
  return cloneElement(words, undefined, sign(words.props.children));
}

export function PaginationPrevious({
  asChild = false,
  children = 'Previous',
  ...props
}: PaginationLinkProps) {
  return (
    <PaginationLink rel="prev" {...props} asChild={asChild}>
      {signed(children, asChild, (words) => (
        <>
          <ArrowLeft className="size-5" />
          {words}
        </>
      ))}
    </PaginationLink>
  );
}

export function PaginationNext({ asChild = false, children = 'Next', ...props }: PaginationLinkProps) {
  return (
    <PaginationLink rel="next" {...props} asChild={asChild}>
      {signed(children, asChild, (words) => (
        <>
          {words}
          <ArrowRight className="size-5" />
        </>
      ))}
    </PaginationLink>
  );
}
