import type { ReactNode } from 'react';
import { Empty, EmptyDescription } from '@/components/ui/empty';

type BesideListProps = {
  readonly list: ReactNode;
  /** The open conversation, which a phone shows alone. */
  readonly children?: ReactNode;
};

/** The conversations, and beside them on wide screens the open one. */
export function BesideList({ list, children }: BesideListProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]">
      <div className={`grid gap-5 ${children ? 'max-lg:hidden' : ''}`}>{list}</div>
      <div className="grid min-w-0 gap-6">
        {children ?? (
          <Empty className="min-h-[calc(100dvh-13rem)] place-content-center max-lg:hidden lg:grid">
            <EmptyDescription>Choose a conversation to read it here.</EmptyDescription>
          </Empty>
        )}
      </div>
    </div>
  );
}
