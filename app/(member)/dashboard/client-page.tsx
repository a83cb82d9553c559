import 'server-only';
import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { ArrowLeft } from '@/components/ui/icons';
import { requireRole } from '@/lib/account/session/guard';
import type { MemberOf } from '@/lib/account/session/session';

type Shown = {
  /** Path of the page itself. */
  readonly from: `/dashboard/${string}`;
  readonly title: string;
  readonly lead: string;
};

/**
 * A page below the client’s dashboard: the way back, the purpose, the sections. Nobody but a client sees it.
 * @param content reads what the page shows and gives it
 */
export function clientPage(
  { from, title, lead }: Shown,
  content: (viewer: MemberOf<'client'>) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  return guarded(
    () => requireRole('client', from),
    async (viewer) => (
      <div className="container-page grid max-w-4xl gap-10 pt-2 pb-16">
        <header className="grid gap-3">
          <a href="/dashboard" className="tap gap-2 justify-self-start text-link font-semibold">
            <ArrowLeft aria-hidden="true" className="size-5" />
            Dashboard
          </a>
          <h1>{title}</h1>
          <p className="max-w-measure text-muted-foreground text-lead">{lead}</p>
        </header>
        {await content(viewer)}
      </div>
    ),
  );
}
