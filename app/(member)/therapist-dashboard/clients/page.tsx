import type { Metadata } from 'next';
import { addressOf, asked } from '@/app/(member)/therapist-dashboard/asked';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { noClients } from '@/app/(member)/therapist-dashboard/session-desk';
import { controlBorder, controlStyle } from '@/components/forms/styles';
import { Paging } from '@/components/member/practice-paging';
import { Section } from '@/components/member/section';
import { ClientList } from '@/components/session/client-list';
import { buttonStyle } from '@/components/ui/button';
import { listClients } from '@/lib/session/clients/queries';

export const metadata: Metadata = { title: 'Clients' };

const path = '/therapist-dashboard/clients';

/** Everybody whom the therapist works with, by name. */
export default function ClientsPage({ searchParams }: PageProps<'/therapist-dashboard/clients'>) {
  const lead = 'People with sessions or plans with you, or whose message you have answered.';
  return practicePage({ from: path, title: 'Clients', lead }, async (viewer) => {
    const query = await searchParams;
    const [search, after] = [asked(query.name), asked(query.after)];
    return (
      <>
        <form method="get" className="flex flex-wrap items-end gap-3">
          <div className="grid min-w-0 grow gap-1.5 sm:max-w-96">
            <label htmlFor="client-name" className="font-semibold">
              Name
            </label>
            <input
              id="client-name"
              type="search"
              name="name"
              defaultValue={search}
              maxLength={160}
              autoComplete="off"
              className={`${controlStyle} ${controlBorder(undefined)}`}
            />
          </div>
          <button type="submit" className={buttonStyle({ look: 'secondary' })}>
            Search
          </button>
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
                  first={after ? addressOf(path, { name: search }) : null}
                  next={next && addressOf(path, { name: search, after: next })}
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
