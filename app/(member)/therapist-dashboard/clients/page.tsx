import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { noClients } from '@/app/(member)/therapist-dashboard/session-panel';
import { Paging } from '@/components/care/private/practice/practice-paging';
import { ClientList } from '@/components/care/private/session/client-list';
import { Section } from '@/components/layout/private/section';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { listClients } from '@/lib/care/session/clients/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Clients' };

const path = '/therapist-dashboard/clients';

/** All clients of the therapist, by name. */
export default function ClientsPage({ searchParams }: PageProps<'/therapist-dashboard/clients'>) {
  const lead = 'People with sessions or plans with you, or whose message you have answered.';
  return practicePage({ from: path, title: 'Clients', lead }, async (viewer) => {
    const query = await searchParams;
    const [search, after] = [searchParam(query, 'name'), searchParam(query, 'after')];
    return (
      <>
        <form method="get" className="flex flex-wrap items-end gap-3">
          <div className="grid min-w-0 grow gap-1.5 sm:max-w-96">
            <label htmlFor="client-name" className="font-semibold">
              Name
            </label>
            <Input
              id="client-name"
              type="search"
              name="name"
              defaultValue={search}
              maxLength={160}
              autoComplete="off"
            />
          </div>
          <Button type="submit" variant="outline">
            Search
          </Button>
        </form>
        <Section id="clients" title={search ? `Clients named “${search}”` : 'Your clients'}>
          {async () => {
            const { clients, next } = await listClients(viewer, { search, after });
            return (
              <>
                <ClientList
                  clients={clients}
                  hrefOf={({ id }) => `/therapist-dashboard/clients/${id}`}
                  empty={search ? 'Nobody of this name is among your clients.' : noClients}
                />
                <Paging
                  label="Pages of clients"
                  first={after ? listAddress(path, { name: search }) : null}
                  next={next && listAddress(path, { name: search, after: next })}
                  nextLabel="More clients"
                />
              </>
            );
          }}
        </Section>
      </>
    );
  });
}
