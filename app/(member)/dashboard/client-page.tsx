import 'server-only';
import type { ReactNode } from 'react';
import { requireClient } from '@/app/(member)/dashboard/client';
import { guarded } from '@/components/account/guard/guarded';
import { PageHead, type PageHeadProps } from '@/components/layout/private/workspace/page-head';
import type { MemberOf } from '@/lib/account/session/session';

type Shown = PageHeadProps & {
  /** Path of the page itself. */
  readonly from: `/dashboard/${string}`;
};

type Content = (viewer: MemberOf<'client'>) => ReactNode | Promise<ReactNode>;

/**
 * A page below the client’s dashboard that writes its own head. Nobody but a client sees it.
 * @param content reads what the page shows and gives it, with its head
 */
export function clientRoom(from: Shown['from'], content: Content): Promise<ReactNode> {
  return guarded(
    () => requireClient(from),
    async (viewer) => <div className="workspace-page">{await content(viewer)}</div>,
  );
}

/** The same with the usual head. @param content reads what the page shows and gives it */
export function clientPage({ from, ...head }: Shown, content: Content): Promise<ReactNode> {
  return clientRoom(from, async (viewer) => (
    <>
      <PageHead {...head} />
      {await content(viewer)}
    </>
  ));
}
