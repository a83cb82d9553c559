import 'server-only';
import type { ReactNode } from 'react';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { EmptyNote } from '@/components/ui/empty';
import type { MemberOf } from '@/lib/account/session/session';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { goneOnWords } from '@/lib/care/session/rules';
import { type SearchParams, searchParam } from '@/lib/format/search-params';
import type { Option } from '@/lib/server/action/form-result';
import { noClients } from './session-panel';

type New = {
  readonly from: `/therapist-dashboard/${string}/new`;
  readonly title: string;
  readonly lead: string;
  readonly list: { readonly href: string; readonly label: string };
  /** `client`: id of one client; without it the page is for all of the viewer's clients. */
  readonly searchParams: Promise<SearchParams>;
};

type Shown = {
  readonly viewer: MemberOf<'therapist'>;
  readonly clients: readonly Option[];
  readonly client?: string;
  readonly postTo: string;
};

/** A page with the form for something new, for one client of the viewer or for all with whom nobody else goes on. */
export function newPage({ from, title, lead, list, searchParams }: New, form: (shown: Shown) => ReactNode) {
  return practicePage({ from, title, lead, back: list }, async (viewer) => {
    const client = searchParam(await searchParams, 'client');
    const toAsk = new Date();
    const one = client === '' ? [] : await listClientChoices(viewer, { one: client, toAsk });
    if (one.length === 0 && (await listClientChoices(viewer, { one: client })).length > 0) {
      return <EmptyNote>{goneOnWords}</EmptyNote>;
    }
    const clients = one.length > 0 ? one : await listClientChoices(viewer, { toAsk });
    if (clients.length === 0) return <EmptyNote>{noClients}</EmptyNote>;
    const [only] = one;
    return (
      <div className="max-w-3xl">
        {form({
          viewer,
          clients,
          client: only?.value,
          postTo: only ? `${from}?client=${only.value}` : from,
        })}
      </div>
    );
  });
}
