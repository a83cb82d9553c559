import type { ReactNode } from 'react';
import { TaskPage } from '@/components/account/private/frame/task-page';

type CheckoutPageProps = {
  readonly title: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

/** The two columns of a checkout: what to do, and beside it (on a phone before it) what it is for. */
export function CheckoutPage({ title, summary, children }: CheckoutPageProps) {
  return (
    <TaskPage title={title} heading className="">
      <div className="mt-2 grid items-start gap-8 sm:mt-4 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="min-w-0 lg:order-2">{summary}</div>
        <div className="grid min-w-0 gap-8">{children}</div>
      </div>
    </TaskPage>
  );
}
