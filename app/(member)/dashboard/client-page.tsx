import 'server-only';
import type { ReactNode } from 'react';
import { requireClient } from '@/app/(member)/dashboard/client';
import { guarded } from '@/components/account/guard/guarded';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import type { MemberOf } from '@/lib/account/session/session';

type Shown = {
  /** Path of the page itself. */
  readonly from: `/dashboard/${string}`;
  readonly title: string;
  readonly lead?: string;
  /** For pages below a list: the way back to it. */
  readonly back?: { readonly href: string; readonly label: string };
  /** The one thing that people mostly come to do. */
  readonly action?: ReactNode;
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
export function clientPage({ from, title, lead, back, action }: Shown, content: Content): Promise<ReactNode> {
  return clientRoom(from, async (viewer) => (
    <>
      <PageHead title={title} lead={lead} trail={back ? [back] : []} action={action} />
      {await content(viewer)}
    </>
  ));
}
